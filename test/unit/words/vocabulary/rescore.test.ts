import { describe, expect, test } from 'vitest';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { countCommon, LEFT_OUT, rescore } from '../../../../src/words/vocabulary/rescore.ts';
import { IS_NAME } from '../../../../src/words/vocabulary/tags.ts';
import type { WordList } from '../../../../src/words/vocabulary/word-list.ts';
import { contents } from '../../../support/contents.ts';

const WORDS = parseWordList('ab;10\ncat;20\ncow;30\ndog;40\nbird;50');
const list = (text: string, fold = true): WordList =>
  parseWordList(text, { fold, mayBeEmpty: true });

describe('rescore', () => {
  test.each<[string, string, number | 'out', string[]]>([
    ['raises', 'cow;1\ndog', 9, ['AB 10', 'CAT 20', 'COW 39', 'DOG 49', 'BIRD 50']],
    ['leaves out', 'cow\nab', 'out', ['CAT 20', 'DOG 40', 'BIRD 50']],
    ['leaves out all', 'cat\ncow\ndog\nab\nbird', 'out', []],
    [
      'passes over what is not a word',
      'owl\nowls\nzebra\na',
      'out',
      ['AB 10', 'CAT 20', 'COW 30', 'DOG 40', 'BIRD 50'],
    ],
    ['does nothing for none', '', 'out', ['AB 10', 'CAT 20', 'COW 30', 'DOG 40', 'BIRD 50']],
  ])('%s', (_name, others, raise, expected) => {
    const change = (score: number): number => (raise === 'out' ? LEFT_OUT : score + raise);
    expect(contents(rescore(WORDS, list(others), change))).toEqual(expected);
    expect(contents(WORDS)).toHaveLength(5);
  });

  test('understands other alphabets', () => {
    const words = list('año\nano\nмай\nmai', false);
    expect(contents(rescore(words, list('май\nжук\nаno'), () => LEFT_OUT))).toEqual([
      'ANO 50',
      'AÑO 50',
      'MAI 50',
    ]);
    expect(contents(rescore(words, list('ñandú\naño', false), () => 7))).toContain('AÑO 7');
    expect(countCommon(WORDS, list('ñandú\ncow\ndog', false))).toBe(2);
  });

  test('looks at a length when its words are asked for', () => {
    let changes = 0;
    const words = rescore(WORDS, list('cow\nbird'), (score) => score + changes++);
    expect(changes).toBe(0);
    words.table(3);
    words.table(3);
    expect(changes).toBe(1);
  });

  test('keeps floors, which hold for what was read, and takes new ones', () => {
    const words = rescore(WORDS.atLeast(30), list('cow\ncat'), () => 5);
    expect(words.minScore).toBe(30);
    expect(contents(words)).toEqual(['COW 5', 'DOG 40', 'BIRD 50']);
    expect(contents(words.atLeast(31))).toEqual(['DOG 40', 'BIRD 50']);
  });

  test('keeps flags with their words', () => {
    const named = rescore(list('ann;50;name\nbob;50;name\ncat'), list('ann'), () => LEFT_OUT);
    expect(contents(named)).toEqual(['BOB 50', 'CAT 50']);
    expect([...named.table(3).flags!]).toEqual([IS_NAME, 0]);
  });
});

test('countCommon counts the words of all lengths that both have', () => {
  expect(countCommon(WORDS, list('ab\ncat\ncats\nbird\nbirds'))).toBe(3);
  expect(countCommon(WORDS, list(''))).toBe(0);
});

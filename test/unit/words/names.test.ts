// Proper names: the tag of a list, and what becomes of it when lists meet.

import { describe, expect, test } from 'vitest';
import { parseWordList, parseWordLists } from '../../../src/words/parse-word-list.ts';
import { IS_NAME } from '../../../src/words/word-list.ts';

const isName = (word: string, ...texts: string[]): boolean => {
  const sources = texts.map((text) => ({ name: text, bytes: new TextEncoder().encode(text) }));
  return parseWordLists(sources).words.isName(Array.from(word));
};

describe('the tag', () => {
  test.each([
    'ann;50;name',
    'ann;50;NAME',
    'ann;50;Name\r\n',
    'ann;50; name ',
    'ann,50,name',
    'ann\t50\tname',
    'ann; 50 ;name',
    'ann;;name',
    'ann;\t60;name',
    'cat;1\nann;50;name\ncow;3',
    'Änn;50;name\nANN;50;name',
  ])('%j is one', (text) => {
    expect(isName('ANN', text)).toBe(true);
  });

  test.each([
    'ann;50',
    'ann',
    'ann;name',
    'ann;50;names',
    'ann;50;surname',
    'ann;50;a name',
    'ann;50;name;x',
    'ann;50;name, first',
    'ann;50;A girl;name',
    'ann;50;"name"',
    'ann;50;namé',
    'ann;50;nam\ne',
    'name;50\nann',
  ])('%j is none', (text) => {
    expect(isName('ANN', text)).toBe(false);
  });

  test('does not touch the score', () => {
    const words = parseWordList('ann;30;name\nbob;;name\ncat;7;name,');
    expect([...words.table(3).scores]).toEqual([30, 50, 7]);
  });
});

describe('a word that is tagged here and not there', () => {
  test.each([
    ['is none, in one list', ['ann;50;name\nann;20'], false],
    ['in whatever order', ['ann;20\nann;50;name'], false],
    ['is one if every entry of the list says so', ['ann;50;name\nANN;20;name'], true],
    ['is what the first list says', ['ann;50;name', 'ann;60'], true],
    ['also if that is no', ['ann;60', 'ann;50;name'], false],
    [
      'also if another word of the first list is tagged',
      ['ann;60\nbob;1;name', 'ann;5;name'],
      false,
    ],
  ])('%s', (_name, texts, expected) => {
    expect(isName('ANN', ...texts)).toBe(expected);
  });
});

describe('flags', () => {
  test('are none for a length without names', () => {
    const words = parseWordList('ann;50;name\nanna');
    expect(words.table(4).flags).toBeUndefined();
    expect(words.table(9).flags).toBeUndefined();
  });

  test('go with their words, in many and above a floor', () => {
    const lines = Array.from({ length: 500 }, (_, i) => {
      const word = Array.from(String(1000 + i), (digit) => 'abcdefghij'[Number(digit)]).join('');
      return `${word};${i % 101}${i % 3 === 0 ? ';name' : ''}`;
    });
    const words = parseWordList(lines.reverse().join('\n'), { minScore: 30 });
    const { count, flags } = words.table(4);
    const expected = lines
      .map((line) => line.toUpperCase().split(';'))
      .filter(([, score]) => Number(score) >= 30)
      .sort()
      .map(([, , tag]) => (tag === 'NAME' ? IS_NAME : 0));
    expect([count, Array.from(flags!)]).toEqual([expected.length, expected]);
  });

  test('no word is no name', () => {
    expect(parseWordList('ann;50;name').isName(['B', 'O', 'B'])).toBe(false);
  });
});

// The reports on word lists: looked up, matched, counted, compared.

import { describe, expect, test } from 'vitest';
import { comparedLists } from '../../../src/inspect/compared-lists.ts';
import { type ListLabel, lookUp } from '../../../src/inspect/look-up.ts';
import { matchingWords } from '../../../src/inspect/matching-words.ts';
import { wordListCounts } from '../../../src/inspect/word-list-counts.ts';
import {
  comparedListsText,
  lookUpFacts,
  lookUpText,
  matchingWordsText,
  wordListCountsText,
} from '../../../src/say/word-lists.ts';
import { chooseWords } from '../../../src/words/reading/choose-words.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const letters = Array.from<string>;
const small = (word: string): string => word.toLowerCase();

describe('matching words', () => {
  const words = parseWordList('pies;60\npals;60\npass;90;name\npush;95\nspies;99\n');

  test('the better first, then by letters', () => {
    const found = matchingWords('P..S', ['P', undefined, undefined, 'S'], words, 2, small);
    expect(found).toEqual({
      pattern: 'P..S',
      count: 3,
      words: [
        { word: 'PASS', score: 90, tags: ['name'], display: 'pass' },
        { word: 'PALS', score: 60, tags: [], display: 'pals' },
      ],
    });
    expect(matchingWordsText(found)).toBe(
      'P..S: 3 words\n  word  score  tags  printed\n  PASS     90  name  pass\n  PALS     60        pals\n  and 1 more\n',
    );
  });

  test('of any length, by a test', () => {
    const isLong = (word: readonly string[]): boolean => word.length > 4;
    expect(matchingWords('x', isLong, words, 9, small)).toMatchObject({ count: 1 });
  });

  test('none', () => {
    const none = matchingWords('Ñ', ['Ñ'], words, 9, small);
    expect(matchingWordsText(none)).toBe('Ñ: 0 words\n');
  });
});

test('counts by length and score: every word in one band', () => {
  const words = parseWordList('a;100\nb;90\nc;89\nd;70\ne;50\nf;49\ng;10\nh;9\ni;0\nno;55\n');
  const counts = wordListCounts(words.atLeast(5));
  expect(counts.count).toBe(9);
  expect(counts.lengths.map(({ length, count }) => [length, count])).toEqual([
    [1, 8],
    [2, 1],
  ]);
  expect(counts.lengths[0]!.bands.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1, 1]);
  const [head, , one, , all] = wordListCountsText('l.txt', counts).split('\n');
  expect(head).toBe('l.txt: 9 words, by length and score');
  expect(one!.trim().split(/\s+/)).toEqual(['1', '2', '2', '1', '1', '1', '1', '8']);
  expect(all!.trim().split(/\s+/)).toEqual(['all', '2', '2', '2', '1', '1', '1', '9']);
});

describe('compared lists', () => {
  const here = { name: 'here', words: parseWordList('cat;80\ndog;60\nemu;50\nno;7\n') };
  const there = { name: 'there', words: parseWordList('cat;20\ndog;80\nemu;69\nyes;9\nñu;1\n') };

  test('each word in its place', () => {
    expect(comparedLists(here, there, 1)).toEqual({
      both: 3,
      here: { name: 'here', count: 4, only: 1, examples: [{ word: 'NO', score: 7 }] },
      there: { name: 'there', count: 5, only: 2, examples: [{ word: 'YES', score: 9 }] },
      differing: { by: 20, count: 2, examples: [{ word: 'CAT', here: 80, there: 20 }] },
    });
  });

  test('the other way round it is the same', () => {
    const [one, other] = [comparedLists(here, there, 9), comparedLists(there, here, 9)];
    expect(other).toMatchObject({ here: one.there, there: one.here, both: one.both });
  });

  test('as text', () => {
    const text = comparedListsText(comparedLists(here, there, 1));
    expect(text).toContain('Only in there (1 of 2)\n  word  score\n  YES       9\n');
    expect(text).toContain('Scores 20 or more apart (1 of 2)\n');
    const alike = comparedListsText(comparedLists(here, here, 9));
    expect(alike).not.toContain('Only in here\n');
  });
});

describe('looked up', () => {
  const source = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
  const chosen = chooseWords({
    lists: [
      { ...source('own', 'oreo;65;name\nshmo;20\n'), isPersonal: true },
      source('other', 'oreo;10\nemu;40;abbr\ncat;99\ncrap;60\n'),
    ],
    prefer: [source('liked', 'owl;0\nemu')],
    exclude: [source('no', 'cat\nnope')],
    offensive: { blocked: source('blocked', ''), crude: source('crude', 'crap'), family: false },
    minScore: 30,
  });
  const lists: ListLabel[] = [
    { name: 'own', kind: 'personal', isScored: true },
    { name: 'other', kind: 'bundled', isScored: true },
    { name: 'liked', kind: 'file', isScored: false },
  ];
  const of = (word: string) => lookUp(letters(word), chosen, lists, small);

  test.each([
    ['OREO', 'in', { score: 65, listed: 65, list: 'own', tags: ['name'] }],
    ['EMU', 'in', { score: 70, listed: 40, list: 'other', tags: ['abbr'] }],
    ['OWL', 'in', { score: 70, listed: null, list: 'liked', display: 'owl' }],
    ['CRAP', 'out', { score: 20, listed: 60, list: 'other' }],
    ['SHMO', 'out', { score: 20, listed: 20, listKind: 'personal' }],
    ['CAT', 'out', { score: 99, listed: 99, list: 'other' }],
    ['NOPE', 'out', { score: null, listed: null, list: null, display: 'NOPE' }],
  ])('%s', (word, status, expected) => {
    expect(of(word)).toMatchObject({ word, status: { status }, ...expected });
  });

  test('as text', () => {
    expect(lookUpText(['SHMO', 'EMU', 'OWL', 'CAT', 'XYZ'].map(of)).split('\n')).toEqual([
      '  word  score  tags  printed  list                            in a grid',
      '  SHMO  20           shmo     your own                        out: scored below 30 (--min-score)',
      '  EMU   70     abbr  emu      other (bundled), which says 40  in',
      '  OWL   70           owl      liked                           in',
      '  CAT   99           cat      other (bundled)                 out: excluded by no',
      '  XYZ   -                     -                               out: in no list',
      '',
    ]);
  });

  test('as json: whether it is usable, and why not', () => {
    const { status: _, ...rest } = of('CAT');
    expect(lookUpFacts(of('CAT'))).toEqual({ ...rest, usable: false, why: 'excluded by no' });
    expect(lookUpFacts(of('OWL'))).toMatchObject({ usable: true, why: null });
  });
});

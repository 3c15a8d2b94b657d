// The reports on word lists: looked up, matched, counted, compared.

import { describe, expect, test } from 'vitest';
import { comparedLists } from '../../../src/inspect/compared-lists.ts';
import { type ListLabel, lookUp } from '../../../src/inspect/look-up.ts';
import { matchingWords } from '../../../src/inspect/matching-words.ts';
import { wordListCounts } from '../../../src/inspect/word-list-counts.ts';
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
  });

  test('of any length, by a test', () => {
    const isLong = (word: readonly string[]): boolean => word.length > 4;
    expect(matchingWords('x', isLong, words, 9, small)).toMatchObject({ count: 1 });
  });

  test('none', () => {
    const none = matchingWords('Ñ', ['Ñ'], words, 9, small);
    expect(none).toEqual({ pattern: 'Ñ', count: 0, words: [] });
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
});

import { describe, expect, test } from 'vitest';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';

const WORDS = parseWordList('ox;9\nad;1\ncat;70\nbat\ncab;0\nbird;100\n');

test('lengths are those read, ascending', () => {
  expect(WORDS.lengths()).toEqual([2, 3, 4]);
});

test('a table is sorted, and its rows are letter indices', () => {
  const { length, count, letters, scores } = WORDS.table(3);
  expect({ length, count }).toEqual({ length: 3, count: 3 });
  expect([...letters]).toEqual([1, 0, 19, 2, 0, 1, 2, 0, 19]);
  expect([...scores]).toEqual([50, 0, 70]);
});

test('a length without words has an empty table', () => {
  const { length, count, letters, scores } = WORDS.table(9);
  expect([length, count, letters.length, scores.length]).toEqual([9, 0, 0, 0]);
});

test('a table is made once', () => {
  expect(WORDS.table(3)).toBe(WORDS.table(3));
});

describe('a word, by its letters', () => {
  test.each([
    ['OX', 1, 9],
    ['AD', 0, 1],
    ['BAT', 0, 50],
    ['CAB', 1, 0],
    ['CAT', 2, 70],
    ['BIRD', 0, 100],
    ['CAR', -1, undefined],
    ['AAA', -1, undefined],
    ['ZZZ', -1, undefined],
    ['CA', -1, undefined],
    ['CATS', -1, undefined],
    ['C_T', -1, undefined],
    ['cat', -1, undefined],
    ['CÄT', -1, undefined],
    ['', -1, undefined],
  ])('%s', (text, id, score) => {
    const letters = Array.from(text);
    expect(WORDS.wordId(letters)).toBe(id);
    expect(WORDS.scoreOf(letters)).toBe(score);
    if (id >= 0) expect(WORDS.wordText(letters.length, id)).toBe(text);
  });
});

test('every word is found again, in alphabets of one byte and more', () => {
  for (const letters of ['ab', 'abcdefg', 'абвгдеёж', 'aбγ字']) {
    const texts = Array.from(letters).flatMap((a) =>
      Array.from(letters).flatMap((b) => Array.from(letters, (c) => a + b + c)),
    );
    const kept = texts.filter((_, i) => i % 3 !== 1);
    const words = parseWordList(kept.join('\n'));
    expect(words.table(3).count).toBe(kept.length);
    for (const text of texts) {
      const id = words.wordId(Array.from(text.toUpperCase()));
      if (kept.includes(text)) expect(words.wordText(3, id)).toBe(text.toUpperCase());
      else expect(id).toBe(-1);
    }
  }
});

test('a letter that no word has has no index', () => {
  const words = parseWordList('май');
  expect(['А', 'Й', 'М', 'A', 'Б', ''].map((letter) => words.letterIndex(letter))).toEqual([
    0, 1, 2, -1, -1, -1,
  ]);
});

test('words below the floor are in no table', () => {
  const words = parseWordList('cat;70\nbat\ncab;0\n', { minScore: 51 });
  expect(words.minScore).toBe(51);
  expect(words.table(3).count).toBe(1);
  expect(words.scoreOf(['B', 'A', 'T'])).toBeUndefined();
  expect(words.scoreOf(['C', 'A', 'T'])).toBe(70);
});

describe('floors', () => {
  const words = parseWordList('ox;20\nad;70\ncat;60\nbat;30\nbird;40');
  const counts = (list: typeof words) => [2, 3, 4].map((length) => list.table(length).count);

  test('one of a length goes before the one for all', () => {
    const list = words.atLeast(40, new Map([[3, 30]]));
    expect([list.minScore, ...[2, 3, 4].map((length) => list.minScoreOf(length))]).toEqual([
      40, 40, 30, 40,
    ]);
    expect(counts(list)).toEqual([1, 2, 1]);
  });

  test('are never lowered', () => {
    const high = words.atLeast(0, new Map([[3, 60]]));
    expect(counts(high)).toEqual([2, 1, 1]);
    expect(counts(high.atLeast(50))).toEqual([1, 1, 0]);
    expect(high.atLeast(50).minScoreOf(3)).toBe(60);
    expect(high.atLeast(0, new Map([[3, 10]]))).toBe(high);
    expect(high.atLeast(0)).toBe(high);
    expect(
      words
        .atLeast(50)
        .atLeast(0, new Map([[2, 60]]))
        .minScoreOf(4),
    ).toBe(50);
  });
});

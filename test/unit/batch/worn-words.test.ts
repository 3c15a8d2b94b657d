import { describe, expect, test } from 'vitest';
import { lossOf, WornWords } from '../../../src/batch/worn-words.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const words = parseWordList('CAT;80\nDOG;80\nEMU;30\nHORSE;90\nZEBRA;40\n');
const score = (list: typeof words, word: string): number | undefined =>
  list.scoreOf(Array.from(word));
const plain = { now: 10, rest: 0, banned: [] };

describe('what a use costs', () => {
  test('nothing without any, less the longer ago, more the more there were', () => {
    expect(lossOf(0, 5)).toBe(0);
    const byAge = [0, 20, 21, 100, 101, 500, 501, 9999].map((age) => lossOf(1, age));
    expect(byAge).toEqual([...byAge].sort((a, b) => b - a));
    expect(new Set(byAge).size).toBeGreaterThan(2);
    const byCount = [1, 2, 3, 50, 1000].map((times) => lossOf(times, 5));
    expect(byCount).toEqual([...byCount].sort((a, b) => a - b));
    expect(lossOf(1, 9999)).toBeGreaterThan(0);
  });
});

test('used words score less, others the same; no word gets worse than a bad one', () => {
  const worn = new WornWords(words);
  worn.use('CAT', 9);
  worn.use('EMU', 9);
  worn.use('ZEBRA', 9, 100);
  const list = worn.worn(words, plain);
  expect(score(list, 'CAT')).toBe(80 - lossOf(1, 1));
  expect(score(list, 'DOG')).toBe(80);
  expect(score(list, 'EMU')).toBe(30);
  expect(score(list, 'ZEBRA')).toBe(35);
  expect(score(words, 'CAT')).toBe(80);
});

test('words rest after their use for so many puzzles, and banned ones are gone', () => {
  const worn = new WornWords(words);
  worn.use('CAT', 7);
  worn.use('DOG', 6);
  const list = worn.worn(words, { now: 10, rest: 3, banned: ['HORSE', 'UNKNOWN'] });
  expect(score(list, 'CAT')).toBeUndefined();
  expect(score(list, 'DOG')).toBe(80 - lossOf(1, 4));
  expect(score(list, 'HORSE')).toBeUndefined();
  expect(score(list, 'ZEBRA')).toBe(40);
  const left = worn.worn(words, { now: 10, rest: 3, banned: [] }, false);
  expect(score(left, 'CAT')).toBeUndefined();
  expect(score(left, 'DOG')).toBe(80);
});

test('the order in which uses are told is of no matter', () => {
  const [one, two] = [new WornWords(words), new WornWords(words)];
  one.use('CAT', 3);
  one.use('CAT', 9);
  two.use('CAT', 9);
  two.use('CAT', 3);
  expect(score(one.worn(words, plain), 'CAT')).toBe(score(two.worn(words, plain), 'CAT'));
  expect(score(one.worn(words, plain), 'CAT')).toBe(80 - lossOf(2, 1));
});

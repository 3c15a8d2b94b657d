import { expect, test } from 'vitest';
import { lossOf, WornWords } from '../../../src/batch/worn-words.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const words = parseWordList('CAT;80\nDOG;80\nEMU;30\nHORSE;90\nZEBRA;40\n');
const score = (list: typeof words, word: string): number | undefined =>
  list.scoreOf(Array.from(word));
const plain = { now: 10, rest: 0, banned: [] };

test.each([
  [0, 5, 0],
  [1, 0, 30],
  [1, 20, 30],
  [1, 21, 20],
  [1, 100, 20],
  [1, 101, 12],
  [1, 500, 12],
  [1, 501, 6],
  [1, 9999, 6],
  [2, 20, 34],
  [3, 101, 20],
  [6, 0, 50],
  [7, 0, 50],
  [1000, 0, 50],
])('%i uses, the last %i puzzles ago, cost %i points', (times, age, loss) => {
  expect(lossOf(times, age)).toBe(loss);
});

test('however many uses there were, they are counted', () => {
  const worn = new WornWords(words);
  worn.use('CAT', 9, 0xffff);
  worn.use('CAT', 9);
  expect(score(worn.worn(words, plain), 'CAT')).toBe(35);
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
  const later = { ...plain, now: 25 };
  expect(score(one.worn(words, later), 'CAT')).toBe(80 - lossOf(2, 16));
  expect(score(two.worn(words, later), 'CAT')).toBe(80 - lossOf(2, 16));
});

import { describe, expect, test } from 'vitest';
import { lossOf, UsagePenalty, type UsageView } from '../../../src/batch/usage-penalty.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const words = parseWordList('CAT;80\nDOG;80\nEMU;30\nHORSE;90\nZEBRA;40\n');
const score = (list: typeof words, word: string): number | undefined =>
  list.scoreOf(Array.from(word));
const plain: UsageView = { now: 10, rest: 0, banned: [] };

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
  const penalty = new UsagePenalty(words);
  penalty.count('CAT', 9, 0xffff);
  penalty.count('CAT', 9);
  expect(score(penalty.applied(words, plain), 'CAT')).toBe(35);
});

test('used words score less, others the same; no word gets worse than a bad one', () => {
  const penalty = new UsagePenalty(words);
  penalty.count('CAT', 9);
  penalty.count('EMU', 9);
  penalty.count('ZEBRA', 9, 100);
  const list = penalty.applied(words, plain);
  expect(score(list, 'CAT')).toBe(80 - lossOf(1, 1));
  expect(score(list, 'DOG')).toBe(80);
  expect(score(list, 'EMU')).toBe(30);
  expect(score(list, 'ZEBRA')).toBe(35);
  expect(score(words, 'CAT')).toBe(80);
});

test('words rest after their use for so many puzzles, and banned ones are gone', () => {
  const penalty = new UsagePenalty(words);
  penalty.count('CAT', 7);
  penalty.count('DOG', 6);
  const list = penalty.applied(words, { now: 10, rest: 3, banned: ['HORSE', 'UNKNOWN'] });
  expect(score(list, 'CAT')).toBeUndefined();
  expect(score(list, 'DOG')).toBe(80 - lossOf(1, 4));
  expect(score(list, 'HORSE')).toBeUndefined();
  expect(score(list, 'ZEBRA')).toBe(40);
  const left = penalty.applied(words, { now: 10, rest: 3, banned: [] }, false);
  expect(score(left, 'CAT')).toBeUndefined();
  expect(score(left, 'DOG')).toBe(80);
});

test('the order in which uses are told is of no matter', () => {
  const [one, two] = [new UsagePenalty(words), new UsagePenalty(words)];
  one.count('CAT', 3);
  one.count('CAT', 9);
  two.count('CAT', 9);
  two.count('CAT', 3);
  const later = { ...plain, now: 25 };
  expect(score(one.applied(words, later), 'CAT')).toBe(80 - lossOf(2, 16));
  expect(score(two.applied(words, later), 'CAT')).toBe(80 - lossOf(2, 16));
});

describe('fresh words', () => {
  const list = parseWordList('AAA;80\nBBB;80\nCCC;70\nDDD;60\nEEE;80\nFFFF;70\n');
  const fresher = (penalty: UsagePenalty, minScore: number, view = plain): string[] | undefined =>
    penalty.fresher(list, view)(minScore)?.texts();

  test('are all as fresh while none has been used', () => {
    expect(fresher(new UsagePenalty(list), 60)).toBeUndefined();
  });

  test('are those of each length that were not used for longest, of at least a score', () => {
    const penalty = new UsagePenalty(list);
    for (const [i, word] of ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'].entries())
      penalty.count(word, i + 1);
    expect(fresher(penalty, 60)).toEqual(['AAA', 'BBB', 'CCC', 'DDD', 'FFFF']);
    expect(fresher(penalty, 70)).toEqual(['AAA', 'BBB', 'CCC', 'FFFF']);
    // Used again, a word is the last in the row.
    penalty.count('AAA', 7);
    expect(fresher(penalty, 70)).toEqual(['BBB', 'CCC', 'EEE', 'FFFF']);
  });

  test('are more where more are as fresh, and none that rests or is banned', () => {
    const penalty = new UsagePenalty(list);
    penalty.count('AAA', 9);
    expect(fresher(penalty, 60)).toEqual(['BBB', 'CCC', 'DDD', 'EEE', 'FFFF']);
    penalty.count('BBB', 8);
    const view = { now: 10, rest: 1, banned: ['EEE'] };
    expect(fresher(penalty, 60, view)).toEqual(['CCC', 'DDD', 'FFFF']);
  });
});

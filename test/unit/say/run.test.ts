import { expect, test } from 'vitest';
import { RunCounts } from '../../../src/batch/run-counts.ts';
import { sayFillsEnd, sayNodes, sayPuzzles, saySearch, saySeconds } from '../../../src/say/run.ts';

test('what is spent is told with its share of the budget', () => {
  expect(sayNodes(1200, {})).toBe('1,200 nodes');
  expect(sayNodes(1200, { nodes: 5000 })).toBe('1,200 of 5,000 nodes (24 %)');
  expect(sayNodes(5600, { nodes: 5000 })).toBe('5,600 of 5,000 nodes (100 %)');
  expect(saySeconds(3, {})).toBe('3 s');
  expect(saySeconds(3, { time: 60 })).toBe('3 of 60 s');
});

test.each([
  [10, { made: 0, wanted: 5, allFailed: 0 }, '0 of 5 puzzles, 10 s'],
  [10, { made: 5, wanted: 5, allFailed: 2 }, '5 of 5 puzzles, 2 failed, 0.5 per second'],
  [10, { made: 1, wanted: 5, allFailed: 0 }, '1 of 5 puzzles, 0.1 per second, about 40 s left'],
  [
    2,
    { made: 3, wanted: 1200, allFailed: 0 },
    '3 of 1,200 puzzles, 1.5 per second, about 798 s left',
  ],
  // What an earlier run made took no time of this one.
  [
    2,
    { made: 13, wanted: 20, allFailed: 0, known: 10 },
    '13 of 20 puzzles, 1.5 per second, about 5 s left',
  ],
])('after %i s of %o: %s', (seconds, counts, text) => {
  expect(sayPuzzles({ known: 0, ...counts }, seconds)).toBe(text);
});

const stats = { nodes: 1000, backtracks: 1, restarts: 2, propagations: 3 };

test('one search', () => {
  expect(saySearch(stats, 3, { nodes: 1000 })).toBe(
    '1,000 of 1,000 nodes (100 %), 2 restarts, 3 s',
  );
});

test.each<[wanted: number, gaveUp: readonly number[], line: string]>([
  [1, [1], 'gave up after 1,000 nodes (seed 7)'],
  [3, [2, 3], 'gave up after 1,000 nodes on 2 of the seeds 7 to 9: 8, 9'],
  [
    21,
    Array.from({ length: 21 }, (_, i) => i + 1),
    `gave up after 1,000 nodes on 21 of the seeds 7 to 27: ${Array.from({ length: 20 }, (_, i) => i + 7).join(', ')}, ...`,
  ],
])('seeds that gave up: %i fills', (wanted, gaveUp, line) => {
  const counts = new RunCounts(wanted);
  for (const n of gaveUp) counts.add(n, 'gave-up', '', stats);
  for (let n = gaveUp.length; n < wanted; n++) counts.add(n, 'filled', '', stats);
  expect(sayFillsEnd(counts, undefined, { nodes: 1000 }, 7, () => 0)).toEqual([line]);
});

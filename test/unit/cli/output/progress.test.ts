import { expect, test } from 'vitest';
import { nodesSpent, puzzlesMade, secondsSpent } from '../../../../src/cli/output/progress.ts';

test('what is spent is told with its share of the budget', () => {
  expect(nodesSpent(1200, {})).toBe('1,200 nodes');
  expect(nodesSpent(1200, { nodes: 5000 })).toBe('1,200 of 5,000 nodes (24 %)');
  expect(nodesSpent(5600, { nodes: 5000 })).toBe('5,600 of 5,000 nodes (100 %)');
  expect(secondsSpent(3, {})).toBe('3 s');
  expect(secondsSpent(3, { time: 60 })).toBe('3 of 60 s');
});

test.each([
  [10, { made: 0, count: 5, failed: 0 }, '0 of 5 puzzles, 10 s'],
  [10, { made: 5, count: 5, failed: 2 }, '5 of 5 puzzles, 2 failed, 0.5 a second'],
  [10, { made: 1, count: 5, failed: 0 }, '1 of 5 puzzles, 0.1 a second, about 40 s left'],
  [2, { made: 3, count: 1200, failed: 0 }, '3 of 1,200 puzzles, 1.5 a second, about 798 s left'],
  // What an earlier run made took no time of this one.
  [
    2,
    { made: 13, count: 20, failed: 0, known: 10 },
    '13 of 20 puzzles, 1.5 a second, about 5 s left',
  ],
])('after %i s of %o: %s', (seconds, counts, text) => {
  expect(puzzlesMade(counts, seconds)).toBe(text);
});

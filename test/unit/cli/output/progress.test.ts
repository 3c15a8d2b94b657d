import { expect, test } from 'vitest';
import { nodesSpent, secondsLeft, secondsSpent } from '../../../../src/cli/output/progress.ts';

test('what is spent is told with its share of the budget', () => {
  expect(nodesSpent(1200, {})).toBe('1,200 nodes');
  expect(nodesSpent(1200, { nodes: 5000 })).toBe('1,200 of 5,000 nodes (24 %)');
  expect(nodesSpent(5600, { nodes: 5000 })).toBe('5,600 of 5,000 nodes (100 %)');
  expect(secondsSpent(3, {})).toBe('3 s');
  expect(secondsSpent(3, { seconds: 60 })).toBe('3 of 60 s');
});

test.each([
  [10, 0, 5, ''],
  [10, 5, 5, ''],
  [10, 1, 5, ', about 40 s left'],
  [10, 3, 5, ', about 7 s left'],
])('%i s for %i of %i%s', (seconds, done, count, text) => {
  expect(secondsLeft(seconds, done, count)).toBe(text);
});

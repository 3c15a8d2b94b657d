import { expect, test } from 'vitest';
import { countedStatus, RunCounts, type RunStatus } from '../../../src/batch/run-counts.ts';

const stats = { nodes: 1000, backtracks: 1, restarts: 2, propagations: 3 };

test('counts add up', () => {
  const counts = new RunCounts(9);
  counts.add(1, 'filled', '', stats);
  counts.add(2, 'gave-up', '', stats);
  expect(counts.stats).toEqual({ nodes: 2000, backtracks: 2, restarts: 4, propagations: 6 });
});

test.each<[what: string, statuses: RunStatus[], wanted: number, isWhole: boolean]>([
  ['all filled', ['filled', 'filled'], 2, true],
  ['some gave up', ['filled', 'gave-up'], 2, true],
  ['not begun', ['filled'], 2, false],
])('whole or not: %s', (_, statuses, wanted, isWhole) => {
  const counts = new RunCounts(wanted);
  for (const [at, status] of statuses.entries()) counts.add(at + 1, status);
  expect(counts.isWhole).toBe(isWhole);
});

test('what is left out is filled all the same; what failed is told apart', () => {
  const counts = new RunCounts(6);
  counts.add(1, 'rejected', 'floor<50');
  counts.add(2, 'left', 'not among the best');
  counts.add(3, 'lacking');
  counts.add(4, 'too-like', 'too similar to puzzle 1');
  counts.add(5, 'rejected', 'floor<50');
  counts.add(6, 'unfillable');
  expect(counts).toMatchObject({ filled: 3, allFailed: 3, made: 6 });
  expect(counts.rejected).toEqual(new Map([['floor<50', 2]]));
  const failures = ['lacking', 'too-like', 'unfillable', 'gave-up'] as const;
  expect(failures.map((each) => counts.failed(each))).toEqual([[3], [4], [6], []]);
});

test('a puzzle that could not be filled beside others is counted as such, whatever its reason is worded like', () => {
  const figures = {
    floor: 75,
    mean: 82.5,
    weak: 0,
    unlisted: 0,
    names: 0,
    used: 0,
    penalty: 0,
    nodes: 4,
  };
  expect(countedStatus('too-like', { figures })).toBe('too-like');
  expect(countedStatus('too-like', {})).toBe('lacking');
  expect(countedStatus('rejected', { figures })).toBe('rejected');
});

import { describe, expect, test } from 'vitest';
import type { FillResult } from '../../../../src/batch/fill-task.ts';
import { Batch } from '../../../../src/cli/output/batch.ts';
import type { Outcome } from '../../../../src/fill/outcome.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

const stats = { nodes: 1000, backtracks: 1, restarts: 2, propagations: 3 };
const FILLED: Outcome = { status: 'filled', puzzle: parseTemplate('_'), stats };
const AT_NODES: Outcome = { status: 'gave-up', limit: 'nodes', stats };
const ABORTED: Outcome = { status: 'gave-up', limit: 'aborted', stats };

function batchOf(outcomes: Outcome[], count = outcomes.length, firstSeed = 7): Batch {
  const batch = new Batch({ firstSeed, count, maxNodes: 1000, best: false });
  outcomes.forEach((outcome, index) => {
    const result: FillResult = {
      index,
      grid: 0,
      seed: firstSeed + index,
      outcome,
      milliseconds: 0,
    };
    batch.add(result);
  });
  return batch;
}

test('counts add up', () => {
  expect(batchOf([FILLED, AT_NODES, ABORTED]).stats).toEqual({
    nodes: 3000,
    backtracks: 3,
    restarts: 6,
    propagations: 9,
  });
});

test.each<[string, Outcome[], number, boolean]>([
  ['all filled', [FILLED, FILLED], 2, true],
  ['some gave up', [FILLED, AT_NODES], 2, true],
  ['cut off', [FILLED, ABORTED], 2, false],
  ['not begun', [FILLED], 2, false],
])('whole or not: %s', (_name, outcomes, count, isWhole) => {
  expect(batchOf(outcomes, count).isWhole).toBe(isWhole);
});

describe('what is told', () => {
  test('while one fill goes on, and a batch', () => {
    expect(batchOf([], 1).progress(stats)).toBe('1,000 of 1,000 nodes (100 %), 2 restarts');
    expect(batchOf([FILLED, AT_NODES], 1200).counts).toEqual({ count: 1200, made: 2, failed: 1 });
  });

  test('of seeds that gave up', () => {
    expect(batchOf([AT_NODES]).gaveUpLine).toBe('gave up after 1,000 nodes (seed 7)');
    expect(batchOf([FILLED, AT_NODES, AT_NODES]).gaveUpLine).toBe(
      'gave up after 1,000 nodes on 2 of the seeds 7 to 9: 8, 9',
    );
  });

  test('of a great many of them only the first twenty', () => {
    const line = batchOf(new Array(21).fill(AT_NODES), 21, 1).gaveUpLine;
    expect(line).toContain('on 21 of the seeds 1 to 21: 1, 2, 3');
    expect(line).toMatch(/ 19, 20, \.\.\.$/);
  });
});

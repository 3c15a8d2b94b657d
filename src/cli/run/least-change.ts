// `--change least`: a fill that has no threads, and whose seed draws among those of as few changes.

import type { BatchContext } from '../../batch/batch-context.ts';
import { type BatchResult, bestResult } from '../../batch/batch-result.ts';
import { bestNodesFor } from '../../fill/best.ts';
import { leastChange } from '../../fill/least-change.ts';
import type { Outcome } from '../../fill/outcome.ts';
import type { Prepared } from '../read/prepare.ts';
import { withStems } from '../read/taste.ts';
import type { FillJob } from '../spec/jobs.ts';
import type { Watch } from './filler-cache.ts';

export async function leastChangeFill(
  { grids, words }: Prepared,
  { best, nodes: maxNodes }: FillJob,
  { firstSeed: seed, signal }: BatchContext,
  { onProgress, onBetter }: Watch,
): Promise<BatchResult> {
  const { puzzle, options } = grids[0]!;
  const started = process.hrtime.bigint();
  const change = await leastChange(puzzle, words, withStems(options, words), {
    seed,
    signal,
    onProgress,
    maxNodes,
    polishNodes: best ? bestNodesFor(puzzle) : undefined,
    onBetter: best ? (better) => onBetter(better, seed) : undefined,
  });
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
  const outcome = best ? change.outcome : withoutQuality(change.outcome);
  const fill = { index: 0, grid: 0, seed, outcome, milliseconds };
  return { ...bestResult(1, [fill], words, undefined), change };
}

/** How good it is was not asked. */
function withoutQuality(outcome: Outcome): Outcome {
  if (outcome.status !== 'filled') return outcome;
  const { status, stats, puzzle } = outcome;
  return { status, stats, puzzle };
}

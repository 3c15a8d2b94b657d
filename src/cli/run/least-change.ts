// `--change least` as a plan of one fill: it has no threads, and its seed draws among fills of as few changes.

import type { FillOptions, FillResult } from '../../batch/fill-task.ts';
import { BEST_NODES } from '../../fill/best.ts';
import { type LeastChange, leastChange } from '../../fill/least-change.ts';
import type { Prepared } from '../read/prepare.ts';
import { withStems } from '../read/taste.ts';
import type { Watch } from './filler-cache.ts';

/** The one result of the plan; `onLeast` is told before it what was changed. */
export async function* changeLeast(
  { puzzle, filler: { words }, options }: Prepared,
  { maxNodes, best }: FillOptions,
  seed: number,
  signal: AbortSignal,
  { onProgress, onBetter }: Watch,
  onLeast: (change: LeastChange) => void,
): AsyncGenerator<FillResult> {
  const started = process.hrtime.bigint();
  const least = await leastChange(puzzle, words, withStems(options, words), {
    seed,
    signal,
    onProgress,
    maxNodes,
    polishNodes: best ? BEST_NODES : undefined,
    onBetter: best ? (better) => onBetter(better, seed) : undefined,
  });
  onLeast(least);
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
  const { outcome } = least;
  if (outcome.status !== 'filled' || best) {
    yield { index: 0, grid: 0, seed, outcome, milliseconds };
    return;
  }
  // How good it is was not asked.
  const { status, stats, puzzle: changed } = outcome;
  yield { index: 0, grid: 0, seed, outcome: { status, stats, puzzle: changed }, milliseconds };
}

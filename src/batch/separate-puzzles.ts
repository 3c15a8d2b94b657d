// A batch of independent puzzles, in order. A grid that is proved unfillable is not tried again: the proof holds for
// all its puzzles.

import type { Outcome } from '../fill/outcome.ts';
import { type BatchContext, puzzlesOf, tasksFor } from './batch-context.ts';
import { type BatchResult, lackingWords } from './batch-result.ts';
import { type Cut, gridOf, seedAfter, seedOffset } from './cut.ts';
import type { FillTask } from './fill-task.ts';

/** The puzzles of a cut, except those that are done. */
export async function* separatePuzzles(
  { first, count }: Cut,
  context: BatchContext,
  isDone: (n: number) => boolean,
): AsyncGenerator<BatchResult> {
  const { grids, firstSeed, bestOf } = context;
  const end = first + count;
  const proofs = new Map<number, Outcome>();
  const lacksWords = isAnyResting(context);
  function* tasks(): Generator<FillTask> {
    for (let n = first; n < end; n++) {
      if (!isDone(n) && !proofs.has(gridOf(n, grids))) yield* tasksFor(n, 0, context);
    }
  }
  const proved = (result: BatchResult): BatchResult => (lacksWords ? lackingWords(result) : result);
  let next = first;
  /** Those from the next one on that were not tried. */
  function* untried(before: number): Generator<BatchResult> {
    for (; next < before; next++) {
      if (isDone(next)) continue;
      const grid = gridOf(next, grids);
      const outcome = proofs.get(grid);
      if (outcome === undefined) return;
      const seed = seedAfter(firstSeed, seedOffset(next, 0, bestOf));
      yield proved({ n: next, grid, seed, outcome, milliseconds: 0 });
    }
  }
  for await (const result of puzzlesOf(tasks(), context)) {
    yield* untried(result.n);
    next = result.n + 1;
    const { grid, outcome } = result;
    if (outcome.status === 'unfillable' && !proofs.has(grid)) proofs.set(grid, outcome);
    // A worker that was ahead may have tried the grid again; the first answer counts for all.
    const proof = proofs.get(grid);
    yield proof === undefined ? result : proved({ ...result, outcome: proof });
  }
  yield* untried(end);
}

/** Whether some word is excluded because it was used shortly before the batch. */
function isAnyResting({ rest = 0, usage }: BatchContext): boolean {
  if (rest === 0 || usage === undefined) return false;
  return [...usage.entries()].some(([, { last }]) => last > usage.puzzles - rest);
}

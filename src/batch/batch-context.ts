// What all puzzles of a batch are made by, and how each is made of the fills of its seeds.

import type { WordList } from '../words/vocabulary/word-list.ts';
import { type BatchResult, bestResult } from './batch-result.ts';
import { type Condition, firstMet } from './condition.ts';
import { gridOf, retrySeed, seedAfter, seedOffset } from './cut.ts';
import type { FillResult, FillSource, FillTask } from './fill-task.ts';
import type { Usage } from './usage.ts';

export interface BatchContext {
  /** The seed of the batch, and how many grids take turns. */
  readonly firstSeed: number;
  readonly grids: number;
  /** Each puzzle is the best of so many seeds. */
  readonly bestOf: number;
  /** Puzzles of which one of these holds are left out. */
  readonly reject: readonly Condition[];
  /** Any two puzzles differ in so many entries. */
  readonly distinct?: number;
  /** Words of so many puzzles before are not used. */
  readonly rest?: number;
  readonly words: WordList;
  /** What was used before the batch. */
  readonly usage?: Usage;
  readonly source: FillSource;
  /** Hears that a puzzle is made again. */
  readonly onRetry?: (n: number, attempt: number) => void;
  readonly signal: AbortSignal;
}

/** What is to be made for puzzle n at an attempt, a fill for each of its seeds, perhaps within so many nodes. */
export function* tasksFor(
  n: number,
  attempt: number,
  context: BatchContext,
  maxNodes?: number,
): Generator<FillTask> {
  const { firstSeed, grids, bestOf } = context;
  for (let j = 0; j < bestOf; j++) {
    const index = seedOffset(n, j, bestOf);
    const seed = retrySeed(seedAfter(firstSeed, index), attempt);
    yield { index, grid: gridOf(n, grids), seed, maxNodes };
  }
}

/** The puzzles of some tasks, which are those of whole puzzles. */
export async function* puzzlesOf(
  tasks: Iterable<FillTask>,
  { bestOf, reject, words, usage, source }: BatchContext,
): AsyncGenerator<BatchResult> {
  let fills: FillResult[] = [];
  for await (const fill of source.inOrder(tasks)) {
    fills.push(fill);
    if (fills.length < bestOf) continue;
    const n = Math.floor(fill.index / bestOf) + 1;
    const result = bestResult(n, fills, words, usage);
    const met = result.figures && firstMet(reject, result.figures);
    yield { ...result, rejected: met?.text };
    fills = [];
  }
}

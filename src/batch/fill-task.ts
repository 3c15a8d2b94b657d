// Fills as data that threads exchange: what is to be made, and what came of it. Each fill is of its own seed and of
// nothing that went before it, so it does not matter who makes which, or when.

import type { FillerOptions, Outcome } from '../fill/outcome.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { UsageView, WordUse } from './usage-penalty.ts';

/** A grid to be filled. */
export interface GridJob {
  /** Only givens stand in it, and what rules set. */
  readonly blank: Puzzle;
  /** What a filler is made with, but for stems: a function cannot go to a thread. */
  readonly options: FillerOptions;
}

/** How each fill is made. */
export interface FillSettings {
  readonly maxNodes?: number;
  /** Nodes for a fill before it is improved; default `maxNodes`. */
  readonly fillNodes?: number;
  /** Each fill is the best that its nodes find. */
  readonly best: boolean;
  readonly explain?: boolean;
  readonly partial?: boolean;
}

/** One fill to be made. */
export interface FillTask {
  /** Its place among all, from 0. */
  readonly index: number;
  /** Which grid, from 0. */
  readonly grid: number;
  readonly seed: number;
  /** Nodes for a fill before it is improved, if fewer than for others. */
  readonly maxNodes?: number;
}

export interface FillResult extends FillTask {
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** What all fills from now on know of words used: those since the last update. */
export interface RoundUpdate extends UsageView {
  readonly uses: readonly WordUse[];
}

/** Who makes fills. */
export interface FillSource {
  /** What comes of tasks, in their order; after an abort, up to the first that is missing. */
  inOrder(tasks: Iterable<FillTask>): AsyncIterable<FillResult>;
  update(update: RoundUpdate): void;
}

/**
 * Whether a fill is nothing, or not the best that its nodes find, because the run ends: it is another one on
 * another machine, and made anew by the next run.
 */
export function isCutOff({ outcome }: { readonly outcome: Outcome }): boolean {
  if (outcome.status === 'gave-up') return outcome.limit === 'aborted';
  return outcome.status === 'filled' && outcome.quality?.limit === 'aborted';
}

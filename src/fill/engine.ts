// An engine looks for the fills of a stage, one after the other; it runs for so many nodes, goes on from where
// it was, starts anew with a seed, and returns the puzzle it found.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer, SearchSettings } from '../solve/search.ts';

/** How engines that search look for fills. */
export interface EngineSettings extends SearchSettings {
  /** Whether a beam drives the search (solve/beam-search.ts). Default false. */
  readonly beam?: boolean;
}

/** A grid that is filled as far as it goes. */
export interface PartialFill {
  readonly puzzle: Puzzle;
  /** Slots without an open cell. */
  readonly entries: number;
}

export interface Engine {
  readonly counters: Counters;
  /** As `run` of a search. */
  run(maxNodes: number, pause: number): Answer;
  /** Goes on from a fill to look for others. */
  skip(): void;
  /** Starts anew with a seed. With `keepsPartial` the fullest partial fill is kept, where there are any. */
  reset(seed: number, keepsPartial: boolean): void;
  /** The fill it found. */
  puzzle(): Puzzle;
  /** The fullest partial fill, if it keeps one. */
  partial(): PartialFill | undefined;
}

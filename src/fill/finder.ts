// What looks for the fills of a band, one after the other, and can be paused between any two steps.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import type { PartialFill } from './band.ts';

export interface Finder {
  readonly counters: Counters;
  /** As `run` of a search. */
  run(maxNodes: number, pause: number): Answer;
  /** Goes on from a fill to look for others. */
  skip(): void;
  /** Starts anew with a seed. With `keepsPartial` the fullest partial fill is kept, where there are any. */
  reset(seed: number, keepsPartial: boolean): void;
  /** The fill it came to. */
  puzzle(): Puzzle;
  /** The fullest partial fill, if it keeps one. */
  partial(): PartialFill | undefined;
}

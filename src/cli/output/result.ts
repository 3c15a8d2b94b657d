// What became of a puzzle, as formats and notes tell it.

import type { DesignFigures } from '../../design/design.ts';
import type { Reason } from '../../explain/reason.ts';
import type { Quality } from '../../fill/quality.ts';
import type { EntryChange } from '../../inspect/changes.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Counters } from '../../solve/outcome.ts';
import type { Codeword } from '../../variety/codeword.ts';

export interface Result {
  readonly status: 'filled' | 'blank' | 'unfillable' | 'gave-up';
  readonly seed: number | null;
  readonly stats?: Counters;
  /** Of search, if they are to be told. */
  readonly milliseconds?: number;
  readonly reason?: Reason;
  readonly region?: readonly number[];
  readonly limit?: 'nodes' | 'time';
  /** Whether the puzzle is filled as far as the search came. */
  readonly isPartial?: boolean;
  /** Of a fill that was optimised. */
  readonly proved?: Quality['proved'];
  /** Of a grid in which as little as can be was changed: what was, and how much has to be at least. */
  readonly changes?: readonly EntryChange[];
  readonly changesNeeded?: number;
  /** Of a design. */
  readonly design?: DesignFigures;
  /** Of a puzzle without clues. */
  readonly variety?: Pick<Codeword, 'given' | 'isOnly'>;
}

/** A puzzle, and what became of it. */
export interface Sheet {
  readonly puzzle: Puzzle;
  readonly result: Result;
}

/** Whether a result is a picture to show; what went wrong is told on standard error. */
export function isDrawn({ status, isPartial = false }: Result): boolean {
  return isPartial || status === 'filled' || status === 'blank';
}

// Below the front door reasons and errors are data; here they are put into words.

import { FaultError } from '../base/errors.ts';
import type { Enumeration, Filled, GaveUp, Outcome, Unfillable } from '../fill/outcome.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { sayError } from '../say/errors.ts';
import { type SaidReason, saidReason } from '../say/reasons.ts';

export interface SaidUnfillable extends Omit<Unfillable, 'reason'> {
  readonly reason: SaidReason;
}

/** What came of a fill. */
export type FillOutcome = Filled | SaidUnfillable | GaveUp;

/** What came of going through all fills. */
export interface FillCount extends Omit<Enumeration, 'reason'> {
  /** Why there is none, when it is complete and found none. */
  readonly reason?: SaidReason;
}

/** `blank` is the puzzle under the rules. */
export function saidOutcome(outcome: Outcome, blank: Puzzle): FillOutcome {
  if (outcome.status !== 'unfillable') return outcome;
  return { ...outcome, reason: saidReason(outcome.reason, blank) };
}

export function saidCount({ reason, ...end }: Enumeration, blank: Puzzle): FillCount {
  return reason === undefined ? end : { ...end, reason: saidReason(reason, blank) };
}

/** What is made, or promised; an error that is data has its sentence as its message. */
export function withSaidErrors<T>(make: () => T): T {
  try {
    const made = make();
    return made instanceof Promise ? (made.catch(rethrow) as T) : made;
  } catch (error) {
    return rethrow(error);
  }
}

function rethrow(error: unknown): never {
  if (error instanceof FaultError) error.message = sayError(error);
  throw error;
}

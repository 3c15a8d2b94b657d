// How many fills are expected below the current state (core/expectation.ts).

import type { State } from './state.ts';

/**
 * The number of expected fills, on a scale that rises with its binary logarithm and meets it at the
 * powers of two: at least one fill is expected from 0 on. For a state at its fixpoint, all of whose
 * domains have words.
 */
export function expectation({ core, trail }: State): number {
  trail.makeRoom(core.expectationRoom());
  return core.expectation();
}

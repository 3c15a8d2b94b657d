// Names that cross: a solver who knows neither cannot get the letter they share (Rex Parker's
// Natick principle). A penalty for the optimiser, judged on a finished fill.

import type { Slot } from '../layout/layout.ts';
import { entryAt, type Puzzle } from '../puzzle/puzzle.ts';

/** Points that each crossing of two names costs: more than a good entry brings over a fair one. */
export const NATICK_COST = 50;

/** How many points a fill loses by names that cross; `isName` is asked of whole entries. */
export function natickPenalty(
  isName: (letters: readonly string[]) => boolean,
): (puzzle: Puzzle) => number {
  return (puzzle) => {
    const { slots } = puzzle.layout;
    const named = slots.map((slot) => {
      const letters = entryAt(puzzle, slot);
      return letters !== undefined && isName(letters);
    });
    return NATICK_COST * crossingNames(slots, (slot) => named[slot]!);
  };
}

/** How often slots that hold names share a cell. */
export function crossingNames(slots: readonly Slot[], isName: (slot: number) => boolean): number {
  const namesAt = new Map<number, number>();
  let crossings = 0;
  for (const [index, { cells }] of slots.entries()) {
    if (!isName(index)) continue;
    for (const cell of cells) {
      const before = namesAt.get(cell) ?? 0;
      crossings += before;
      namesAt.set(cell, before + 1);
    }
  }
  return crossings;
}

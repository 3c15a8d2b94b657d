// The answers that a person has set in a grid: entries given in full, in the template or by a rule. They are what
// the grid is made for, so that reasons name them and nothing proposes to spell them otherwise.

import type { Slot } from '../layout/layout.ts';
import { isGiven, type Puzzle } from '../puzzle/puzzle.ts';

/** The cells of all answers of a puzzle. */
export function answerCells(blank: Puzzle): Set<number> {
  const given = blank.layout.slots.filter((slot) => isGiven(blank, slot));
  return new Set(given.flatMap(({ cells }) => cells));
}

/** The slots of the answers that share a cell with one of some slots. */
export function answersAcross(blank: Puzzle, across: readonly Slot[]): number[] {
  const cells = new Set(across.flatMap((slot) => slot.cells));
  const { slots } = blank.layout;
  return [...slots.keys()].filter(
    (slot) => isGiven(blank, slots[slot]!) && slots[slot]!.cells.some((cell) => cells.has(cell)),
  );
}

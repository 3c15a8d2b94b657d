// A puzzle: a template, its slots, and what stands in its cells now. What every renderer draws and
// the verifier judges, whether filled, half filled or blank.

import { findSlots, type Slot } from './slots.ts';
import { BLOCK, type Cell, OPEN, type Template } from './template.ts';

export interface Puzzle {
  readonly template: Template;
  readonly slots: readonly Slot[];
  /** As `template.cells`, with the letters of the fill in place of `_`. */
  readonly cells: readonly Cell[];
}

/** The template as a puzzle in which only the givens stand. */
export function blankPuzzle(template: Template): Puzzle {
  return { template, slots: findSlots(template), cells: template.cells };
}

/** The word in a slot, `_` where a cell is still open. */
export function entryAt(puzzle: Puzzle, slot: Slot): string {
  return slot.cells.map((cell) => puzzle.cells[cell]).join('');
}

/** Whether the template itself gives every letter of the slot. */
export function isGiven(template: Template, slot: Slot): boolean {
  return slot.cells.every(
    (cell) => template.cells[cell] !== OPEN && template.cells[cell] !== BLOCK,
  );
}

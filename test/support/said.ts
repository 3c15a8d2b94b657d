// What a puzzle says, as tests compare what went through a format: its drawing, slots, clues and all that stands
// around them.

import { templateRows } from '../../src/format/template/render-template.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export function said(puzzle: Puzzle): object {
  const { layout, clues = [], enumerations = [], heading = {}, revealed = [], givens } = puzzle;
  return {
    rows: templateRows(puzzle),
    givens,
    slots: layout.slots.map((slot, index) => ({
      ...slot,
      clue: clues[index],
      enumeration: enumerations[index],
    })),
    heading,
    revealed: [...revealed],
  };
}

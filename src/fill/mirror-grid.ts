// A square grid without blocks has its fills in pairs, as long as no word may stand twice: turned over along
// the diagonal a fill is another fill. An enumeration finds one of each pair.

import { imageOf } from '../layout/symmetry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** The other fill of the pair. */
export function turnedOver(puzzle: Puzzle): Puzzle {
  const { layout, cells } = puzzle;
  return { ...puzzle, cells: cells.map((_, cell) => cells[imageOf(layout, 'diagonal', cell)]) };
}

// A grid that is its own mirror image along the diagonal has its fills in pairs: a fill turned over
// is another fill, as long as no word may stand twice. An enumeration finds one of each pair.

import { hasSymmetry, imageOf } from '../layout/symmetry.ts';
import type { BuiltProblem } from '../problem/build-problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Mirror } from '../solve/mirror.ts';

/** What the search needs to find one fill of each pair; undefined if fills do not come in pairs. */
export function mirrorOf(blank: Puzzle, { problem, slotOf }: BuiltProblem): Mirror | undefined {
  if (problem.allowRepeats || problem.maskInts > 1 || !isMirrored(blank)) return undefined;
  const { layout } = blank;
  const cellsOf = (slot: number): number[] => [
    ...problem.arcCell.subarray(problem.slotArcs[slot]!, problem.slotArcs[slot + 1]!),
  ];
  const partners = slotOf.map((own) => {
    const wanted = layout.slots[own]!.cells.map((cell) => imageOf(layout, 'diagonal', cell));
    return slotOf.findIndex((index) => {
      const { cells } = layout.slots[index]!;
      return cells.length === wanted.length && cells.every((cell, i) => cell === wanted[i]);
    });
  });
  // A slot that runs the other way than its image has none.
  if (partners.includes(-1)) return undefined;
  // The search compares letters of cells it decides: all of the slot's must be such.
  const { hasUnchecked } = problem;
  const slot = partners.findIndex((partner, own) => partner !== own && hasUnchecked[own] === 0);
  return slot < 0 ? undefined : { first: cellsOf(slot), second: cellsOf(partners[slot]!) };
}

/** The other fill of the pair. */
export function turnedOver(puzzle: Puzzle): Puzzle {
  const { layout, cells } = puzzle;
  return { ...puzzle, cells: cells.map((_, cell) => cells[imageOf(layout, 'diagonal', cell)]) };
}

function isMirrored({ layout, givens }: Puzzle): boolean {
  return givens.every((given) => given === undefined) && hasSymmetry(layout, 'diagonal');
}

// A grid that is its own mirror image along the diagonal has its fills in pairs: a fill turned over
// is another fill, as long as no word may stand twice. An enumeration finds one of each pair.

import type { Puzzle } from '../grid/puzzle.ts';
import { BLOCK, OPEN, type Template } from '../grid/template.ts';
import type { BuiltProblem } from '../problem/build-problem.ts';
import type { Mirror } from '../solve/mirror.ts';

/** What the search needs to find one fill of each pair; undefined if fills do not come in pairs. */
export function mirrorOf(
  { template, slots }: Puzzle,
  { problem, slotOf }: BuiltProblem,
): Mirror | undefined {
  if (problem.allowRepeats || problem.maskInts > 1 || !isMirrored(template)) return undefined;
  const cellsOf = (slot: number): number[] => [
    ...problem.arcCell.subarray(problem.slotArcs[slot]!, problem.slotArcs[slot + 1]!),
  ];
  const turned = (cells: readonly number[]): number[] =>
    cells.map((cell) => turnedCell(template, cell));
  for (let slot = 0; slot < problem.slotCount; slot++) {
    const partnerCells = turned(slots[slotOf[slot]!]!.cells);
    const partner = slotOf.findIndex((index) => {
      const { cells } = slots[index]!;
      return cells.length === partnerCells.length && cells.every((c, i) => c === partnerCells[i]);
    });
    // The search compares letters of cells it decides: all of the slot's must be such.
    if (partner === slot || problem.hasUnchecked[slot] === 1) continue;
    return { first: cellsOf(slot), second: cellsOf(partner) };
  }
  return undefined;
}

/** The other fill of the pair. */
export function turnedOver(puzzle: Puzzle): Puzzle {
  const { template } = puzzle;
  return {
    ...puzzle,
    cells: puzzle.cells.map((_, cell) => puzzle.cells[turnedCell(template, cell)]!),
  };
}

function isMirrored(template: Template): boolean {
  const { width, height, cells } = template;
  return (
    width === height &&
    cells.every((cell) => cell === BLOCK || cell === OPEN) &&
    cells.every((cell, i) => cell === cells[turnedCell(template, i)])
  );
}

function turnedCell({ width }: Template, cell: number): number {
  return (cell % width) * width + Math.floor(cell / width);
}

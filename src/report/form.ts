// The form of a grid: all that can be counted before any thought of words. What people call a
// pattern's figures, and what outlets judge it by.

import type { Puzzle } from '../grid/puzzle.ts';
import { BLOCK } from '../grid/template.ts';
import { cheatersOf } from './cheaters.ts';
import { piecesOf } from './pieces.ts';
import { type CellPlace, placeOf } from './place.ts';
import { type Symmetry, symmetriesOf } from './symmetry.ts';

export interface Form {
  readonly width: number;
  readonly height: number;
  readonly open: number;
  readonly blocks: number;
  /** Of all cells, 0 to 1. */
  readonly blockShare: number;
  readonly entries: number;
  /** null for a grid without entries. */
  readonly meanLength: number | null;
  readonly longest: number;
  /** How many entries there are of each length, shortest first. */
  readonly lengths: readonly { readonly length: number; readonly count: number }[];
  /** Cells in two entries, in one, in none. */
  readonly checked: number;
  readonly unchecked: number;
  readonly isolated: number;
  readonly symmetry: readonly Symmetry[];
  /** Parts that no way leads between; 1 for a grid in one piece. */
  readonly pieces: number;
  readonly cheaters: readonly CellPlace[];
  /** Cells that alone hold two parts of the grid together. */
  readonly cuttingCells: readonly (CellPlace & { readonly cutsOff: number })[];
}

export function formOf(puzzle: Puzzle): Form {
  const { template, slots } = puzzle;
  const { width, height, cells } = template;
  const blocks = cells.filter((cell) => cell === BLOCK).length;
  const through = entriesThrough(puzzle);
  const open = cells.length - blocks;
  const checked = through.filter((count) => count === 2).length;
  const unchecked = through.filter((count) => count === 1).length;
  const lengths = countLengths(puzzle);
  const letters = lengths.reduce((sum, { length, count }) => sum + length * count, 0);
  const pieces = piecesOf(template);
  return {
    width,
    height,
    open,
    blocks,
    blockShare: rounded(blocks / cells.length, 4),
    entries: slots.length,
    meanLength: slots.length === 0 ? null : rounded(letters / slots.length, 2),
    longest: lengths.at(-1)?.length ?? 0,
    lengths,
    checked,
    unchecked,
    isolated: open - checked - unchecked,
    symmetry: symmetriesOf(template),
    pieces: pieces.count,
    cheaters: cheatersOf(template).map((cell) => placeOf(template, cell)),
    cuttingCells: pieces.cuttingCells.map(({ cell, cutsOff }) => ({
      ...placeOf(template, cell),
      cutsOff,
    })),
  };
}

/** For each cell how many entries it is in. */
export function entriesThrough({ template, slots }: Puzzle): Uint8Array {
  const through = new Uint8Array(template.cells.length);
  for (const slot of slots) for (const cell of slot.cells) through[cell]!++;
  return through;
}

/** A number to so many decimals, for people and for JSON. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function countLengths({ slots }: Puzzle): { length: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { cells } of slots) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts]
    .map(([length, count]) => ({ length, count }))
    .sort((a, b) => a.length - b.length);
}

// The form of a grid: all that can be counted before any thought of words. What people call a
// pattern's figures, and what outlets judge it by.

import { type CellPlace, type Layout, placeOf, slotsThrough, standsAt } from '../layout/layout.ts';
import { type Symmetry, symmetriesOf } from '../layout/symmetry.ts';
import { isWeave } from '../layout/weave.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { piecesOf } from './pieces.ts';

export interface GridForm {
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
  /** Cells in two entries or more, in one, in none. */
  readonly checked: number;
  readonly unchecked: number;
  readonly isolated: number;
  /** How many entries run each way, where rows and columns do not decide which entries there are; else null. */
  readonly weave: readonly { readonly direction: string; readonly count: number }[] | null;
  /** null for a weave, of which it makes no sense to ask. */
  readonly symmetry: readonly Symmetry[] | null;
  /** Parts that no way leads between; 1 for a grid in one piece. */
  readonly pieces: number;
  /** null for a weave, in which a block is nothing but a drawing. */
  readonly cheaters: readonly CellPlace[] | null;
  /** Cells that alone hold two parts of the grid together. */
  readonly cuttingCells: readonly (CellPlace & { readonly cutsOff: number })[];
}

export function formOf({ layout }: Puzzle): GridForm {
  const { cellCount: open, slots, geometry } = layout;
  const blocks = geometry.positions.filter((at) => at === 'block').length;
  const through = slotsThrough(layout);
  const lengths = countLengths(layout);
  const letters = lengths.reduce((sum, { length, count }) => sum + length * count, 0);
  const pieces = piecesOf(layout);
  const isWoven = isWeave(layout);
  return {
    width: geometry.width,
    height: geometry.height,
    open,
    blocks,
    blockShare: rounded(blocks / (open + blocks), 4),
    entries: slots.length,
    meanLength: slots.length === 0 ? null : rounded(letters / slots.length, 2),
    longest: lengths.at(-1)?.length ?? 0,
    lengths,
    checked: through.filter(({ length }) => length > 1).length,
    unchecked: through.filter(({ length }) => length === 1).length,
    isolated: through.filter(({ length }) => length === 0).length,
    weave: isWoven ? countDirections(layout) : null,
    symmetry: isWoven ? null : symmetriesOf(layout),
    pieces: pieces.count,
    cheaters: isWoven ? null : cheatersOf(layout),
    cuttingCells: pieces.cuttingCells.map(({ cell, cutsOff }) => ({
      ...placeOf(layout, cell),
      cutsOff,
    })),
  };
}

function countDirections({ slots }: Layout): { direction: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { direction } of slots) counts.set(direction, (counts.get(direction) ?? 0) + 1);
  return [...counts].map(([direction, count]) => ({ direction, count }));
}

/** A number to so many decimals, for people and for JSON. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function countLengths({ slots }: Layout): { length: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { cells } of slots) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts]
    .map(([length, count]) => ({ length, count }))
    .sort((a, b) => a.length - b.length);
}

/**
 * Cheater blocks: those that have a cell beside them and could be opened without changing the number of entries, only
 * making some of them longer. They are there to ease the fill, and editors count them.
 */
export function cheatersOf(layout: Layout): CellPlace[] {
  const { width, height } = layout.geometry;
  const across = runLengths(layout, 'across');
  const down = runLengths(layout, 'down');
  const runAt = (lengths: Int32Array, row: number, column: number): number => {
    const at = standsAt(layout, row, column);
    return typeof at === 'number' ? lengths[at]! : 0;
  };
  const cheaters: CellPlace[] = [];
  for (let row = 1; row <= height; row++) {
    for (let column = 1; column <= width; column++) {
      if (standsAt(layout, row, column) !== 'block') continue;
      const [left, right] = [runAt(across, row, column - 1), runAt(across, row, column + 1)];
      const [up, below] = [runAt(down, row - 1, column), runAt(down, row + 1, column)];
      const change = entriesGained(left, right) + entriesGained(up, below);
      if (change === 0 && left + right + up + below > 0) cheaters.push({ row, column });
    }
  }
  return cheaters;
}

/** For each cell the length of its entry in a direction; 1 where it is in none. */
function runLengths({ cellCount, slots }: Layout, direction: string): Int32Array {
  const lengths = new Int32Array(cellCount).fill(1);
  for (const { cells } of slots.filter((slot) => slot.direction === direction)) {
    for (const cell of cells) lengths[cell] = cells.length;
  }
  return lengths;
}

/** What opening a block between two runs does to the number of entries in that line. */
function entriesGained(before: number, after: number): number {
  return Number(before + 1 + after >= 2) - Number(before >= 2) - Number(after >= 2);
}

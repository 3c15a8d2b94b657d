// Cheater blocks: a block that could be opened without changing the number of entries, only making
// some of them longer. They are there to ease the fill, and editors count them.

import { type CellPlace, type Layout, standsAt } from '../layout/layout.ts';

/** The blocks that have a cell beside them and whose opening leaves as many entries, in a grid of rows and columns. */
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

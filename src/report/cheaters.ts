// Cheater blocks: a block that could be opened without changing the number of entries, only making
// some of them longer. They are there to ease the fill, and editors count them.

import { BLOCK, type Template } from '../grid/template.ts';

/** The blocks, as cells, that have an open neighbour and whose opening leaves as many entries. */
export function cheatersOf(template: Template): number[] {
  const { width, cells } = template;
  return Array.from(cells.keys()).filter((cell) => {
    if (cells[cell] !== BLOCK) return false;
    const row = Math.floor(cell / width);
    const runs = [
      runLength(template, cell, -1, row * width),
      runLength(template, cell, 1, row * width + width - 1),
      runLength(template, cell, -width, 0),
      runLength(template, cell, width, cells.length - 1),
    ] as const;
    const [left, right, up, down] = runs;
    const change = entriesGained(left, right) + entriesGained(up, down);
    return change === 0 && left + right + up + down > 0;
  });
}

/** How many open cells follow `cell` in steps of `step`, up to the cell `last`. */
function runLength({ cells }: Template, cell: number, step: number, last: number): number {
  let length = 0;
  for (let at = cell + step; step < 0 ? at >= last : at <= last; at += step) {
    if (cells[at] === BLOCK) break;
    length++;
  }
  return length;
}

/** What opening a block between two runs does to the number of entries in that line. */
function entriesGained(before: number, after: number): number {
  return Number(before + 1 + after >= 2) - Number(before >= 2) - Number(after >= 2);
}

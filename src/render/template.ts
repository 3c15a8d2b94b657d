// The format `template`: `#`, `_` and letters without spaces, what another run reads back.

import type { Puzzle } from '../grid/puzzle.ts';

/** The puzzle as template text, one line a row. */
export function renderTemplate(puzzle: Puzzle): string {
  return templateRows(puzzle)
    .map((row) => `${row}\n`)
    .join('');
}

/** The rows of the grid from the top, a character a cell. */
export function templateRows({ template: { width, height }, cells }: Puzzle): string[] {
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    rows.push(cells.slice(row * width, (row + 1) * width).join(''));
  }
  return rows;
}

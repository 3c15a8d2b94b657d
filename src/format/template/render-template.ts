// The format `template`: `#`, `_` and letters without spaces, what another run reads back.

import { rowsOf } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { BLOCK, OPEN } from './signs.ts';

/** The puzzle as template text, one line a row. */
export function renderTemplate(puzzle: Puzzle): string {
  return templateRows(puzzle)
    .map((row) => `${row}\n`)
    .join('');
}

/** The rows of the grid from the top, a character a cell. */
export function templateRows({ layout, cells }: Puzzle): string[] {
  return rowsOf(layout).map((row) =>
    row.map((at) => (typeof at === 'number' ? (cells[at] ?? OPEN) : BLOCK)).join(''),
  );
}

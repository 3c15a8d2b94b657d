// The format `plain`, the look of Ruby Quiz #132: a space between cells, `_` for an open cell, a
// space for a block, nothing after the last cell of a row.

import { type Position, rowsOf } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

const OPEN = '_';

/** Dresses a letter for a terminal; its width on the screen must stay. */
export type Paint = (letter: string) => string;

/** The puzzle as text, one line a row. With `paint`, givens are set off by it. */
export function renderPlain({ layout, givens, cells }: Puzzle, paint: Paint = plainly): string {
  const lookOf = (at: Position): string => {
    if (typeof at !== 'number') return ' ';
    const content = cells[at] ?? OPEN;
    return givens[at] === undefined ? content : paint(content);
  };
  return rowsOf(layout)
    .map((row) => {
      const end = row.findLastIndex((at) => typeof at === 'number') + 1;
      return `${row.slice(0, end).map(lookOf).join(' ')}\n`;
    })
    .join('');
}

function plainly(letter: string): string {
  return letter;
}

// The format `plain`, the look of Ruby Quiz #132: a space between cells, a block is a space,
// nothing after the last cell of a row that is no block.

import type { Puzzle } from '../grid/puzzle.ts';
import { BLOCK, OPEN } from '../grid/template.ts';

/** Dresses a letter for a terminal; its width on the screen must stay. */
export type Paint = (letter: string) => string;

/** The puzzle as text, one line a row. With `paint`, givens are set off by it. */
export function renderPlain({ template, cells }: Puzzle, paint: Paint = plainly): string {
  const { width, height } = template;
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let end = start + width;
    while (end > start && cells[end - 1] === BLOCK) end--;
    const looks = cells.slice(start, end).map((content, column) => {
      if (content === BLOCK) return ' ';
      return template.cells[start + column] === OPEN ? content : paint(content);
    });
    rows.push(`${looks.join(' ')}\n`);
  }
  return rows.join('');
}

function plainly(letter: string): string {
  return letter;
}

// The format `plain`, the look of Ruby Quiz #132: a space between cells, a block is a space,
// nothing after the last cell of a row that is no block.

import type { Puzzle } from '../grid/puzzle.ts';
import { BLOCK, OPEN } from '../grid/template.ts';

/** Dresses a letter for a terminal; its width on the screen must stay. */
export type Paint = (letter: string) => string;

/** The puzzle as text, one line a row. With `paint`, givens are set off by it. */
export function renderPlain({ template, cells }: Puzzle, paint?: Paint): string {
  const { width, height } = template;
  let text = '';
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let end = start + width;
    while (end > start && cells[end - 1] === BLOCK) end--;
    for (let cell = start; cell < end; cell++) {
      if (cell > start) text += ' ';
      const content = cells[cell]!;
      const isGiven = content !== BLOCK && template.cells[cell] !== OPEN;
      if (content === BLOCK) text += ' ';
      else text += isGiven && paint !== undefined ? paint(content) : content;
    }
    text += '\n';
  }
  return text;
}

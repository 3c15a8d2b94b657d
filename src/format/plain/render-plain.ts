// The format `plain`, the look of Ruby Quiz #132: a space between cells, `_` for an open cell, a
// space for a block, nothing after the last cell of a row. A grid with more to it than blocks and letters has
// the signs of a template, and a space between cells. In a weave what is no cell is a space, for people.

import { type Position, rowsOf } from '../../layout/layout.ts';
import { isWeave } from '../../layout/weave.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { plainly } from '../paint.ts';
import { needsMarkup, templateRows } from '../template/render-template.ts';
import type { WriteOptions } from '../writing.ts';

const OPEN = '_';

/** The puzzle as text, one line a row. */
export function renderPlain(
  puzzle: Puzzle,
  { paint = plainly }: Pick<WriteOptions, 'paint'> = {},
): string {
  const { layout, cells } = puzzle;
  if (needsMarkup(puzzle)) {
    const options = { gap: ' ', paint, nothing: isWeave(layout) ? ' ' : undefined };
    return templateRows(puzzle, options)
      .map((row) => `${row.trimEnd()}\n`)
      .join('');
  }
  const lookOf = (at: Position): string => {
    if (typeof at !== 'number') return ' ';
    return paint(cells[at] ?? OPEN, at);
  };
  return rowsOf(layout)
    .map((row) => {
      const end = row.findLastIndex((at) => typeof at === 'number') + 1;
      return `${row.slice(0, end).map(lookOf).join(' ')}\n`;
    })
    .join('');
}

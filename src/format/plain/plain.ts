// The format `plain`, the look of Ruby Quiz #132: a space between cells, `_` for an open cell, a
// space for a block, nothing after the last cell of a row. A grid with more to it than blocks and letters has
// the signs of a template, and a space between cells. In a weave what is no cell is a space, for people.
//
// When it is read, nothing tells it from a template but that a cell stands at every second column and that some are
// missing, for a template has a sign for a block. What no format could tell is lost: outer rows and columns that are
// blocks from end to end.

import { linesOf } from '../../base/text.ts';
import { type Position, rowsOf } from '../../layout/layout.ts';
import { isWeave } from '../../layout/weave.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { needsMarkup, templateRows } from '../template/render-template.ts';
import { BLOCK } from '../template/signs.ts';
import { plainly, type WriteOptions } from '../writing.ts';

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

/** Two characters without a space between them. */
const PACKED = /^\s*\S\p{M}*[^\s\p{M}]/u;

/** The same as a template, each character in its place; undefined for a text that is not plain. */
export function plainAsTemplate(text: string, block: string): string | undefined {
  if (PACKED.test(text)) return undefined;
  const lines = linesOf(text).map((line) => Array.from(line.trimEnd()));
  const rows = lines.filter(({ length }) => length > 0);
  const margin = Math.min(...rows.map((line) => line.findIndex((each) => each !== ' ')));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const isCell = (column: number): boolean => (column - margin) % 2 === 0;
  let gaps = 0;
  for (const line of rows) {
    for (let column = margin; column < width; column += 2) {
      if ((line[column] ?? ' ') === ' ') gaps++;
    }
    const isEven = line.every((each, column) => each === ' ' || (isCell(column) && each !== '\t'));
    if (!isEven || line.includes(BLOCK) || line.includes(block)) return undefined;
  }
  if (gaps === 0) return undefined;
  const first = lines.findIndex(({ length }) => length > 0);
  const last = lines.findLastIndex(({ length }) => length > 0);
  return lines
    .map((line, at) => {
      if (at < first || at > last) return '';
      return Array.from({ length: width }, (_, column) => {
        const here = line[column] ?? ' ';
        return here === ' ' && column >= margin && isCell(column) ? BLOCK : here;
      }).join('');
    })
    .join('\n');
}

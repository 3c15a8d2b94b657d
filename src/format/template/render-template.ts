// The format `template`: `#`, `_` and letters without spaces, what another run reads back.

import { areLetters } from '../../base/letters.ts';
import { type Position, rowsOf } from '../../layout/layout.ts';
import { type Content, isRebus, type Mark, type Puzzle } from '../../puzzle/puzzle.ts';
import { type Paint, plainly } from '../writing.ts';
import { BAR, BAR_BELOW, BLOCK, CLUE_CELL, MARKS, OPEN, REBUS, VOID } from './signs.ts';

/** The puzzle as template text, one line a row, and one below those that have bars below them. */
export function renderTemplate(puzzle: Puzzle): string {
  return templateRows(puzzle)
    .map((row) => `${row}\n`)
    .join('');
}

export interface TemplateRowsOptions {
  /** What stands between neighbours that no bar parts. Default nothing. */
  readonly gap?: string;
  /** Stands for what is no cell. Default `~`. */
  readonly nothing?: string;
  readonly paint?: Paint;
}

/** The lines of the grid from the top. */
export function templateRows(
  puzzle: Puzzle,
  { gap = '', nothing = VOID, paint = plainly }: TemplateRowsOptions = {},
): string[] {
  const { layout, cells, marks } = puzzle;
  const { bars, width: columns } = layout.geometry;
  const clueCells = new Set(layout.clueCells);
  const textOf = (at: Position, place: number): string => {
    if (at === 'block') return clueCells.has(place) ? CLUE_CELL : BLOCK;
    if (at === 'void') return nothing;
    return marked(contentText(cells[at]), marks?.get(at));
  };
  return rowsOf(layout).flatMap((row, y) => {
    let line = '';
    let width = 0;
    let barLine = '';
    for (const [column, at] of row.entries()) {
      const text = textOf(at, y * columns + column);
      if (typeof at === 'number' && bars?.below.has(at)) {
        barLine = barLine.padEnd(width) + BAR_BELOW.repeat(widthOf(text));
      }
      const isLast = column === row.length - 1;
      const behind = typeof at === 'number' && bars?.right.has(at) ? BAR : gap;
      line += (typeof at === 'number' ? paint(text, at) : text) + (isLast ? '' : behind);
      width += widthOf(text) + behind.length;
    }
    return barLine === '' ? [line] : [line, barLine];
  });
}

/** Whether anything of a puzzle needs more signs than letters, `#` and `_`. */
export function needsMarkup({ layout, cells, marks }: Puzzle): boolean {
  const { bars, positions } = layout.geometry;
  if (layout.clueCells !== undefined) return true;
  if (bars !== undefined || (marks !== undefined && marks.size > 0)) return true;
  return positions.includes('void') || cells.some(needsBrackets);
}

/** Whether a cell holds several letters, or a sign, which may mean something else by itself. */
function needsBrackets(content: Content): boolean {
  return isRebus(content) || (content !== undefined && !areLetters(content));
}

function contentText(content: string | undefined): string {
  if (content === undefined) return OPEN;
  return needsBrackets(content) ? REBUS[0] + content + REBUS[1] : content;
}

function marked(text: string, marks: ReadonlySet<Mark> | undefined): string {
  let around = text;
  for (const [mark, [open, close]] of Object.entries(MARKS)) {
    if (marks?.has(mark as Mark)) around = open + around + close;
  }
  return around;
}

/** As readers of templates count columns. */
function widthOf(text: string): number {
  return Array.from(text).length;
}

// Finding the fill in what a command prints: as many lines in a row as the grid is high, each with
// as many cells as it is wide. Spaces mean nothing, case does not matter; a block is `#`, `.` or
// `_`, and so may be a cell that lies in no slot.

import { blankPuzzle, isGiven, type Puzzle } from '../src/grid/puzzle.ts';
import { BLOCK, type Template } from '../src/grid/template.ts';
import { verify } from '../src/verify/verify.ts';
import type { List } from './lists.ts';

const ROW = /^[\p{L}#._]+$/u;

/** The cells of a printed fill; undefined if there is none in the text. */
export function readFill(text: string, template: Template): readonly string[] | undefined {
  const { width, height } = template;
  const rows: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const row = Array.from(line.replaceAll(/\s/g, '').toUpperCase());
    if (row.length === width && ROW.test(row.join(''))) rows.push(row);
    else rows.length = 0;
    if (rows.length === height) return rows.flat();
  }
  return undefined;
}

/** What is wrong with a fill, by this tree's verifier; empty if nothing is. */
export function judge(
  template: Template,
  list: List,
  cells: readonly string[],
  allowRepeats: boolean,
): string {
  const blank = blankPuzzle(template);
  const inSlot = new Set(blank.slots.flatMap(({ cells }) => cells));
  const given = new Set(
    blank.slots.filter((slot) => isGiven(template, slot)).flatMap(({ cells }) => cells),
  );
  const asPrinted = cells.map((cell, i) => {
    const wanted = template.cells[i]!;
    const isFree = wanted === BLOCK ? !/\p{L}/u.test(cell) : !inSlot.has(i) || given.has(i);
    return isFree ? wanted : cell;
  });
  const puzzle: Puzzle = { ...blank, cells: asPrinted };
  return verify(puzzle, list.words, { allowRepeats }).join('; ');
}

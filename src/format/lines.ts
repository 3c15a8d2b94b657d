// The lines of a text file, each with its number, and grids that are drawn in them a character a cell.

import { linesOf } from '../base/text.ts';
import type { Faults } from './faults.ts';

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** Of a row, in cells; no word is a hundredth as long. */
const MAX_WIDTH = 30_000;

export function numberedLines(text: string): Line[] {
  return linesOf(text).map((each, index) => ({ text: each, line: index + 1 }));
}

export function isBlank({ text }: Line): boolean {
  return text.trim() === '';
}

/** The characters of each row of a grid, all rows of one length: what is short is filled up. */
export function signsOf(lines: readonly Line[], filler: string, faults: Faults): string[][] {
  const rows = lines.map(({ text }) => Array.from(text.trim().normalize('NFC')));
  const first = rows[0]?.length ?? 0;
  let width = first;
  for (const [i, { length }] of rows.entries()) {
    const spot = { line: lines[i]!.line };
    if (length > MAX_WIDTH) faults.fail(`a row of more than ${MAX_WIDTH} cells`, spot);
    if (length !== first) faults.tell(`a row of ${length} cells, the first has ${first}`, spot);
    width = Math.max(width, length);
  }
  return rows.map((row) => [...row, ...new Array<string>(width - row.length).fill(filler)]);
}

// How large letters are in a cell: several shrink to fit.

import { letterColumns } from './letter-columns.ts';

/** Of a letter alone, in cells. */
const LARGEST = 0.62;
/** Of a cell there is room for letters. */
const ROOM = 0.9;
/** The width of wide capitals, for a size of one. */
const WIDEST = 0.78;

/** The size of letters that stand in a cell together, for a cell of one. */
export function letterSize(content: string): number {
  return Math.min(LARGEST, ROOM / (WIDEST * letterColumns(content)));
}

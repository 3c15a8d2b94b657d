// How wide letters are, in columns of a terminal: two where a letter is as wide as it is high, as in Chinese,
// Japanese and Korean (the wide ranges of Unicode's East Asian Width, as far as they hold letters). And how large they
// are in a cell: several shrink to fit.

import { lettersOf } from '../../base/letters.ts';

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

export function letterColumns(text: string): number {
  return lettersOf(text).reduce((columns, letter) => columns + (WIDE.test(letter) ? 2 : 1), 0);
}

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

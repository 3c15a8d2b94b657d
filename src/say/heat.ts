// Shares as one character each, so that many fit on a line: a small heat map. 9 is the likeliest of
// its row, 5 about half as likely, `.` hardly likely but possible. A painter may colour it.

/** Dresses a character for a terminal by its heat, 0 to 1; its width on the screen must stay. */
export type HeatPaint = (character: string, heat: number) => string;

export const NO_PAINT: HeatPaint = (character) => character;

const HOTTEST = 9;

/** A share as one character, `most` being the largest of its row. */
export function heatCharacter(share: number, most: number, paint: HeatPaint): string {
  if (share === 0) return ' ';
  const digit = Math.round((HOTTEST * share) / most);
  return paint(digit === 0 ? '.' : String(digit), share / most);
}

// Shares as one character each, so that many fit on a line: a small heat map. The digit is the tenth
// of the share, `+` is nearly all, `.` is less than a tenth but possible. A painter may colour it.

/** Dresses a character for a terminal by its heat, 0 to 1; its width on the screen must stay. */
export type HeatPaint = (character: string, heat: number) => string;

export const NO_PAINT: HeatPaint = (character) => character;

/** From here on a share is nearly all. */
const NEARLY_ALL = 0.95;

export function heatCharacter(share: number): string {
  if (share === 0) return ' ';
  if (share >= NEARLY_ALL) return '+';
  const tenths = Math.floor(share * 10);
  return tenths === 0 ? '.' : String(tenths);
}

// The board on which an arrowword is annealed: letters, clue cells and nothing, with a rim so wide that whoever looks at
// the surroundings of a cell never leaves the array.

import type { Canvas } from './canvas.ts';

export const LETTER = 0;
export const CLUE = 1;
/** Outside of the grid, or a picture in it. */
export const NOTHING = 2;

/** As far as anything looks, in rows and columns. */
const RIM = 6;

export interface ArrowBoard {
  /** From a cell to the one below. */
  readonly stride: number;
  /** What stands at each place. */
  readonly stands: Uint8Array;
  /** The place of each position. */
  readonly places: Int32Array;
}

/** A board of letters. */
export function arrowBoard({ width, height, voids }: Canvas): ArrowBoard {
  const stride = width + 2 * RIM;
  const stands = new Uint8Array(stride * (height + 2 * RIM)).fill(NOTHING);
  const places = Int32Array.from(
    voids,
    (_, at) => (Math.floor(at / width) + RIM) * stride + (at % width) + RIM,
  );
  for (const [at, isVoid] of voids.entries()) if (isVoid === 0) stands[places[at]!] = LETTER;
  return { stride, stands, places };
}

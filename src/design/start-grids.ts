// What a pattern is begun from: spots that are fixed before any is drawn. British lattices have blocks where a row
// and a column that carry no entries cross; which of the odd and even ones do is one of four checkings.

import { type Canvas, FREE, isRim, OPEN, PARTED } from './canvas.ts';

export interface StartGrid {
  /** For each spot what has become of it. */
  readonly fixed: Uint8Array;
  /** For each position its given letter. */
  readonly letters: readonly (string | undefined)[];
  /** For each row whether it carries entries. */
  readonly carries: readonly boolean[];
}

/** What a drawing gives beyond a canvas, position by position. */
export interface Given {
  readonly letters: readonly (string | undefined)[];
  readonly blocks: Uint8Array;
}

/** The one that leaves all free but what is given, or those of the lattices that the canvas has room for. */
export function startGridsOf(canvas: Canvas, isLattice: boolean, given?: Given): StartGrid[] {
  const { width, height, isBarred, voids } = canvas;
  const area = width * height;
  const fixed = new Uint8Array(canvas.orbits.length);
  const isVoid = (at: number): boolean => voids[at] === 1;
  for (let spot = 0; spot < fixed.length; spot++) {
    const at = spot % area;
    if (!isBarred) {
      if (isVoid(at) || given?.blocks[at] === 1) fixed[spot] = PARTED;
      else if (given?.letters[at] !== undefined) fixed[spot] = OPEN;
      continue;
    }
    // Nothing parts a cell from what is none.
    if (isRim(spot, width, area) || isVoid(at) || isVoid(at + (spot < area ? 1 : width)))
      fixed[spot] = OPEN;
  }
  const letters = given?.letters ?? new Array<string | undefined>(area).fill(undefined);
  if (!isLattice) return [{ fixed, letters, carries: new Array<boolean>(height).fill(true) }];
  return carriers(height).flatMap((rows) =>
    carriers(width).flatMap((columns) => {
      const isBlock = (at: number): boolean =>
        !rows[Math.floor(at / width)] && !columns[at % width];
      const lattice = fixed.map((what, at) => (what === FREE && isBlock(at) ? PARTED : what));
      const isSymmetric = canvas.orbits.every((orbit) => new Set(orbit.map(isBlock)).size === 1);
      return isSymmetric ? [{ fixed: lattice, letters, carries: rows }] : [];
    }),
  );
}

/** Every other line carries entries; an even number of them has two in the middle that do not. */
function carriers(count: number): boolean[][] {
  const lines = Array.from({ length: count }, (_, line) => line);
  if (count % 2 === 1) return [0, 1].map((odd) => lines.map((line) => line % 2 === odd));
  const half = count / 2;
  return [lines.map((line) => (line < half ? half - 1 - line : line - half) % 2 === 1)];
}

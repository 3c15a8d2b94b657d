// Lattices of any size: blocks where row and column (from 0) are both odd, and more at random, put
// one by one into a run that is still too long, so that every entry has `LEAST` to `most` letters.
// Lines are cut in random order, and a cut never leaves a rest shorter than `LEAST` in its own line
// or in the line that crosses it. Cut at random places, a line has entries of all lengths; cut late,
// most have nearly `most` letters, of which a list has fewer words.

import { Random } from '../../src/base/random.ts';
import { shuffled } from './shuffle.ts';
import { BLOCK_CELL, OPEN_CELL, templateText } from './template-text.ts';

export interface LatticeOptions {
  readonly width: number;
  readonly height: number;
  /** The longest entry allowed, at least 2 * `LEAST` + 1. */
  readonly most: number;
  /** Cut as late as `most` allows, but for the first cut of a line. Default false. */
  readonly late?: boolean;
  readonly seed: number;
}

/** No random block leaves an entry shorter than this; with 5 a grid of 250 x 250 has some 7,000. */
export const LEAST = 5;

export function lattice(options: LatticeOptions): string {
  const { width, height, most, late = false, seed } = options;
  if (most < 2 * LEAST + 1)
    throw new RangeError(`entries of at most ${most} letters are too short`);
  const random = new Random(seed);
  const open = Array.from({ length: width * height }, (_, cell) => {
    return Math.floor(cell / width) % 2 === 0 || (cell % width) % 2 === 0;
  });
  const across = everySecond(height).map((row) => line(row * width, 1, width));
  const down = everySecond(width).map((column) => line(column, width, height));
  const lineOf = new Map<string, readonly number[]>();
  for (const cells of across) for (const cell of cells) lineOf.set(`across ${cell}`, cells);
  for (const cells of down) for (const cell of cells) lineOf.set(`down ${cell}`, cells);

  for (const cells of shuffled([...across, ...down], random)) {
    for (let cuts = 0; ; cuts++) {
      const run = tooLong(cells, open, most);
      if (run.length === 0) break;
      const early = late ? run.slice(0, most + 1) : run;
      const places = early.filter((cell) =>
        [lineOf.get(`across ${cell}`), lineOf.get(`down ${cell}`)].every(
          (crossed) => crossed === undefined || cutsWell(crossed, open, cell),
        ),
      );
      const place = late && cuts > 0 ? places.length - 1 : random.below(places.length);
      open[places[place]!] = false;
    }
  }
  return templateText(
    open.map((isOpen) => (isOpen ? OPEN_CELL : BLOCK_CELL)),
    width,
  );
}

function everySecond(count: number): number[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, i) => 2 * i);
}

function line(first: number, step: number, length: number): number[] {
  return Array.from({ length }, (_, i) => first + i * step);
}

/** The first run of open cells in a line that is longer than `most`; empty if there is none. */
function tooLong(cells: readonly number[], open: readonly boolean[], most: number): number[] {
  let start = 0;
  for (let i = 0; i <= cells.length; i++) {
    if (i < cells.length && open[cells[i]!]) continue;
    if (i - start > most) return cells.slice(start, i);
    start = i + 1;
  }
  return [];
}

/** Whether a block at `cell` leaves nothing, or enough, on both sides of it in this line. */
function cutsWell(cells: readonly number[], open: readonly boolean[], cell: number): boolean {
  const at = cells.indexOf(cell);
  let before = 0;
  while (at - before > 0 && open[cells[at - before - 1]!]) before++;
  let after = 0;
  while (at + after < cells.length - 1 && open[cells[at + after + 1]!]) after++;
  return [before, after].every((rest) => rest === 0 || rest >= LEAST);
}

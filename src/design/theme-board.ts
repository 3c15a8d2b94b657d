// A pattern in which theme answers have been put, with all that follows: across from each place, wherever the symmetry
// lays it, one of the same length is open; blocks or bars end both; runs too short for any entry are blocks. Putting
// one more makes another board.

import { lettersOf } from '../base/letters.ts';
import { type Canvas, FREE, OPEN, PARTED } from './canvas.ts';
import type { StartGrid } from './start-grids.ts';
import { LEAST_LENGTH } from './wishes.ts';

/** Where an answer may stand. */
export interface ThemePlace {
  /** Positions in reading order. */
  readonly cells: readonly number[];
  readonly isDown: boolean;
}

/** An answer by its number; undefined for a place that is open across from one. */
export interface LaidAnswer extends ThemePlace {
  readonly answer: number | undefined;
}

export class ThemeBoard implements StartGrid {
  readonly fixed: Uint8Array;
  readonly letters: readonly (string | undefined)[];
  readonly carries: readonly boolean[];
  readonly laid: readonly LaidAnswer[];
  private readonly canvas: Canvas;
  /** Every cell must be in an entry of its row and in one of its column. */
  private readonly isFull: boolean;

  constructor(
    canvas: Canvas,
    { fixed, letters, carries }: StartGrid,
    laid: readonly LaidAnswer[] = [],
  ) {
    this.canvas = canvas;
    this.fixed = fixed;
    this.letters = letters;
    this.carries = carries;
    this.laid = laid;
    this.isFull = !canvas.isBarred && carries.every(Boolean);
  }

  /** A row of cells, or a column of them, from a position on. */
  place(from: number, length: number, isDown: boolean): ThemePlace {
    const step = isDown ? this.canvas.width : 1;
    return { cells: Array.from({ length }, (_, i) => from + i * step), isDown };
  }

  /** The row of a place, or its column. */
  lineOf({ cells, isDown }: ThemePlace): number {
    const { width } = this.canvas;
    return isDown ? cells[0]! % width : Math.floor(cells[0]! / width);
  }

  /** Where in its line a place begins. */
  alongOf({ cells, isDown }: ThemePlace): number {
    const { width } = this.canvas;
    return isDown ? Math.floor(cells[0]! / width) : cells[0]! % width;
  }

  /** This board with an answer put there, or an entry without letters; undefined where it cannot stand. */
  with(answer: number | undefined, text: string, place: ThemePlace): ThemeBoard | undefined {
    const letters = [...this.letters];
    for (const [i, letter] of lettersOf(text).entries()) {
      const at = place.cells[i]!;
      if (letters[at] !== undefined && letters[at] !== letter) return undefined;
      letters[at] = letter;
    }
    const laid = [...this.laid];
    const fixed = this.fixed.slice();
    const seen = laid.findIndex((each) => isSame(each, place));
    if (seen >= 0) {
      if (laid[seen]!.answer !== undefined) return undefined;
      laid[seen] = { ...place, answer };
    } else {
      laid.push({ ...place, answer });
      if (!this.open(fixed, place)) return undefined;
      for (let image = this.imageOf(place); !isSame(image, place); image = this.imageOf(image)) {
        if (!this.open(fixed, image)) return undefined;
        laid.push({ ...image, answer: undefined });
      }
      if (this.isFull && !this.close(fixed)) return undefined;
    }
    return new ThemeBoard(this.canvas, { fixed, letters, carries: this.carries }, laid);
  }

  private imageOf({ cells }: ThemePlace): ThemePlace {
    const images = cells.map((at) => this.canvas.images[at]!).sort((a, b) => a - b);
    return { cells: images, isDown: images[1] !== images[0]! + 1 };
  }

  /** Makes a place an entry. */
  private open(fixed: Uint8Array, { cells, isDown }: ThemePlace): boolean {
    const { width, height, isBarred, voids } = this.canvas;
    const step = isDown ? width : 1;
    const [first, last] = [cells[0]!, cells.at(-1)!];
    const hasBefore = isDown ? first >= width : first % width > 0;
    const hasAfter = isDown ? last < width * (height - 1) : (last + 1) % width > 0;
    const ends = [...(hasBefore ? [first - step] : []), ...(hasAfter ? [last + step] : [])];
    if (!isBarred) {
      for (const at of cells) if (!settle(fixed, at, OPEN)) return false;
      return ends.every((at) => settle(fixed, at, PARTED));
    }
    if (cells.some((at) => voids[at] === 1)) return false;
    const side = isDown ? width * height : 0;
    for (const at of cells.slice(0, -1)) if (!settle(fixed, side + at, OPEN)) return false;
    const bars = [...(hasBefore ? [first - step] : []), ...(hasAfter ? [last] : [])];
    // Beside what is no cell there is no bar, and none is needed.
    return bars.every((at) => {
      const isRim = voids[at] === 1 || voids[at + step] === 1;
      return isRim || settle(fixed, side + at, PARTED);
    });
  }

  /** Makes blocks of what is too short for an entry, until nothing more is. */
  private close(fixed: Uint8Array): boolean {
    const { width, height } = this.canvas;
    for (let isMore = true; isMore; ) {
      isMore = false;
      for (let line = 0; line < width + height; line++) {
        const isRow = line < height;
        const [size, step] = isRow ? [width, 1] : [height, width];
        const first = isRow ? line * width : line - height;
        for (let i = 0, from = 0; i <= size; i++) {
          if (i < size && fixed[first + i * step] !== PARTED) continue;
          for (let k = i - from < LEAST_LENGTH ? from : i; k < i; k++) {
            for (const at of this.canvas.orbits[first + k * step]!) {
              if (!settle(fixed, at, PARTED)) return false;
            }
            isMore = true;
          }
          from = i + 1;
        }
      }
    }
    return true;
  }
}

function isSame(one: ThemePlace, two: ThemePlace): boolean {
  return one.cells[0] === two.cells[0] && one.cells.at(-1) === two.cells.at(-1);
}

/** Whether a spot is, or becomes, what is wanted. */
function settle(fixed: Uint8Array, spot: number, what: number): boolean {
  if (fixed[spot] === FREE) fixed[spot] = what;
  return fixed[spot] === what;
}

// The board of a word search: letters, and which words lie where. A word may share cells with others where they have the
// same letter there, but has one of its own at least.

import type { Random } from '../base/random.ts';

/** Steps by rows and columns; the first four go forwards. */
const DIRECTIONS = [
  { name: 'right', dx: 1, dy: 0 },
  { name: 'down', dx: 0, dy: 1 },
  { name: 'down-right', dx: 1, dy: 1 },
  { name: 'up-right', dx: 1, dy: -1 },
  { name: 'left', dx: -1, dy: 0 },
  { name: 'up', dx: 0, dy: -1 },
  { name: 'up-left', dx: -1, dy: -1 },
  { name: 'down-left', dx: -1, dy: 1 },
] as const;
type SearchDirection = (typeof DIRECTIONS)[number];

export interface HiddenWord {
  readonly word: number;
  /** First letter first, numbered row by row. */
  readonly cells: readonly number[];
  readonly direction: string;
}

export class SearchBoard {
  readonly width: number;
  readonly height: number;
  readonly letters: (string | undefined)[];
  laid: HiddenWord[] = [];
  private readonly directions: readonly SearchDirection[];
  private readonly words: readonly (readonly string[])[];
  /** For each cell the words that lie there. */
  private readonly owners: number[];

  constructor(
    width: number,
    height: number,
    directions: 4 | 8,
    words: readonly (readonly string[])[],
  ) {
    this.width = width;
    this.height = height;
    this.directions = DIRECTIONS.slice(0, directions);
    this.words = words;
    this.letters = Array(width * height).fill(undefined);
    this.owners = Array(width * height).fill(0);
  }

  /** Letters that lie on others. */
  get shared(): number {
    return this.owners.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  }

  /** Not of any word, in reading order. */
  openCells(): number[] {
    return this.owners.flatMap((count, cell) => (count === 0 ? [cell] : []));
  }

  /** Lays a word at random, so that it shares as many cells as wanted or hardly fewer; false if it has no place. */
  lay(word: number, wanted: number, random: Random): boolean {
    const letters = this.words[word]!;
    let best: HiddenWord[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const direction of this.directions) {
      for (let start = 0; start < this.letters.length; start++) {
        const cells = this.line(start, direction, letters.length);
        const shared = cells === undefined ? -1 : this.sharedBy(letters, cells);
        if (shared < 0 || shared === letters.length) continue;
        const off = Math.abs(shared - wanted);
        if (off > least) continue;
        if (off < least) [best, least] = [[], off];
        best.push({ word, cells: cells!, direction: direction.name });
      }
    }
    if (best.length === 0) return false;
    const place = best[random.below(best.length)]!;
    for (const [i, cell] of place.cells.entries()) {
      this.letters[cell] = letters[i];
      this.owners[cell]!++;
    }
    this.laid.push(place);
    return true;
  }

  /** Takes so many words up again, which it returns. */
  takeUp(count: number, random: Random): number[] {
    return Array.from({ length: count }, () => {
      const [gone] = this.laid.splice(random.below(this.laid.length), 1);
      for (const cell of gone!.cells) {
        this.owners[cell]!--;
        if (this.owners[cell] === 0) this.letters[cell] = undefined;
      }
      return gone!.word;
    });
  }

  /** The cells of unwanted words that stand anywhere but within the place of one that was laid, in any direction. */
  foundByChance(unwanted: ReadonlySet<string>): (readonly number[])[] {
    const longest = Math.max(...[...unwanted].map(({ length }) => length));
    const found: (readonly number[])[] = [];
    for (const direction of DIRECTIONS) {
      for (let start = 0; start < this.letters.length; start++) {
        let text = '';
        const line = this.line(start, direction, 1)!;
        for (let length = 1; text.length < longest; length++) {
          const cells = length === 1 ? line : this.line(start, direction, length);
          if (cells === undefined) break;
          text += this.letters[cells.at(-1)!]!;
          if (unwanted.has(text) && !this.isLaid(cells)) found.push(cells);
        }
      }
    }
    return found;
  }

  private isLaid(cells: readonly number[]): boolean {
    return this.laid.some((place) => cells.every((cell) => place.cells.includes(cell)));
  }

  /** So many cells from one on; undefined where the board ends before. */
  private line(start: number, { dx, dy }: SearchDirection, length: number): number[] | undefined {
    const [x, y] = [start % this.width, Math.floor(start / this.width)];
    const [right, bottom] = [x + dx * (length - 1), y + dy * (length - 1)];
    if (right < 0 || right >= this.width || bottom < 0 || bottom >= this.height) return undefined;
    return Array.from({ length }, (_, i) => start + i * (dx + dy * this.width));
  }

  /** How many cells have its letter there already; -1 where one has another. */
  private sharedBy(letters: readonly string[], cells: readonly number[]): number {
    let shared = 0;
    for (const [i, cell] of cells.entries()) {
      if (this.letters[cell] === undefined) continue;
      if (this.letters[cell] !== letters[i]) return -1;
      shared++;
    }
    return shared;
  }
}

// A board for words that cross: every run of adjacent cells on it is one of them. A word may cross others where they
// have the same letter, and touches nothing else.

export const ACROSS = 1;
export const DOWN = 2;
export type Way = typeof ACROSS | typeof DOWN;

/** Where a word lies: its number, its first cell and its way. */
export interface LaidWord {
  readonly word: number;
  readonly row: number;
  readonly column: number;
  readonly way: Way;
}

export interface Box {
  readonly top: number;
  readonly left: number;
  /** One past the last. */
  readonly bottom: number;
  readonly right: number;
}

const EMPTY = 0;
const NOWHERE: Box = { top: 0, left: 0, bottom: 0, right: 0 };

export class LayBoard {
  readonly side: number;
  crossings = 0;
  box = NOWHERE;
  /** Letters as numbers from 1. */
  readonly letters: Uint16Array;
  /** The ways of the words through each cell. */
  private readonly ways: Uint8Array;
  private readonly words: readonly (readonly number[])[];

  /** `words` are letters as numbers from 1. */
  constructor(words: readonly (readonly number[])[]) {
    const letters = words.reduce((sum, { length }) => sum + length, 0);
    const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
    this.side = Math.ceil(2.5 * Math.sqrt(letters)) + 2 * longest + 4;
    this.words = words;
    this.letters = new Uint16Array(this.side * this.side);
    this.ways = new Uint8Array(this.side * this.side);
  }

  clear(): void {
    this.letters.fill(EMPTY);
    this.ways.fill(0);
    this.crossings = 0;
    this.box = NOWHERE;
  }

  /** How many words a word would cross; -1 where it cannot lie. */
  crossingsOf({ word, row, column, way }: LaidWord): number {
    const { side, letters, ways } = this;
    const spelled = this.words[word]!;
    const [step, across] = way === ACROSS ? [1, side] : [side, 1];
    const along = way === ACROSS ? column : row;
    const beside = way === ACROSS ? row : column;
    if (along < 1 || along + spelled.length >= side || beside < 1 || beside >= side - 1) return -1;
    const first = row * side + column;
    if (letters[first - step] !== EMPTY || letters[first + spelled.length * step] !== EMPTY)
      return -1;
    let crossings = 0;
    for (let i = 0, at = first; i < spelled.length; i++, at += step) {
      if (letters[at] === EMPTY) {
        if (letters[at - across] !== EMPTY || letters[at + across] !== EMPTY) return -1;
      } else if (letters[at] === spelled[i] && (ways[at]! & way) === 0) {
        crossings++;
      } else {
        return -1;
      }
    }
    return crossings;
  }

  /** Lays a word where it can lie. */
  lay({ word, row, column, way }: LaidWord): void {
    const { side, letters, ways } = this;
    const step = way === ACROSS ? 1 : side;
    for (const [i, letter] of this.words[word]!.entries()) {
      const at = row * side + column + i * step;
      if (ways[at] !== 0) this.crossings++;
      letters[at] = letter;
      ways[at]! |= way;
    }
    this.box = this.boxWith({ word, row, column, way });
  }

  /** The box around all words, and another one. */
  boxWith({ word, row, column, way }: LaidWord): Box {
    const { length } = this.words[word]!;
    const bottom = row + (way === DOWN ? length : 1);
    const right = column + (way === ACROSS ? length : 1);
    const { box } = this;
    if (box.bottom === 0) return { top: row, left: column, bottom, right };
    return {
      top: Math.min(box.top, row),
      left: Math.min(box.left, column),
      bottom: Math.max(box.bottom, bottom),
      right: Math.max(box.right, right),
    };
  }
}

export function areaOf({ top, left, bottom, right }: Box): number {
  return (bottom - top) * (right - left);
}

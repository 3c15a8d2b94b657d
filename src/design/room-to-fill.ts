// How much room a pattern leaves for a fill, cell by cell: Long's estimate of the number of fills (Mathematics of
// Square Construction, Word Ways 1993), of which each cell gets its part of the words of its entries and the
// chance that these agree on its letter. Words are counted by length and given letters once and remembered.

import type { WordList } from '../words/vocabulary/word-list.ts';

/** What fits a row of cells. */
export interface Fitting {
  /** Its first position among those of all rows that are known. */
  readonly first: number;
  /** log10 of the number of words; far below 0 for none. */
  readonly log: number;
  /** For each position and letter the share of words that have it there. */
  readonly shares: Float64Array;
}

/** What a row that no word fits counts as: as hopeless as ten dead corners. */
const HOPELESS = -10;
/** More positions of rows than any design meets. */
const MANY_POSITIONS = 2 ** 26;
/** The least chance of agreement that counts as any. */
const LEAST_AGREEMENT = 1e-6;

export class RoomToFill {
  private readonly words: WordList;
  private readonly open: (Fitting | undefined)[] = [];
  private readonly fitting = new Map<string, Fitting>();
  private readonly agreements = new Map<number, number>();
  private positions = 0;

  constructor(words: WordList) {
    this.words = words;
  }

  /** What fits so many open cells. */
  openRow(length: number): Fitting {
    let known = this.open[length];
    if (known === undefined) {
      known = this.count(new Array(length).fill(undefined));
      this.open[length] = known;
    }
    return known;
  }

  /** What fits cells with these letters, `undefined` for open ones. */
  row(letters: readonly (string | undefined)[]): Fitting {
    const key = letters.map((letter) => letter ?? '?').join('');
    let known = this.fitting.get(key);
    if (known === undefined) {
      known = this.count(letters);
      this.fitting.set(key, known);
    }
    return known;
  }

  /** log10 of the chance that two rows agree on the letter of the cell where they cross. */
  agreement(one: Fitting, oneAt: number, two: Fitting, twoAt: number): number {
    const key = (one.first + oneAt) * MANY_POSITIONS + two.first + twoAt;
    let known = this.agreements.get(key);
    if (known === undefined) {
      const size = this.words.alphabet.length;
      let chance = 0;
      for (let letter = 0; letter < size; letter++) {
        chance += one.shares[oneAt * size + letter]! * two.shares[twoAt * size + letter]!;
      }
      known = Math.log10(Math.max(chance, LEAST_AGREEMENT));
      this.agreements.set(key, known);
    }
    return known;
  }

  private count(letters: readonly (string | undefined)[]): Fitting {
    const { length } = letters;
    const size = this.words.alphabet.length;
    const { letters: rows, count } = this.words.table(length);
    const wanted = letters.map((letter) =>
      letter === undefined ? -1 : this.words.letterIndex(letter),
    );
    const shares = new Float64Array(length * size);
    let fitting = 0;
    for (let id = 0; id < count; id++) {
      const from = id * length;
      if (!wanted.every((letter, i) => letters[i] === undefined || rows[from + i] === letter)) {
        continue;
      }
      fitting++;
      for (let i = 0; i < length; i++) shares[i * size + rows[from + i]!]!++;
    }
    // A row given in full is no word to look for, and agrees with its own letters.
    const isGiven = !letters.includes(undefined);
    for (let i = 0; i < shares.length; i++) shares[i]! /= Math.max(fitting, 1);
    if (isGiven) {
      for (const [i, letter] of wanted.entries()) if (letter >= 0) shares[i * size + letter] = 1;
    }
    const log = isGiven ? 0 : fitting === 0 ? HOPELESS : Math.log10(fitting);
    const first = this.positions;
    this.positions += length;
    return { first, log, shares };
  }
}

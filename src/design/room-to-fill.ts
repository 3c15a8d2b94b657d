// How much room a pattern leaves for a fill, cell by cell: Long's estimate of the number of fills (Mathematics of
// Square Construction, Word Ways 1993), of which each cell gets its part of the words of its entries and the
// chance that these agree on its letter. Words are counted by length and given letters once and remembered.

import { log10 } from '../base/plain-maths.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** What fits a row of cells. */
export interface Fitting {
  /** Its first position among those of all rows that are known. */
  readonly first: number;
  /** log10 of the number of words; far below 0 for none. */
  readonly log: number;
}

/** What a row that no word fits counts as: as hopeless as ten dead corners. */
const HOPELESS = -10;
/** The least chance of agreement that counts as any. */
const LEAST_AGREEMENT = 1e-6;

export class RoomToFill {
  private readonly words: WordList;
  private readonly fitting = new Map<string, Fitting>();
  /** For each position of a known row its shares of letters. */
  private readonly shares: Float64Array[] = [];

  constructor(words: WordList) {
    this.words = words;
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

  /** log10 of the chance that two rows agree on the letter of the cell where they cross, by their positions there. */
  agreement(one: number, two: number): number {
    const shares = this.shares[one]!;
    const others = this.shares[two]!;
    let chance = 0;
    for (let letter = 0; letter < shares.length; letter++) {
      chance += shares[letter]! * others[letter]!;
    }
    return log10(Math.max(chance, LEAST_AGREEMENT));
  }

  private count(letters: readonly (string | undefined)[]): Fitting {
    const { length } = letters;
    const size = this.words.alphabet.length;
    const { letters: rows, count } = this.words.table(length);
    const wanted = letters.map((letter) =>
      letter === undefined ? -1 : this.words.letterIndex(letter),
    );
    const given = [...wanted.keys()].filter((i) => letters[i] !== undefined);
    const shares = new Float64Array(length * size);
    let fitting = 0;
    for (let id = 0, from = 0; id < count; id++, from += length) {
      let met = 0;
      while (met < given.length && rows[from + given[met]!] === wanted[given[met]!]) met++;
      if (met < given.length) continue;
      fitting++;
      for (let i = 0; i < length; i++) shares[i * size + rows[from + i]!]!++;
    }
    // A row given in full is no word to look for, and agrees with its own letters.
    const isGiven = !letters.includes(undefined);
    for (let i = 0; i < shares.length; i++) shares[i]! /= Math.max(fitting, 1);
    if (isGiven) {
      for (const [i, letter] of wanted.entries()) if (letter >= 0) shares[i * size + letter] = 1;
    }
    const log = isGiven ? 0 : fitting === 0 ? HOPELESS : log10(fitting);
    const first = this.shares.length;
    for (let i = 0; i < length; i++) this.shares.push(shares.slice(i * size, (i + 1) * size));
    return { first, log };
  }
}

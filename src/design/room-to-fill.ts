// How much room a pattern leaves for a fill, cell by cell: Long's estimate of the number of fills (Mathematics of
// Square Construction, Word Ways 1993), of which each cell gets its part of the words of its entries and the
// chance that these agree on its letter. Words are counted by length and given letters once and remembered.

import { lettersOf } from '../base/letters.ts';
import { log10 } from '../base/plain-maths.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { WordTable } from '../words/vocabulary/word-table.ts';

/** Of log10 of numbers of words, where these are reckoned with as whole numbers: sums are then the same in any order. */
export const UNIT = 2 ** 20;

/** What fits a row of cells. */
export interface Fitting {
  /** Its first position among those of all rows that are known. */
  readonly first: number;
  /** log10 of the number of words that count; far below 0 for none. */
  readonly log: number;
  /** No word of the whole list fits: no pattern with such a row can be filled. */
  readonly isDead: boolean;
}

/** What a row that no word fits counts as: as hopeless as ten dead corners. */
const HOPELESS = -10;
/** The least chance of agreement that counts as any. */
const LEAST_AGREEMENT = 1e-6;

/** A letter that is not given; -1 is one that no word has. */
const OPEN = -2;

export class RoomToFill {
  private readonly all: WordList;
  /** Those that count. */
  private readonly words: WordList;
  private readonly fitting = new Map<string, Fitting>();
  /** For each position of a known row: its shares of letters, and the agreements that were asked for. */
  private readonly shares: Float64Array[] = [];
  private readonly agreements: (number | undefined)[][] = [];

  /** Words that have at least a score count. */
  constructor(words: WordList, minScore = 0) {
    this.all = words;
    this.words = words.atLeast(minScore);
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

  /** log10, in units, of the chance that two rows agree on the letter of the cell where they cross, by their positions there. */
  agreement(one: number, two: number): number {
    const asked = this.agreements[one]!;
    let known = asked[two];
    if (known === undefined) {
      const [shares, others] = [this.shares[one]!, this.shares[two]!];
      let chance = 0;
      for (let letter = 0; letter < shares.length; letter++) {
        chance += shares[letter]! * others[letter]!;
      }
      known = Math.round(log10(Math.max(chance, LEAST_AGREEMENT)) * UNIT);
      asked[two] = known;
    }
    return known;
  }

  private count(letters: readonly (string | undefined)[]): Fitting {
    const { length } = letters;
    const size = this.words.alphabet.length;
    // A cell of several letters is reckoned with as an open one.
    const wanted = letters.map((letter) =>
      letter === undefined || lettersOf(letter).length > 1 ? OPEN : this.words.letterIndex(letter),
    );
    const shares = new Float64Array(length * size);
    const fitting = countFitting(this.words.table(length), wanted, shares);
    // A row given in full is no word to look for, and agrees with its own letters.
    const isGiven = !letters.includes(undefined);
    for (let i = 0; i < shares.length; i++) shares[i]! /= Math.max(fitting, 1);
    if (isGiven) {
      for (const [i, letter] of wanted.entries()) if (letter >= 0) shares[i * size + letter] = 1;
    }
    const log = isGiven ? 0 : fitting === 0 ? HOPELESS : log10(fitting);
    const isDead = log < 0 && countFitting(this.all.table(length), wanted) === 0;
    const first = this.shares.length;
    for (let i = 0; i < length; i++) {
      this.shares.push(shares.slice(i * size, (i + 1) * size));
      this.agreements.push([]);
    }
    return { first, log, isDead };
  }
}

/** Words with all letters that are wanted; how many of them have a letter at a position is added to `shares`. */
function countFitting(
  { length, letters, count }: WordTable,
  wanted: readonly number[],
  shares?: Float64Array,
): number {
  const given = [...wanted.keys()].filter((i) => wanted[i] !== OPEN);
  const size = (shares?.length ?? 0) / length;
  let fitting = 0;
  for (let id = 0, from = 0; id < count; id++, from += length) {
    let met = 0;
    while (met < given.length && letters[from + given[met]!] === wanted[given[met]!]) met++;
    if (met < given.length) continue;
    fitting++;
    if (shares === undefined) continue;
    for (let i = 0; i < length; i++) shares[i * size + letters[from + i]!]!++;
  }
  return fitting;
}

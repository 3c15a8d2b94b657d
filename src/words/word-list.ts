// A word list: what the lists of a run hold, normalised, scored and sorted, whatever order their
// lines came in. A table is made per length, and only when asked for: a grid of 15 columns needs
// no words of 16 letters.

import {
  countScored,
  type RawEntries,
  scoredAtLeast,
  uniqueWords,
  type WordTable,
} from './word-tables.ts';

/** The words that a grid may be filled with. */
export class WordList {
  /** The letters, a letter index is a place in it; sorted by code point. */
  readonly alphabet: readonly string[];
  /** Words with a lower score are left out. */
  readonly minScore: number;

  private readonly makeTable: (length: number) => WordTable;
  private readonly allLengths: readonly number[];
  private readonly tables = new Map<number, WordTable>();
  private readonly letterIndices: ReadonlyMap<string, number>;

  /** `makeTable` is called at most once for each of `lengths`. */
  constructor(
    alphabet: readonly string[],
    lengths: readonly number[],
    makeTable: (length: number) => WordTable,
    minScore = 0,
  ) {
    this.alphabet = alphabet;
    this.allLengths = [...lengths].sort((a, b) => a - b);
    this.makeTable = makeTable;
    this.minScore = minScore;
    this.letterIndices = new Map(alphabet.map((letter, index) => [letter, index]));
  }

  /** The words of entries as they were read, by length. */
  static of(alphabet: readonly string[], raw: ReadonlyMap<number, RawEntries>): WordList {
    const make = (length: number): WordTable =>
      uniqueWords(length, raw.get(length)!, alphabet.length);
    return new WordList(alphabet, [...raw.keys()], make);
  }

  /** The words of tables that exist. */
  static ofTables(alphabet: readonly string[], tables: readonly WordTable[]): WordList {
    const byLength = new Map(tables.map((table) => [table.length, table]));
    return new WordList(alphabet, [...byLength.keys()], (length) => byLength.get(length)!);
  }

  /** The lengths of the words read, ascending; a floor on scores may leave a length without words. */
  lengths(): readonly number[] {
    return this.allLengths;
  }

  /** The words of `length` letters; an empty table if there are none. */
  table(length: number): WordTable {
    let table = this.tables.get(length);
    if (table === undefined) {
      table = this.allLengths.includes(length)
        ? this.makeTable(length)
        : { length, count: 0, letters: new Uint8Array(0), scores: new Uint8Array(0) };
      this.tables.set(length, table);
    }
    return table;
  }

  /** The words of this list that have at least a score; letters keep their indices. */
  atLeast(minScore: number): WordList {
    if (minScore <= this.minScore) return this;
    const make = (length: number): WordTable => scoredAtLeast(this.table(length), minScore);
    return new WordList(this.alphabet, this.allLengths, make, minScore);
  }

  /** How many words of a length have at least a score. */
  countAtLeast(minScore: number, length: number): number {
    return countScored(this.table(length), minScore);
  }

  /** The index of a letter, or -1 if no word has it. */
  letterIndex(letter: string): number {
    return this.letterIndices.get(letter) ?? -1;
  }

  /** The id of a word, given as its letters, in the table of its length; -1 if it is no word. */
  wordId(letters: readonly string[]): number {
    const { length, count, letters: rows } = this.table(letters.length);
    const wanted = letters.map((letter) => this.letterIndex(letter));
    if (wanted.includes(-1)) return -1;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareRow(rows, middle * length, wanted) < 0) low = middle + 1;
      else high = middle;
    }
    return low < count && compareRow(rows, low * length, wanted) === 0 ? low : -1;
  }

  /** The score of a word given as its letters; undefined if it is no word. */
  scoreOf(letters: readonly string[]): number | undefined {
    const id = this.wordId(letters);
    return id < 0 ? undefined : this.table(letters.length).scores[id];
  }

  /** The word of an id as text. */
  wordText(length: number, id: number): string {
    let text = '';
    const { letters } = this.table(length);
    for (let i = 0; i < length; i++) text += this.alphabet[letters[id * length + i]!];
    return text;
  }
}

function compareRow(rows: Uint8Array, offset: number, wanted: readonly number[]): number {
  for (let i = 0; i < wanted.length; i++) {
    const difference = rows[offset + i]! - wanted[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

// A word list: what the lists of a run hold, normalised, scored and sorted, whatever order their
// lines came in. A table is made per length, and only when asked for: a grid of 15 columns needs
// no words of 16 letters.

import { lettersOf } from '../../base/letters.ts';
import { spellingsWith } from './spellings.ts';
import { IS_NAME, type Tag, tagsIn } from './tags.ts';
import {
  countScored,
  type RawEntries,
  scoredAtLeast,
  uniqueWords,
  type WordTable,
} from './word-table.ts';

/** Floors on scores: one for all words, and others for single lengths, which go before it. */
export interface ScoreFloors {
  readonly minScore: number;
  readonly minScores: ReadonlyMap<number, number>;
}

const NO_FLOORS: ScoreFloors = { minScore: 0, minScores: new Map() };

/** The words that a grid may be filled with. */
export class WordList {
  /**
   * The letters, a letter index is a place in it; sorted by code point. After them the strings that rebus
   * cells hold, each of which is one more letter to a grid.
   */
  readonly alphabet: readonly string[];
  /** Those strings. */
  readonly strings: readonly string[];
  /** The most cells of a row with a string in it. */
  readonly longestSpelled: number;
  /** Words with a lower score are left out, unless their length has a floor of its own. */
  readonly minScore: number;
  /** The list before any floor on scores; this one if it has none. */
  readonly unfloored: WordList;
  /** All words of the lists, for their scores and tags: those that were left out as well. */
  readonly known: WordList;

  readonly floors: ScoreFloors;
  private readonly makeTable: (length: number) => WordTable;
  private readonly allLengths: readonly number[];
  private readonly tables = new Map<number, WordTable>();
  /** What `atLeast` made of it, by the score. */
  private readonly better = new Map<number, WordList>();
  private readonly letterIndices: ReadonlyMap<string, number>;

  /** `makeTable` is called at most once for each of `lengths`. */
  constructor(
    alphabet: readonly string[],
    lengths: readonly number[],
    makeTable: (length: number) => WordTable,
    floors = NO_FLOORS,
    more: Partial<Pick<WordList, 'unfloored' | 'known' | 'longestSpelled'>> = {},
  ) {
    this.alphabet = alphabet;
    this.allLengths = [...lengths].sort((a, b) => a - b);
    this.makeTable = makeTable;
    this.floors = floors;
    this.minScore = floors.minScore;
    this.unfloored = more.unfloored ?? this;
    this.known = more.known ?? this.unfloored;
    this.strings = alphabet.filter((each) => each.length > 1 && lettersOf(each).length > 1);
    this.longestSpelled = more.longestSpelled ?? 0;
    this.letterIndices = new Map(alphabet.map((letter, index) => [letter, index]));
  }

  /** The words of entries as they were read, by length. */
  static of(alphabet: readonly string[], raw: ReadonlyMap<number, RawEntries>): WordList {
    const make = (length: number): WordTable =>
      uniqueWords(length, raw.get(length)!, alphabet.length);
    return new WordList(alphabet, [...raw.keys()], make);
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

  /** The floor for words of a length. */
  minScoreOf(length: number): number {
    return this.floors.minScores.get(length) ?? this.minScore;
  }

  /**
   * The words of this list that have at least a score, or the one that their length asks for; a
   * floor that is there already is never lowered. Letters keep their indices.
   */
  atLeast(minScore: number, minScores: ReadonlyMap<number, number> = new Map()): WordList {
    const known = minScores.size === 0 ? this.better.get(minScore) : undefined;
    if (known !== undefined) return known;
    const lengths = new Set([...this.floors.minScores.keys(), ...minScores.keys()]);
    const floors: ScoreFloors = {
      minScore: Math.max(this.minScore, minScore),
      minScores: new Map(
        Array.from(lengths, (length) => [
          length,
          Math.max(this.minScoreOf(length), minScores.get(length) ?? minScore),
        ]),
      ),
    };
    const floorOf = (length: number): number => floors.minScores.get(length) ?? floors.minScore;
    const raises = [...lengths].some((length) => floorOf(length) > this.minScoreOf(length));
    if (floors.minScore === this.minScore && !raises) return this;
    const make = (length: number): WordTable => scoredAtLeast(this.table(length), floorOf(length));
    const list = new WordList(this.alphabet, this.allLengths, make, floors, this);
    if (minScores.size === 0) this.better.set(minScore, list);
    return list;
  }

  /** These words with other tables; `change` is called when a table is first asked for. */
  withTables(change: (table: WordTable) => WordTable): WordList {
    const make = (length: number): WordTable => change(this.table(length));
    const { alphabet, allLengths, floors, longestSpelled } = this;
    return new WordList(alphabet, allLengths, make, floors, { longestSpelled });
  }

  /** These words, left over of others. */
  knowing(known: WordList): WordList {
    const make = (length: number): WordTable => this.table(length);
    const { alphabet, allLengths, floors, longestSpelled } = this;
    return new WordList(alphabet, allLengths, make, floors, { known, longestSpelled });
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
    return this.idOf(letters.map((letter) => this.letterIndex(letter)));
  }

  /** All that spells a word given as its letters: with a letter in each cell, or with strings in some. */
  spellings(letters: readonly string[]): (readonly [length: number, id: number])[] {
    const { strings, longestSpelled } = this;
    const others = strings.length === 0 ? [] : spellingsWith(letters, strings, longestSpelled);
    return [letters, ...others]
      .map((cells) => [cells.length, this.wordId(cells)] as const)
      .filter(([, id]) => id >= 0);
  }

  /** The id of a word, given as its letter indices; -1 if it is no word. */
  idOf(wanted: readonly number[]): number {
    const { length, count, letters: rows } = this.table(wanted.length);
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

  /** Whether a word given as its letters is tagged as a proper name. */
  isName(letters: readonly string[]): boolean {
    return (this.flagsOf(letters) & IS_NAME) !== 0;
  }

  /** The tags of a word given as its letters, in the order of `TAGS`; none if it is no word. */
  tagsOf(letters: readonly string[]): Tag[] {
    return tagsIn(this.flagsOf(letters));
  }

  /** The bits of the tags of a word given as its letters; 0 if it is no word. */
  flagsOf(letters: readonly string[]): number {
    const id = this.wordId(letters);
    return id < 0 ? 0 : (this.table(letters.length).flags?.[id] ?? 0);
  }

  /** The word of an id as text. */
  wordText(length: number, id: number): string {
    let text = '';
    const { letters } = this.table(length);
    for (let i = 0; i < length; i++) text += this.alphabet[letters[id * length + i]!];
    return text;
  }

  /** All words as text, the short ones first. */
  texts(): string[] {
    return this.allLengths.flatMap((length) =>
      Array.from({ length: this.table(length).count }, (_, id) => this.wordText(length, id)),
    );
  }
}

function compareRow(rows: Uint8Array, offset: number, wanted: readonly number[]): number {
  for (let i = 0; i < wanted.length; i++) {
    const difference = rows[offset + i]! - wanted[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

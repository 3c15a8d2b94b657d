// The words of a list as cells may hold them, some of which hold several letters: each such string is one more
// letter of the alphabet, and a word has a row for each way to spell it with some of them, among the words
// of as many cells. A search that knows only letters and lengths knows rebus cells then.

import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import { fitsPattern } from './entry-pattern.ts';
import { spellingsWith } from './spellings.ts';
import { WordList } from './word-list.ts';
import { type RawEntries, uniqueWords, type WordTable } from './word-table.ts';

/** A letter index is a byte. */
const MAX_LETTERS = 256;
/** Rows beyond those of the list itself; as many take some 100 MB. */
const MAX_ROWS = 1_000_000;

/** What slots of one kind take. */
export interface SlotShape {
  /** For each cell what is given there. */
  readonly givens: readonly (string | undefined)[];
  /** For each cell that is not given the strings that may stand there. */
  readonly strings: readonly (readonly string[])[];
}

/** Rows of one length. */
interface SpelledRows {
  readonly letters: number[];
  readonly scores: number[];
  readonly flags: number[];
}

/**
 * `words` and the spellings that slots of some shapes take; the list itself if no cell takes a string. Not for
 * a `RankedList`.
 * @throws InputError for more spellings than a search can be expected to bear
 */
export function spelledWords(
  words: WordList,
  shapes: readonly SlotShape[],
  mostRows = MAX_ROWS,
): WordList {
  const taken = shapes.flatMap(({ givens, strings }) => [...givens, ...strings.flat()]);
  const strings = [...new Set(taken)].filter(
    (text) => text !== undefined && lettersOf(text).length > 1,
  ) as string[];
  if (strings.length === 0) return words;
  const alphabet = [...words.alphabet, ...strings];
  if (alphabet.length > MAX_LETTERS) throw new InputError('too many different letters');
  const rows = new Speller(words, strings, shapes, mostRows).rows();
  const make = (length: number): WordTable => {
    const more = rows.get(length);
    const table = words.table(length);
    return more === undefined ? table : joined(table, more, alphabet.length);
  };
  const lengths = new Set([...words.lengths(), ...rows.keys()]);
  const longestSpelled = Math.max(0, ...rows.keys());
  const { floors, unfloored, known } = words;
  return new WordList(alphabet, [...lengths], make, floors, {
    unfloored,
    known,
    longestSpelled,
  });
}

class Speller {
  private readonly words: WordList;
  private readonly strings: readonly string[];
  /** For what stands in a cell its index in the alphabet with the strings. */
  private readonly indexOf: (text: string) => number;
  private readonly shapes: readonly Shape[];
  private readonly longest: number;
  private readonly mostRows: number;
  private readonly found = new Map<number, SpelledRows>();
  private count = 0;

  constructor(
    words: WordList,
    strings: readonly string[],
    shapes: readonly SlotShape[],
    mostRows: number,
  ) {
    this.mostRows = mostRows;
    this.words = words;
    this.strings = strings;
    const indices = new Map(strings.map((text, i) => [text, words.alphabet.length + i]));
    this.indexOf = (text) => indices.get(text) ?? words.letterIndex(text);
    this.shapes = shapes.map((shape) => new Shape(shape, this.indexOf));
    this.longest = shapes.reduce((most, { givens }) => Math.max(most, givens.length), 0);
  }

  /** By their lengths, those that hold a string at least. */
  rows(): ReadonlyMap<number, SpelledRows> {
    for (const length of this.words.lengths()) {
      if (this.shapes.some((shape) => shape.mayHold(length))) this.spellAll(length);
    }
    return this.found;
  }

  private spellAll(length: number): void {
    const { words, strings, longest } = this;
    const { count, scores, flags } = words.table(length);
    for (let id = 0; id < count; id++) {
      const text = words.wordText(length, id);
      if (!strings.some((string) => text.includes(string))) continue;
      for (const spelling of spellingsWith(lettersOf(text), strings, longest)) {
        this.put(spelling.map(this.indexOf), scores[id]!, flags?.[id] ?? 0);
      }
    }
  }

  private put(row: readonly number[], score: number, flags: number): void {
    if (++this.count > this.mostRows) {
      const what = `spell the words of the list in more than ${this.mostRows} ways`;
      throw new InputError(`the rebus strings ${what}; name fewer or rarer strings`);
    }
    if (!this.shapes.some((shape) => shape.takes(row, this.words.alphabet.length))) return;
    let rows = this.found.get(row.length);
    if (rows === undefined) {
      rows = { letters: [], scores: [], flags: [] };
      this.found.set(row.length, rows);
    }
    rows.letters.push(...row);
    rows.scores.push(score);
    rows.flags.push(flags);
  }
}

/** A shape in letter indices. */
class Shape {
  private readonly givens: readonly (number | undefined)[];
  private readonly strings: readonly ReadonlySet<number>[];
  /** Letters of a word that fills it. */
  private readonly least: number;
  private readonly most: number;

  constructor({ givens, strings }: SlotShape, indexOf: (text: string) => number) {
    this.givens = givens.map((given) => (given === undefined ? undefined : indexOf(given)));
    this.strings = strings.map((texts) => new Set(texts.map(indexOf)));
    const lengths = givens.map((given, i) =>
      given === undefined
        ? [1, ...strings[i]!.map((text) => lettersOf(text).length)]
        : [lettersOf(given).length],
    );
    this.least = lengths.reduce((sum, each) => sum + Math.min(...each), 0);
    this.most = lengths.reduce((sum, each) => sum + Math.max(...each), 0);
  }

  mayHold(letters: number): boolean {
    return letters >= this.least && letters <= this.most;
  }

  /** Whether it takes a row, of letters below `plain` and of strings. */
  takes(row: readonly number[], plain: number): boolean {
    if (row.length !== this.givens.length || !fitsPattern(row, this.givens)) return false;
    return row.every(
      (letter, i) => letter < plain || this.givens[i] !== undefined || this.strings[i]!.has(letter),
    );
  }
}

function joined(table: WordTable, more: SpelledRows, alphabetSize: number): WordTable {
  const { length } = table;
  const count = table.count + more.scores.length;
  const hasFlags = table.flags !== undefined || more.flags.some((flags) => flags !== 0);
  const raw: RawEntries = {
    count,
    letters: new Uint8Array(count * length),
    scores: new Uint8Array(count),
    lists: new Uint8Array(count),
    flags: hasFlags ? new Uint16Array(count) : undefined,
  };
  raw.letters.set(table.letters);
  raw.letters.set(more.letters, table.count * length);
  raw.scores.set(table.scores);
  raw.scores.set(more.scores, table.count);
  if (table.flags) raw.flags?.set(table.flags);
  raw.flags?.set(more.flags, table.count);
  return uniqueWords(length, raw, alphabetSize);
}

// Reading word lists: one pass over the bytes. A line is `word` or `WORD;SCORE` (a comma or a tab
// serve as well as the semicolon, a third field is passed over). Lines of plain ASCII letters never
// become strings; only a line with a byte of 0x80 or more is decoded and normalised. Plain lines of
// large lists are read in WebAssembly, a table file needs no reading.

import { InputError } from '../base/errors.ts';
import { isLetter, normaliseText } from '../base/letters.ts';
import { LineScanner, SCAN_BYTES } from './scan-lines.ts';
import { isTableFile, readTableFile } from './table-file.ts';
import { wordMachine } from './word-kernels.ts';
import { WordList } from './word-list.ts';
import type { RawEntries } from './word-tables.ts';

/** The score of an entry that has none: the middle of the constructors' scale. */
export const DEFAULT_SCORE = 50;
const MAX_SCORE = 100;
const MINUS = 45;
/** Longer entries fit no grid that anyone prints; they are dropped. */
const MAX_LENGTH = 255;
/** A letter index is a byte. */
const MAX_LETTER = 255;
/** A text has no NUL bytes; a binary has one early. */
const BINARY_PROBE_BYTES = 8192;
const MAX_LISTS = 255;
const LATIN: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** What `strip` removes: spaces, dashes, apostrophes, full stops and Catalan's raised dot. */
const PUNCTUATION = /[\p{Zs}\p{Pd}'\u2018\u2019\u02bc.\u00b7]/u;

export interface WordSource {
  /** What to call it in errors and reports. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface WordListOptions {
  /** Words scored lower are left out. Default 0. */
  readonly minScore?: number;
  /** Take accents off Latin and Greek letters. Default true. */
  readonly fold?: boolean;
  /** Remove apostrophes, hyphens, dots and spaces instead of dropping the entry. Default false. */
  readonly strip?: boolean;
}

/** What became of the lines of one list; an entry counts as kept even if it repeats another. */
export interface WordListReport {
  readonly name: string;
  readonly kept: number;
  readonly dropped: number;
}

export interface ParsedWordLists {
  readonly words: WordList;
  readonly reports: readonly WordListReport[];
}

/**
 * Reads lists of which the first that has a word decides its score.
 * @throws InputError for a binary, for text that is not UTF-8, and when no entry can be used.
 */
export function parseWordLists(
  sources: readonly WordSource[],
  options: WordListOptions = {},
): ParsedWordLists {
  if (sources.length > MAX_LISTS) throw new InputError(`more than ${MAX_LISTS} word lists`);
  const only = sources.length === 1 ? sources[0]! : undefined;
  if (only !== undefined && isTableFile(only.bytes)) return fromTableFile(only, options);
  const reader = new Reader(options.fold ?? true, options.strip ?? false);
  const reports = sources.map((source, list) => reader.read(source, list));
  if (!reports.some(({ kept }) => kept > 0)) {
    throw new InputError('no usable entry', { source: sources.map(({ name }) => name).join(', ') });
  }
  return { words: reader.finish().atLeast(options.minScore ?? 0), reports };
}

function fromTableFile(source: WordSource, { minScore = 0 }: WordListOptions): ParsedWordLists {
  const { name, bytes } = source;
  const { tables, kept, dropped } = readTableFile(bytes, name);
  const words = WordList.ofTables(LATIN, tables).atLeast(minScore);
  return { words, reports: [{ name, kept, dropped }] };
}

/** One list given as text. @throws InputError as `parseWordLists`. */
export function parseWordList(
  text: string,
  options: WordListOptions & { readonly name?: string } = {},
): WordList {
  const bytes = new TextEncoder().encode(text);
  return parseWordLists([{ name: options.name ?? 'word list', bytes }], options).words;
}

/** Room made beyond what is expected. */
const SPARE = 1.1;

/** Entries of one length while they are read. */
class Bucket implements RawEntries {
  readonly length: number;
  count = 0;
  letters: Uint8Array;
  scores: Uint8Array = new Uint8Array(64);
  lists: Uint8Array = new Uint8Array(64);

  constructor(length: number) {
    this.length = length;
    this.letters = new Uint8Array(64 * length);
  }

  add(word: Uint8Array, score: number, list: number): void {
    if (this.count === this.scores.length) this.reserve(2 * this.count);
    const { length, letters } = this;
    const start = this.count * length;
    for (let i = 0; i < length; i++) letters[start + i] = word[i]!;
    this.scores[this.count] = score;
    this.lists[this.count++] = list;
  }

  /** Adds entries all at once, of a list of which a `share` has been read with them. */
  append(letters: Uint8Array, scores: Uint8Array, list: number, share = 1): void {
    const end = this.count + scores.length;
    if (end > this.scores.length) this.reserve(Math.ceil((end / share) * SPARE));
    this.letters.set(letters, this.count * this.length);
    this.scores.set(scores, this.count);
    this.lists.fill(list, this.count, end);
    this.count = end;
  }

  private reserve(room: number): void {
    this.letters = enlarged(this.letters, room * this.length);
    this.scores = enlarged(this.scores, room);
    this.lists = enlarged(this.lists, room);
  }
}

/** What became of the lines of a list so far. */
interface Tally {
  kept: number;
  dropped: number;
}

class Reader {
  private readonly fold: boolean;
  private readonly strip: boolean;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly buckets: (Bucket | undefined)[] = [];
  /** Letters beyond A to Z (which are 0 to 25), numbered as they are met. */
  private readonly others = new Map<string, number>();
  private readonly word = new Uint8Array(MAX_LENGTH);

  constructor(fold: boolean, strip: boolean) {
    this.fold = fold;
    this.strip = strip;
  }

  read(source: WordSource, list: number): WordListReport {
    const { name, bytes } = source;
    if (isTableFile(bytes)) return this.readTables(source, list);
    const probe = bytes.subarray(0, BINARY_PROBE_BYTES);
    if (probe.includes(0)) {
      throw new InputError('not a word list: a binary file, or not UTF-8 text', { source: name });
    }
    const tally: Tally = { kept: 0, dropped: 0 };
    const machine = bytes.length < SCAN_BYTES ? undefined : wordMachine();
    const scanner = machine && new LineScanner(machine, this.strip, scoreOf);
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    let line = 1;
    while (at < bytes.length) {
      const stretch = scanner?.scan(bytes, at, (length, letters, scores, end) =>
        this.bucket(length).append(letters, scores, list, end / bytes.length),
      );
      if (stretch === undefined) {
        at = this.readLine(source, at, line++, list, tally);
        continue;
      }
      tally.kept += stretch.kept;
      tally.dropped += stretch.dropped;
      for (const { start, line: before, isForeign } of stretch.left) {
        if (isForeign) this.readForeignLine(source, start, line + before, list, tally);
        else this.readLine(source, start, line + before, list, tally);
      }
      line += stretch.lines;
      at = stretch.end;
    }
    return { name, ...tally };
  }

  private readTables({ name, bytes }: WordSource, list: number): WordListReport {
    const { tables, kept, dropped } = readTableFile(bytes, name);
    for (const { length, letters, scores } of tables) {
      this.bucket(length).append(letters, scores, list);
    }
    return { name, kept, dropped };
  }

  /**
   * Reads the line that starts at `start`; where the next one starts. `scanLines` of wasm/words.ts does
   * the same for lines of plain ASCII without spaces.
   */
  private readLine(
    source: WordSource,
    start: number,
    line: number,
    list: number,
    tally: Tally,
  ): number {
    const { word, strip } = this;
    const { bytes } = source;
    const end = bytes.length;
    let at = start;
    let length = 0;
    let usable = true;
    let byte = 0;
    // Letters up to the end of the line or of the first field.
    for (; at < end; at++) {
      byte = bytes[at]!;
      const letter = (byte | 32) - 97;
      if (letter >= 0 && letter < 26) {
        if (length < MAX_LENGTH) word[length] = letter;
        length++;
      } else if (byte === 10 || byte === 59 || byte === 44 || byte === 9 || byte >= 128) {
        break;
      } else if (byte === 32) {
        // Spaces before an entry and after it are passed over, a whole run at once.
        while (bytes[at + 1] === 32) at++;
        if (length > 0 && !strip && !endsEntry(bytes[at + 1])) usable = false;
      } else if (byte === 13 && (at + 1 === end || bytes[at + 1] === 10)) {
        // The CR of a CRLF.
      } else if (!(strip && isPunctuation(byte))) {
        usable = false;
      }
    }
    if (at < end && byte >= 128) return this.readForeignLine(source, start, line, list, tally);
    let score = DEFAULT_SCORE;
    if (at < end && bytes[at] !== 10) {
      const field = at + 1;
      while (at < end && bytes[at] !== 10) at++;
      score = readScore(bytes, field, at);
    }
    at++;
    if (length === 0 && usable && at - start <= 2) return at;
    if (!usable || length < 1 || length > MAX_LENGTH) {
      tally.dropped++;
      return at;
    }
    tally.kept++;
    this.bucket(length).add(word, score, list);
    return at;
  }

  /** As `readLine`, a line whose entry has a byte of 0x80 or more. */
  private readForeignLine(
    { name, bytes }: WordSource,
    start: number,
    line: number,
    list: number,
    tally: Tally,
  ): number {
    const lineEnd = bytes.indexOf(10, start);
    const text = bytes.subarray(start, lineEnd < 0 ? bytes.length : lineEnd);
    const ends = [59, 44, 9].map((separator) => text.indexOf(separator)).filter((at) => at >= 0);
    const entryEnd = Math.min(text.length, ...ends);
    const length = this.spell(this.decode(text.subarray(0, entryEnd), name, line), name, line);
    if (length < 0) tally.dropped++;
    else {
      tally.kept++;
      const score = ends.length > 0 ? readScore(text, entryEnd + 1, text.length) : DEFAULT_SCORE;
      this.bucket(length).add(this.word, score, list);
    }
    return start + text.length + 1;
  }

  private bucket(length: number): Bucket {
    let bucket = this.buckets[length];
    if (bucket === undefined) {
      bucket = new Bucket(length);
      this.buckets[length] = bucket;
    }
    return bucket;
  }

  /** The word list of all that was read. */
  finish(): WordList {
    const raw = new Map<number, RawEntries>();
    for (const bucket of this.buckets) if (bucket !== undefined) raw.set(bucket.length, bucket);
    if (this.others.size === 0) return WordList.of(LATIN, raw);
    return this.renumber([...LATIN, ...this.others.keys()], raw);
  }

  /** Letter indices must not depend on the order of the lines: those in use, by code point. */
  private renumber(
    met: readonly string[],
    raw: ReadonlyMap<number, Bucket | RawEntries>,
  ): WordList {
    const used = new Uint8Array(met.length);
    for (const [length, { letters, count }] of raw) {
      for (let i = 0; i < count * length; i++) used[letters[i]!] = 1;
    }
    const alphabet = met.filter((_, index) => used[index] === 1).sort(byCodePoint);
    const renumbered = Uint8Array.from(met, (letter) => Math.max(0, alphabet.indexOf(letter)));
    for (const [length, { letters, count }] of raw) {
      for (let i = 0; i < count * length; i++) letters[i] = renumbered[letters[i]!]!;
    }
    return WordList.of(alphabet, raw);
  }

  private decode(bytes: Uint8Array, source: string, line: number): string {
    try {
      return this.decoder.decode(bytes);
    } catch {
      throw new InputError(
        'not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8',
        { source, line },
      );
    }
  }

  /** Writes the letter indices of a decoded entry to `word`; its length, or -1 if it is no word. */
  private spell(text: string, source: string, line: number): number {
    const letters = Array.from(normaliseText(text.trim(), this.fold)).filter(
      (character) => !(this.strip && PUNCTUATION.test(character)),
    );
    if (letters.length === 0 || letters.length > MAX_LENGTH || !letters.every(isLetter)) return -1;
    letters.forEach((character, i) => {
      const latin = character.charCodeAt(0) - 65;
      this.word[i] = latin >= 0 && latin < 26 ? latin : this.otherLetter(character, source, line);
    });
    return letters.length;
  }

  private otherLetter(character: string, source: string, line: number): number {
    const known = this.others.get(character);
    if (known !== undefined) return known;
    const letter = 26 + this.others.size;
    if (letter > MAX_LETTER) {
      throw new InputError(`too many different letters: A to Z and ${this.others.size} others`, {
        source,
        line,
      });
    }
    this.others.set(character, letter);
    return letter;
  }
}

/** A score from 0 to 100: fractions are cut, below 0 is 0, anything else counts as no score. */
function readScore(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && (bytes[at] === 32 || bytes[at] === 9)) at++;
  if (bytes[at] === MINUS) return 0;
  let score = -1;
  for (; at < end; at++) {
    const digit = bytes[at]! - 48;
    if (digit < 0 || digit > 9) break;
    score = Math.min(MAX_SCORE, Math.max(0, score) * 10 + digit);
  }
  return score < 0 ? DEFAULT_SCORE : score;
}

/** Whether an entry ends before this byte; `undefined` is the end of the file. */
function endsEntry(byte: number | undefined): boolean {
  return (
    byte === undefined || byte === 10 || byte === 13 || byte === 59 || byte === 44 || byte === 9
  );
}

/** What `strip` removes of ASCII besides spaces; `PUNCTUATION` is its kin. */
function isPunctuation(byte: number): boolean {
  return byte === 39 || byte === 45 || byte === 46;
}

/** The score that a number stands for, or no number. */
function scoreOf(written = DEFAULT_SCORE): number {
  return Math.min(MAX_SCORE, written);
}

function enlarged(array: Uint8Array, size: number): Uint8Array {
  const larger = new Uint8Array(size);
  larger.set(array);
  return larger;
}

function byCodePoint(a: string, b: string): number {
  return a.codePointAt(0)! - b.codePointAt(0)!;
}

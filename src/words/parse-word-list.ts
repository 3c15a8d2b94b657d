// Reading word lists: one pass over the bytes. A line is `word` or `WORD;SCORE` (a comma or a tab
// serve as well as the semicolon; of a third field only `name` means anything). Lines of plain ASCII
// letters never become strings; a line with a byte of 0x80 or more is decoded and normalised.
// Plain lines of large lists are read in WebAssembly, a table file needs no reading.

import { InputError } from '../base/errors.ts';
import type { Folding } from '../base/letters.ts';
import { CAPITALISED, EntryBucket } from './entry-bucket.ts';
import { EntrySpeller, MAX_LENGTH } from './entry-speller.ts';
import { caseOfBytes, caseOfText, type LetterCase } from './letter-case.ts';
import { isTaggedName, readNumber } from './line-fields.ts';
import { foldingOf } from './own-letters.ts';
import { LineScanner, SCAN_BYTES } from './scan-lines.ts';
import { clampScore, mapScore, type ScoreMap } from './score-map.ts';
import { isTableFile, readTableFile } from './table-file.ts';
import { wordMachine } from './word-kernels.ts';
import { IS_NAME, type RawEntries, WordList } from './word-list.ts';

/** The score of an entry that has none: the middle of the constructors' scale. */
export const DEFAULT_SCORE = 50;
/** The score of a name in a list without scores: Debian's lists have Bach beside bat. */
const NAME_SCORE = 40;
/** A capital means a name where no more than one entry in so many has it; in German every noun does. */
const NAMES_AT_MOST = 4;
/** A text has no NUL bytes; a binary has one early. */
const BINARY_PROBE_BYTES = 8192;
const MAX_LISTS = 255;
const LATIN: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export interface WordSource {
  /** What to call it in errors and reports. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What its scores mean. Default: as they stand, from 0 to 100. */
  readonly scoreMap?: ScoreMap;
}

export interface WordListOptions {
  /** Words scored lower are left out. Default 0. */
  readonly minScore?: number;
  /** The same for words of single lengths, whatever `minScore` is. */
  readonly minScores?: ReadonlyMap<number, number>;
  /**
   * Take accents off Latin and Greek letters. Default: but for those that the lists count as letters
   * of their own, such as Ñ. A function is called when the first letter beyond A to Z is met.
   */
  readonly fold?: Folding | (() => Folding) | undefined;
  /** Remove apostrophes, hyphens, dots and spaces instead of dropping the entry. Default false. */
  readonly strip?: boolean;
  /** Lists without a usable entry are no error. Default false. */
  readonly mayBeEmpty?: boolean;
}

/** What became of the lines of one list; an entry counts as kept even if it repeats another. */
export interface WordListReport {
  readonly name: string;
  readonly kept: number;
  readonly dropped: number;
  /** How many of those kept are written with a letter beyond A to Z. */
  readonly beyondAz: number;
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
  if (only !== undefined && only.scoreMap === undefined && isTableFile(only.bytes)) {
    return fromTableFile(only, options);
  }
  const { fold = () => foldingOf(sources) } = options;
  const reader = new Reader(typeof fold === 'function' ? fold : () => fold, options.strip ?? false);
  const reports = sources.map((source, list) => reader.read(source, list));
  if (!options.mayBeEmpty && !reports.some(({ kept }) => kept > 0)) {
    throw new InputError('no usable entry', { source: sources.map(({ name }) => name).join(', ') });
  }
  const words = reader.finish().atLeast(options.minScore ?? 0, options.minScores);
  return { words, reports };
}

function fromTableFile(
  { name, bytes }: WordSource,
  { minScore = 0, minScores }: WordListOptions,
): ParsedWordLists {
  const { tables, kept, dropped } = readTableFile(bytes, name);
  const words = WordList.ofTables(LATIN, tables).atLeast(minScore, minScores);
  return { words, reports: [{ name, kept, dropped, beyondAz: 0 }] };
}

/** One list given as text. @throws InputError as `parseWordLists`. */
export function parseWordList(
  text: string,
  options: WordListOptions & { readonly name?: string } = {},
): WordList {
  const bytes = new TextEncoder().encode(text);
  return parseWordLists([{ name: options.name ?? 'word list', bytes }], options).words;
}

/** What the lines of a list came to so far. */
interface Tally {
  kept: number;
  dropped: number;
  beyondAz: number;
  hasScores: boolean;
  /** Of the entries kept, how many are written so; of no matter once a line has a score. */
  plain: number;
  capitalised: number;
}

class Reader {
  private readonly strip: boolean;
  private readonly speller: EntrySpeller;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly buckets: (EntryBucket | undefined)[] = [];
  private readonly word = new Uint8Array(MAX_LENGTH);

  constructor(decideFolding: () => Folding, strip: boolean) {
    this.strip = strip;
    this.speller = new EntrySpeller(decideFolding, strip);
  }

  read(source: WordSource, list: number): WordListReport {
    const { name, bytes, scoreMap } = source;
    if (isTableFile(bytes)) return this.readTables(source, list);
    const probe = bytes.subarray(0, BINARY_PROBE_BYTES);
    if (probe.includes(0)) {
      throw new InputError('not a word list: a binary file, or not UTF-8 text', { source: name });
    }
    const tally = { kept: 0, dropped: 0, beyondAz: 0, hasScores: false, plain: 0, capitalised: 0 };
    this.readLines(source, list, tally);
    const { kept, dropped, beyondAz, hasScores, plain, capitalised } = tally;
    const areNames = !hasScores && capitalised * NAMES_AT_MOST <= plain + capitalised;
    const nameScore = scoreMap === undefined ? NAME_SCORE : mapScore(scoreMap, NAME_SCORE);
    for (const bucket of this.buckets) bucket?.settleNames(areNames, nameScore);
    return { name, kept, dropped, beyondAz };
  }

  /** Reads all lines, those that it can by the stretch. */
  private readLines(source: WordSource, list: number, tally: Tally): void {
    const { bytes, scoreMap } = source;
    const machine = bytes.length < SCAN_BYTES ? undefined : wordMachine();
    const { strip, speller } = this;
    const scanner =
      machine &&
      new LineScanner(machine, strip, speller.known, (written) => scoreOf(scoreMap, written));
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    let line = 1;
    while (at < bytes.length) {
      const stretch = scanner?.scan(bytes, at, (length, letters, scores, flags, end) =>
        this.bucket(length).append(letters, scores, flags, list, end / bytes.length),
      );
      if (stretch === undefined) {
        at = this.readLine(source, at, line++, list, tally);
        continue;
      }
      tally.kept += stretch.kept;
      tally.dropped += stretch.dropped;
      tally.beyondAz += stretch.beyondAz;
      tally.hasScores ||= stretch.hasScores;
      tally.plain += stretch.plain;
      tally.capitalised += stretch.capitalised;
      for (const { start, line: before, isForeign } of stretch.left) {
        if (isForeign) this.readForeignLine(source, start, line + before, list, tally);
        else this.readLine(source, start, line + before, list, tally);
      }
      line += stretch.lines;
      at = stretch.end;
    }
  }

  private readTables({ name, bytes, scoreMap }: WordSource, list: number): WordListReport {
    const { tables, kept, dropped } = readTableFile(bytes, name);
    for (const { length, letters, scores } of tables) {
      const mapped = scoreMap ? scores.map((score) => mapScore(scoreMap, score)) : scores;
      this.bucket(length).append(letters, mapped, undefined, list);
    }
    return { name, kept, dropped, beyondAz: 0 };
  }

  /**
   * Reads the line that starts at `start`; where the next one starts. `scanLines` of wasm/scan-lines.ts
   * does the same for lines of letters that are known.
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
    const letterCase = tally.hasScores ? 'other' : caseOfBytes(bytes, start, at);
    const lineEnd = endOfLine(bytes, at);
    const fields = readFields(source, at, lineEnd, tally);
    // Nothing but a line's end, or that and one byte more, is no entry at all.
    if (length === 0 && usable && lineEnd + 1 - start <= 2) return lineEnd + 1;
    const isWord = usable && length > 0 && length <= MAX_LENGTH;
    this.take(isWord ? length : -1, letterCase, fields, list, tally);
    return lineEnd + 1;
  }

  /** As `readLine`, a line whose entry has a byte of 0x80 or more. */
  private readForeignLine(
    source: WordSource,
    start: number,
    line: number,
    list: number,
    tally: Tally,
  ): number {
    const { name, bytes } = source;
    const lineEnd = endOfLine(bytes, start);
    let at = start;
    while (at < lineEnd && bytes[at] !== 59 && bytes[at] !== 44 && bytes[at] !== 9) at++;
    const decoded = this.decode(bytes.subarray(start, at), name, line);
    const length = this.speller.spell(decoded, this.word, name, line);
    const letterCase = tally.hasScores ? 'other' : caseOfText(decoded);
    const fields = readFields(source, at, lineEnd, tally);
    if (length > 0) tally.beyondAz++;
    this.take(length, letterCase, fields, list, tally);
    return lineEnd + 1;
  }

  /** Counts an entry, and keeps it if it is a word: the first `length` letters of `word`. */
  private take(
    length: number,
    letterCase: LetterCase,
    { score, flag }: Fields,
    list: number,
    tally: Tally,
  ): void {
    if (length < 0) {
      tally.dropped++;
      return;
    }
    tally.kept++;
    if (letterCase === 'plain') tally.plain++;
    if (letterCase === 'capitalised') tally.capitalised++;
    const mark = letterCase === 'capitalised' ? CAPITALISED : 0;
    this.bucket(length).add(this.word, score, list, flag | mark);
  }

  private bucket(length: number): EntryBucket {
    let bucket = this.buckets[length];
    if (bucket === undefined) {
      bucket = new EntryBucket(length);
      this.buckets[length] = bucket;
    }
    return bucket;
  }

  /** The word list of all that was read. */
  finish(): WordList {
    const raw = new Map<number, RawEntries>();
    for (const bucket of this.buckets) if (bucket !== undefined) raw.set(bucket.length, bucket);
    const { others } = this.speller;
    if (others.size === 0) return WordList.of(LATIN, raw);
    return this.renumber([...LATIN, ...others.keys()], raw);
  }

  /** Letter indices must not depend on the order of the lines: those in use, by code point. */
  private renumber(met: readonly string[], raw: ReadonlyMap<number, RawEntries>): WordList {
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
}

/** What stands behind an entry. */
interface Fields {
  readonly score: number;
  readonly flag: number;
}

/** Reads the fields between the end of an entry and that of its line. */
function readFields(
  { bytes, scoreMap }: WordSource,
  entryEnd: number,
  lineEnd: number,
  tally: Tally,
): Fields {
  if (entryEnd >= lineEnd) return { score: scoreOf(scoreMap), flag: 0 };
  const written = readNumber(bytes, entryEnd + 1, lineEnd);
  tally.hasScores ||= written !== undefined;
  const flag = isTaggedName(bytes, entryEnd + 1, lineEnd) ? IS_NAME : 0;
  return { score: scoreOf(scoreMap, written), flag };
}

/** The score that a number stands for, or no number. */
function scoreOf(scoreMap: ScoreMap | undefined, written = DEFAULT_SCORE): number {
  return scoreMap === undefined ? Math.floor(clampScore(written)) : mapScore(scoreMap, written);
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(10, start);
  return end < 0 ? bytes.length : end;
}

/** Whether an entry ends before this byte; `undefined` is the end of the file. */
function endsEntry(byte: number | undefined): boolean {
  return (
    byte === undefined || byte === 10 || byte === 13 || byte === 59 || byte === 44 || byte === 9
  );
}

/** What `strip` removes of ASCII besides spaces; `withoutPunctuation` of entry-speller.ts is its kin. */
function isPunctuation(byte: number): boolean {
  return byte === 39 || byte === 45 || byte === 46;
}

function byCodePoint(a: string, b: string): number {
  return a.codePointAt(0)! - b.codePointAt(0)!;
}

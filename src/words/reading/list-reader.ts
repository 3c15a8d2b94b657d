// Reading one list: one pass over its bytes. Lines of plain ASCII letters never become strings; an entry
// with a byte of 0x80 or more is decoded and normalised, unless the list is large and its letters are
// known. Plain lines of large lists are read by the stretch in WebAssembly. Whether its capitals are names
// is known when the list has been read to its end.

import { InputError } from '../../base/errors.ts';
import { wordMachine } from '../vocabulary/word-kernels.ts';
import { IS_NAME } from '../vocabulary/word-list.ts';
import type { Entries } from './entries.ts';
import { CAPITALISED } from './entry-bucket.ts';
import { type EntrySpeller, MAX_LENGTH } from './entry-speller.ts';
import { caseOfBytes, caseOfText, type LetterCase } from './letter-case.ts';
import { type Fields, isSeparator, readFields } from './line-fields.ts';
import { LineScanner, SCAN_BYTES } from './scan-lines.ts';
import { scoreOf } from './score-map.ts';
import type { WordListReport, WordSource } from './word-source.ts';

/** The score of a name in a list without scores: Debian's lists have Bach beside bat. */
const NAME_SCORE = 40;
/** A capital means a name where no more than one entry in so many has it; in German every noun does. */
const NAMES_AT_MOST = 4;
/** A text has no NUL bytes; a binary has one early. */
const BINARY_PROBE_BYTES = 8192;

/** What lists that are read together share. */
export interface Reading {
  /** Remove apostrophes, hyphens, dots and spaces instead of dropping the entry; as the speller does. */
  readonly strip: boolean;
  readonly speller: EntrySpeller;
  /** Where the entries go. */
  readonly entries: Entries;
}

/** Reads the list of number `list` to its end. @throws InputError for what is no text in UTF-8. */
export function readList(source: WordSource, list: number, reading: Reading): WordListReport {
  const { name, bytes } = source;
  if (bytes.subarray(0, BINARY_PROBE_BYTES).includes(0)) {
    throw new InputError('not a word list: a binary file, or not UTF-8 text', { source: name });
  }
  return new ListReader(source, list, reading).read();
}

class ListReader {
  private readonly source: WordSource;
  private readonly bytes: Uint8Array;
  private readonly list: number;
  private readonly strip: boolean;
  private readonly speller: EntrySpeller;
  private readonly entries: Entries;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** The letters of the entry that is being read. */
  private readonly word = new Uint8Array(MAX_LENGTH);

  // What the lines came to so far.
  private kept = 0;
  private dropped = 0;
  private beyondAz = 0;
  private hasScores = false;
  // Of the entries kept, how many are written so; of no matter once a line has a score.
  private plain = 0;
  private capitalised = 0;

  constructor(source: WordSource, list: number, { strip, speller, entries }: Reading) {
    this.source = source;
    this.bytes = source.bytes;
    this.list = list;
    this.strip = strip;
    this.speller = speller;
    this.entries = entries;
  }

  read(): WordListReport {
    this.readLines();
    const { kept, dropped, beyondAz, hasScores, plain, capitalised } = this;
    const areNames = !hasScores && capitalised * NAMES_AT_MOST <= plain + capitalised;
    const { name, scoreMap } = this.source;
    this.entries.settleNames(areNames, scoreOf(scoreMap, NAME_SCORE));
    return { name, kept, dropped, beyondAz };
  }

  /** Reads all lines, those that it can by the stretch. */
  private readLines(): void {
    const { bytes, list, strip, speller, entries } = this;
    const { scoreMap } = this.source;
    const machine = bytes.length < SCAN_BYTES ? undefined : wordMachine();
    const scanner =
      machine &&
      new LineScanner(machine, strip, speller.known, (written) => scoreOf(scoreMap, written));
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    let line = 1;
    while (at < bytes.length) {
      const stretch = scanner?.scan(bytes, at, (length, letters, scores, flags, end) =>
        entries.ofLength(length).append(letters, scores, flags, list, end / bytes.length),
      );
      if (stretch === undefined) {
        at = this.readLine(at, line++);
        continue;
      }
      this.kept += stretch.kept;
      this.dropped += stretch.dropped;
      this.beyondAz += stretch.beyondAz;
      this.hasScores ||= stretch.hasScores;
      this.plain += stretch.plain;
      this.capitalised += stretch.capitalised;
      for (const { start, line: before, isForeign } of stretch.left) {
        if (isForeign) this.readForeignLine(start, line + before);
        else this.readLine(start, line + before);
      }
      line += stretch.lines;
      at = stretch.end;
    }
  }

  /**
   * Reads the line that starts at `start`; where the next one starts. `scanLines` of wasm/scan-lines.ts
   * does the same for lines of letters that are known.
   */
  private readLine(start: number, line: number): number {
    const { bytes, word, strip } = this;
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
      } else if (byte === 10 || isSeparator(byte) || byte >= 128) {
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
    if (at < end && byte >= 128) return this.readForeignLine(start, line);
    const lineEnd = endOfLine(bytes, at);
    // Nothing but a line's end, or that and one byte more, is no entry at all.
    if (length === 0 && usable && lineEnd + 1 - start <= 2) return lineEnd + 1;
    const isWord = usable && length > 0 && length <= MAX_LENGTH;
    const letterCase = this.hasScores ? 'other' : caseOfBytes(bytes, start, at);
    this.take(isWord ? length : -1, letterCase, readFields(bytes, at, lineEnd));
    return lineEnd + 1;
  }

  /** As `readLine`, a line whose entry has a byte of 0x80 or more. */
  private readForeignLine(start: number, line: number): number {
    const { bytes } = this;
    const { name } = this.source;
    const lineEnd = endOfLine(bytes, start);
    let at = start;
    while (at < lineEnd && !isSeparator(bytes[at]!)) at++;
    const decoded = this.decode(bytes.subarray(start, at), line);
    const length = this.speller.spell(decoded, this.word, name, line);
    if (length > 0) this.beyondAz++;
    const letterCase = this.hasScores ? 'other' : caseOfText(decoded);
    this.take(length, letterCase, readFields(bytes, at, lineEnd));
    return lineEnd + 1;
  }

  /** Counts an entry, and keeps it if it is a word: the first `length` letters of `word`. */
  private take(length: number, letterCase: LetterCase, { written, isName }: Fields): void {
    this.hasScores ||= written !== undefined;
    if (length < 0) {
      this.dropped++;
      return;
    }
    this.kept++;
    if (letterCase === 'plain') this.plain++;
    if (letterCase === 'capitalised') this.capitalised++;
    const flag = (isName ? IS_NAME : 0) | (letterCase === 'capitalised' ? CAPITALISED : 0);
    const score = scoreOf(this.source.scoreMap, written);
    this.entries.ofLength(length).add(this.word, score, this.list, flag);
  }

  private decode(bytes: Uint8Array, line: number): string {
    try {
      return this.decoder.decode(bytes);
    } catch {
      throw new InputError(
        'not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8',
        { source: this.source.name, line },
      );
    }
  }
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(10, start);
  return end < 0 ? bytes.length : end;
}

/** Whether an entry ends before this byte; `undefined` is the end of the file. */
function endsEntry(byte: number | undefined): boolean {
  return byte === undefined || byte === 10 || byte === 13 || isSeparator(byte);
}

/** What `strip` removes of ASCII besides spaces; `withoutPunctuation` of entry-speller.ts is its kin. */
function isPunctuation(byte: number): boolean {
  return byte === 39 || byte === 45 || byte === 46;
}

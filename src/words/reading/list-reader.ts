// Reading one list: one pass over its bytes, by the stretch (scan-lines.ts). An entry that is left over is
// decoded and spelled here. Whether capitals are names is known when the list has been read to its end.

import { InputError } from '../../base/errors.ts';
import { NOT_UTF8 } from '../../base/text.ts';
import { wordCore } from '../core.ts';
import { beyondScale } from './beyond-scale.ts';
import type { Entries } from './entries.ts';
import { CAPITALISED } from './entry-bucket.ts';
import { type EntrySpeller, MAX_LENGTH } from './entry-speller.ts';
import { caseOfText } from './letter-case.ts';
import { type LeftLine, LineScanner } from './scan-lines.ts';
import { scoreOf } from './score-map.ts';
import type { WordListReport, WordSource } from './word-source.ts';

/** The score of a name in a list without scores: Debian's lists have Bach beside bat. */
const NAME_SCORE = 40;
/** A capital means a name where no more than one entry in so many has it; in German every noun does. */
const NAMES_AT_MOST = 4;
/** A text has no NUL bytes; a binary has one early. */
const BINARY_PROBE_BYTES = 8192;

/** What lists that are read together share. */
export interface ListReading {
  /** Remove apostrophes, hyphens, dots and spaces instead of dropping the entry; as the speller does. */
  readonly strip: boolean;
  readonly speller: EntrySpeller;
  /** Where the entries go. */
  readonly entries: Entries;
}

/** Reads the list of number `list` to its end. @throws InputError for what is no text in UTF-8, and for scores beyond the scale */
export function readList(source: WordSource, list: number, reading: ListReading): WordListReport {
  const { name, bytes } = source;
  if (bytes.subarray(0, BINARY_PROBE_BYTES).includes(0)) {
    throw new InputError('not a word list: a binary file, or not UTF-8 text', { source: name });
  }
  return new ListReader(source, list, reading).read();
}

class ListReader {
  private readonly source: WordSource;
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

  constructor(source: WordSource, list: number, { strip, speller, entries }: ListReading) {
    this.source = source;
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

  private readLines(): void {
    const { list, strip, speller, entries } = this;
    const { bytes, scoreMap } = this.source;
    const scanner = new LineScanner(wordCore(), strip, speller.known, (written) =>
      scoreOf(scoreMap, written),
    );
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    let line = 1;
    while (at < bytes.length) {
      const stretch = scanner.scan(bytes, at, (length, letters, scores, flags, end) =>
        entries.ofLength(length).append(letters, scores, flags, list, end / bytes.length),
      );
      if (stretch.hasBeyond) throw beyondScale(this.source);
      this.kept += stretch.kept;
      this.dropped += stretch.dropped;
      this.beyondAz += stretch.beyondAz;
      this.hasScores ||= stretch.hasScores;
      this.plain += stretch.plain;
      this.capitalised += stretch.capitalised;
      for (const left of stretch.left) this.readLeft(left, line + left.line);
      line += stretch.lines;
      at = stretch.end;
    }
  }

  /** Spells an entry that was left over, and keeps it if it is a word. */
  private readLeft({ start, end, score, flags }: LeftLine, line: number): void {
    const text = this.decode(this.source.bytes.subarray(start, end), line);
    const length = this.speller.spell(text, this.word, this.source.name, line);
    if (length < 0) {
      this.dropped++;
      return;
    }
    this.kept++;
    this.beyondAz++;
    const letterCase = caseOfText(text);
    if (letterCase === 'plain') this.plain++;
    if (letterCase === 'capitalised') this.capitalised++;
    const flag = flags | (letterCase === 'capitalised' ? CAPITALISED : 0);
    this.entries.ofLength(length).add(this.word, score, this.list, flag);
  }

  private decode(bytes: Uint8Array, line: number): string {
    try {
      return this.decoder.decode(bytes);
    } catch {
      throw new InputError(NOT_UTF8, { source: this.source.name, line });
    }
  }
}

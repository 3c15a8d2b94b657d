// Reading word lists: one pass over the bytes. A line is `word` or `WORD;SCORE` (a comma or a tab
// serve as well as the semicolon; of a third field only `name` means anything). Lines of plain ASCII letters never
// become strings; only a line with a byte of 0x80 or more is decoded and normalised.

import { InputError } from '../base/errors.ts';
import { type Folding, isLetter, normaliseText } from '../base/letters.ts';
import { caseOfBytes, caseOfText, type LetterCase } from './letter-case.ts';
import { isTaggedName, readNumber } from './line-fields.ts';
import { foldingOf } from './own-letters.ts';
import { clampScore, mapScore, type ScoreMap } from './score-map.ts';
import { IS_NAME, type RawEntries, WordList } from './word-list.ts';

/** The score of an entry that has none: the middle of the constructors' scale. */
export const DEFAULT_SCORE = 50;
/** The score of a name in a list without scores: Debian's lists have Bach beside bat. */
export const NAME_SCORE = 40;
/** A capital means a name where no more than one entry in so many has it; in German every noun does. */
const NAMES_AT_MOST = 4;
/** The flag of an entry with a capital until its list is read to the end. */
const CAPITALISED = 2;
/** Longer entries fit no grid that anyone prints; they are dropped. */
const MAX_LENGTH = 255;
/** A letter index is a byte. */
const MAX_LETTER = 255;
/** A text has no NUL bytes; a binary has one early. */
const BINARY_PROBE_BYTES = 8192;
const MAX_LISTS = 255;
/** What `strip` removes: spaces, dashes, apostrophes, full stops and Catalan's raised dot. */
const PUNCTUATION = /[\p{Zs}\p{Pd}'\u2018\u2019\u02bc.\u00b7]/u;

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
  const { fold = () => foldingOf(sources) } = options;
  const reader = new Reader(typeof fold === 'function' ? fold : () => fold, options.strip ?? false);
  const reports = sources.map((source, list) => reader.read(source, list));
  if (!options.mayBeEmpty && !reports.some(({ kept }) => kept > 0)) {
    throw new InputError('no usable entry', { source: sources.map(({ name }) => name).join(', ') });
  }
  const words = reader.finish().atLeast(options.minScore ?? 0, options.minScores);
  return { words, reports };
}

/** One list given as text. @throws InputError as `parseWordLists`. */
export function parseWordList(
  text: string,
  options: WordListOptions & { readonly name?: string } = {},
): WordList {
  const bytes = new TextEncoder().encode(text);
  return parseWordLists([{ name: options.name ?? 'word list', bytes }], options).words;
}

/** Entries of one length while they are read; arrays double when full. */
class Bucket implements RawEntries {
  readonly length: number;
  count = 0;
  letters: Uint8Array;
  scores: Uint8Array = new Uint8Array(64);
  lists: Uint8Array = new Uint8Array(64);
  /** Made for the first entry that has one: few lists tell names apart. */
  flags: Uint8Array | undefined;

  constructor(length: number) {
    this.length = length;
    this.letters = new Uint8Array(64 * length);
  }

  add(word: Uint8Array, score: number, list: number, flag: number): void {
    if (this.count === this.scores.length) {
      this.letters = doubled(this.letters);
      this.scores = doubled(this.scores);
      this.lists = doubled(this.lists);
      if (this.flags !== undefined) this.flags = doubled(this.flags);
    }
    const { length, letters } = this;
    const start = this.count * length;
    for (let i = 0; i < length; i++) letters[start + i] = word[i]!;
    if (flag !== 0) {
      this.flags ??= new Uint8Array(this.scores.length);
      this.flags[this.count] = flag;
    }
    this.scores[this.count] = score;
    this.lists[this.count++] = list;
  }

  /** Makes names of the capitalised entries of a list, or takes that mark off them. */
  settleNames(list: number, areNames: boolean, score: number): void {
    const { flags, lists, scores, count } = this;
    if (flags === undefined) return;
    for (let i = 0; i < count; i++) {
      if (lists[i] !== list || (flags[i]! & CAPITALISED) === 0) continue;
      flags[i] = areNames ? IS_NAME : flags[i]! & ~CAPITALISED;
      if (areNames) scores[i] = score;
    }
  }
}

class Reader {
  private readonly decideFolding: () => Folding;
  private folding: Folding | undefined;
  private readonly strip: boolean;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly buckets: (Bucket | undefined)[] = [];
  /** Letters beyond A to Z (which are 0 to 25), numbered as they are met. */
  private readonly others = new Map<string, number>();
  private readonly word = new Uint8Array(MAX_LENGTH);

  constructor(decideFolding: () => Folding, strip: boolean) {
    this.decideFolding = decideFolding;
    this.strip = strip;
  }

  read({ name, bytes, scoreMap }: WordSource, list: number): WordListReport {
    const probe = bytes.subarray(0, BINARY_PROBE_BYTES);
    if (probe.includes(0)) {
      throw new InputError('not a word list: a binary file, or not UTF-8 text', { source: name });
    }
    const { word, strip } = this;
    const unscored = scoreMap === undefined ? DEFAULT_SCORE : mapScore(scoreMap, DEFAULT_SCORE);
    const end = bytes.length;
    let hasScores = false;
    let plain = 0;
    let capitalised = 0;
    let kept = 0;
    let dropped = 0;
    let beyondAz = 0;
    let line = 0;
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    while (at < end) {
      line++;
      const start = at;
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
      let letterCase: LetterCase = hasScores ? 'other' : caseOfBytes(bytes, start, at);
      const isBeyondAz = at < end && byte >= 128;
      if (isBeyondAz) {
        at = start;
        while (
          at < end &&
          bytes[at] !== 10 &&
          bytes[at] !== 59 &&
          bytes[at] !== 44 &&
          bytes[at] !== 9
        )
          at++;
        const decoded = this.decode(bytes.subarray(start, at), name, line);
        length = this.spell(decoded, name, line);
        usable = length >= 0;
        if (!hasScores) letterCase = caseOfText(decoded);
      }
      let score = unscored;
      let flag = letterCase === 'capitalised' ? CAPITALISED : 0;
      if (at < end && bytes[at] !== 10) {
        const field = at + 1;
        while (at < end && bytes[at] !== 10) at++;
        if (isTaggedName(bytes, field, at)) flag |= IS_NAME;
        const written = readNumber(bytes, field, at);
        if (written !== undefined) {
          hasScores = true;
          score =
            scoreMap === undefined ? Math.floor(clampScore(written)) : mapScore(scoreMap, written);
        }
      }
      at++;
      if (length === 0 && usable && at - start <= 2) continue;
      if (!usable || length < 1 || length > MAX_LENGTH) {
        dropped++;
        continue;
      }
      kept++;
      if (isBeyondAz) beyondAz++;
      if (letterCase === 'plain') plain++;
      if (letterCase === 'capitalised') capitalised++;
      let bucket = this.buckets[length];
      if (bucket === undefined) {
        bucket = new Bucket(length);
        this.buckets[length] = bucket;
      }
      bucket.add(word, score, list, flag);
    }
    const areNames = !hasScores && capitalised * NAMES_AT_MOST <= plain + capitalised;
    const nameScore = scoreMap === undefined ? NAME_SCORE : mapScore(scoreMap, NAME_SCORE);
    for (const bucket of this.buckets) bucket?.settleNames(list, areNames, nameScore);
    return { name, kept, dropped, beyondAz };
  }

  /** The word list of all that was read. */
  finish(): WordList {
    const raw = new Map<number, RawEntries>();
    for (const bucket of this.buckets) if (bucket !== undefined) raw.set(bucket.length, bucket);
    const latin = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    if (this.others.size === 0) return WordList.of(latin, raw);
    return this.renumber([...latin, ...this.others.keys()], raw);
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
    this.folding ??= this.decideFolding();
    const letters = Array.from(normaliseText(text.trim(), this.folding)).filter(
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

function doubled(array: Uint8Array): Uint8Array {
  const larger = new Uint8Array(array.length * 2);
  larger.set(array);
  return larger;
}

function byCodePoint(a: string, b: string): number {
  return a.codePointAt(0)! - b.codePointAt(0)!;
}

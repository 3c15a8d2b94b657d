// A person's own list: the words that they score otherwise, want besides, or never want to see again. It is an
// ordinary list, `entry;score;tags` with the entry as it is printed, and it may have comments. What it
// holds beyond that of others: its first field may have spaces and hyphens, a score of 0 drops the word, and
// every line has to mean something, for it was written by hand. Changes keep all other lines as they stand.

import { InputError, type Place } from '../../base/errors.ts';
import { areLetters, type Folding, normaliseText } from '../../base/letters.ts';
import { shownText } from '../../base/text.ts';
import { type Tag, tagsNamed } from '../vocabulary/tags.ts';
import { DEFAULT_SCORE, MAX_SCORE } from '../vocabulary/word-table.ts';
import { MAX_LENGTH, withoutPunctuation } from './entry-speller.ts';

/** The score that drops a word. */
export const DROPPED = 0;
/** A space before it, or the start of a line, makes `#` begin a comment. */
const COMMENT = /(?:^|\s+)#.*$/u;
/** What is spelled without further ado: lists of one's own may be long. */
const PLAIN = /^[a-z]+$/i;
const FIELDS = /^([^;,\t]*)(?:[;,\t]([^;,\t]*)(?:[;,\t](.*))?)?$/u;

export interface PersonalEntry {
  /** In capitals, accents kept, without spaces and hyphens. */
  readonly letters: string;
  /** As it is printed. */
  readonly form: string;
  /** 0 to 100; `DROPPED` for a word that may not stand. */
  readonly score: number;
  readonly tags: readonly Tag[];
}

interface PersonalLine {
  /** As it stands, without its end. */
  readonly text: string;
  /** undefined for a comment, or nothing. */
  readonly entry?: PersonalEntry;
}

export class PersonalList {
  /** In the order of the lines. */
  readonly entries: readonly PersonalEntry[];
  private readonly lines: readonly PersonalLine[];
  private readonly lineEnd: string;

  private constructor(lines: readonly PersonalLine[], lineEnd: string) {
    this.lines = lines;
    this.lineEnd = lineEnd;
    this.entries = lines.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  }

  /** @throws InputError for a line that means nothing */
  static parse(text: string, source: string): PersonalList {
    const lines = text.split('\n');
    // What follows the last line end is no line.
    if (lines.at(-1) === '') lines.pop();
    const hasReturns = lines[0]?.endsWith('\r') === true;
    const read = lines.map((line, index) => {
      const text = line.endsWith('\r') ? line.slice(0, -1) : line;
      const content = index === 0 && text.startsWith('\ufeff') ? text.slice(1) : text;
      const entry = entryIn(content, { source, line: index + 1 });
      return entry === undefined ? { text } : { text, entry };
    });
    return new PersonalList(read, hasReturns ? '\r\n' : '\n');
  }

  /** The entry of a word, given as its letters: the dropping one of several, or else the best. */
  find(letters: string, fold: Folding): PersonalEntry | undefined {
    const isSame = sameWord(letters, fold);
    const found = this.entries
      .filter((entry) => isSame(entry.letters))
      .sort((a, b) => b.score - a.score);
    return found.find(({ score }) => score === DROPPED) ?? found[0];
  }

  /** With an entry in place of those of its word, or at the end. The comment of its line stays. */
  with(entry: PersonalEntry, fold: Folding): PersonalList {
    const isSame = sameWord(entry.letters, fold);
    const isOfIt = (line: PersonalLine): boolean =>
      line.entry !== undefined && isSame(line.entry.letters);
    const first = this.lines.findIndex(isOfIt);
    const written = writtenEntry(entry);
    if (first < 0) return this.having([...this.lines, { text: written, entry }]);
    const standing = this.lines[first]!.text;
    const comment = COMMENT.exec(standing)?.[0] ?? '';
    const mark = standing.startsWith('\ufeff') ? '\ufeff' : '';
    const changed = { text: `${mark}${written}${comment}`, entry };
    return this.having(
      this.lines.flatMap((line, index) =>
        index === first ? [changed] : isOfIt(line) ? [] : [line],
      ),
    );
  }

  private having(lines: readonly PersonalLine[]): PersonalList {
    return new PersonalList(lines, this.lineEnd);
  }

  /** The file's text. */
  get text(): string {
    return this.lines.map(({ text }) => `${text}${this.lineEnd}`).join('');
  }

  /** The words to fill with, as a list that every reader takes. */
  get wordBytes(): Uint8Array {
    return bytesOf(
      this.entries
        .filter(({ score }) => score !== DROPPED)
        .map(({ letters, score, tags }) => `${letters};${score};${tags.join(',')}`),
    );
  }

  /** The same of the words that are dropped. */
  get droppedBytes(): Uint8Array {
    return bytesOf(
      this.entries.filter(({ score }) => score === DROPPED).map(({ letters }) => letters),
    );
  }
}

/** The letters of an entry as it is printed. @throws InputError for what is no word */
export function personalLetters(form: string, at?: Place): string {
  if (PLAIN.test(form) && form.length <= MAX_LENGTH) return form.toUpperCase();
  const letters = withoutPunctuation(normaliseText(form, false));
  if (areLetters(letters) && Array.from(letters).length <= MAX_LENGTH) return letters;
  const what = 'is not a word: words have letters, spaces, hyphens, apostrophes and full stops';
  throw new InputError(`'${shownText(form)}' ${what}`, at);
}

/** The entry of a line; undefined if it is a comment or blank. @throws InputError for a line that means nothing */
export function entryIn(line: string, at: Place): PersonalEntry | undefined {
  const content = (line.includes('#') ? line.replace(COMMENT, '') : line).trim();
  if (content === '') return undefined;
  const [, entry = '', score = '', tags = ''] = FIELDS.exec(content) ?? [];
  const form = entry.trim();
  return {
    letters: personalLetters(form, at),
    form,
    score: score.trim() === '' ? DEFAULT_SCORE : scoreIn(score.trim(), at),
    tags: tags.trim() === '' ? [] : [...new Set(tagsNamed(tags, at))],
  };
}

function scoreIn(text: string, at: Place): number {
  const score = Number(text);
  if (/^\d+$/.test(text) && score <= MAX_SCORE) return score;
  throw new InputError(
    `'${text}' is not a score: expected a whole number from 0 to ${MAX_SCORE}`,
    at,
  );
}

/** A line of such a list. */
function writtenEntry({ form, score, tags }: PersonalEntry): string {
  return [form, score, ...(tags.length > 0 ? [tags.join(',')] : [])].join(';');
}

/** Whether letters are those of a word. */
function sameWord(letters: string, fold: Folding): (others: string) => boolean {
  const folded = normaliseText(letters, fold);
  return (others) => (PLAIN.test(others) ? others : normaliseText(others, fold)) === folded;
}

function bytesOf(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
}

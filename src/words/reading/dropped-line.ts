// Why a list loses entries, shown by the first line that it loses: the list is read again, line by line, once this is
// to be reported.

import type { Folding } from '../../base/letters.ts';
import { areLetters, isLetter, lettersOf } from '../../base/letters.ts';
import { EntrySpeller, MAX_LENGTH } from './entry-speller.ts';
import type { WordSource } from './word-source.ts';

export interface DroppedLine {
  /** Counted from 1. */
  readonly line: number;
  /** As it is written, but for what cannot be shown. */
  readonly entry: string;
  /** "' ' is no letter". */
  readonly why: string;
}

const FIELD_END = /[;,\t]/;
const SHOWN = 40;

/** The first line of a list that is no word; undefined if there is none. */
export function firstDropped(
  { name, bytes }: Pick<WordSource, 'name' | 'bytes'>,
  fold: Folding | (() => Folding),
  strip: boolean,
): DroppedLine | undefined {
  const speller = new EntrySpeller(typeof fold === 'function' ? fold : () => fold, strip);
  const word = new Uint8Array(MAX_LENGTH);
  const decoder = new TextDecoder('utf-8');
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const next = bytes.indexOf(10, start);
    const end = next < 0 ? bytes.length : next;
    const text = decoder.decode(bytes.subarray(start, end)).trim();
    const [entry = ''] = text.split(FIELD_END, 1);
    if (text !== '' && speller.spell(entry, word, name, line) < 0) {
      return { line, entry: shown(text), why: reason(entry.trim(), strip) };
    }
    start = end + 1;
  }
  return undefined;
}

function reason(entry: string, strip: boolean): string {
  if (entry === '') return 'no word';
  const letters = lettersOf(entry);
  const stray = letters.find((each) => !isLetter(each) && !(strip && each === ' '));
  if (areLetters(entry) || stray === undefined) return `more than ${MAX_LENGTH} letters`;
  return `${quoted(stray)} is not a letter`;
}

function quoted(character: string): string {
  return character === "'" ? '"\'"' : `'${shown(character)}'`;
}

/** What a terminal would obey is not printed. */
function shown(text: string): string {
  const plain = text.replace(/\p{C}/gu, '\ufffd');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}...` : plain;
}

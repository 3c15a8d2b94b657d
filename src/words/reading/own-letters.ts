// Which letters a list's language has of its own: Swedish counts Å, Ä and Ö as letters, Spanish Ñ,
// Polish Ł and Ą, and a crossword may not fold them; while É is an E to French, Á an A to Spanish. The
// list tells by how often its entries have a letter; what folding would merge does not tell (see
// docs/decisions/folding.md).

import { type Folding, isLetter } from '../../base/letters.ts';
import { type WordMachine, wordMachine } from '../vocabulary/word-kernels.ts';
import { putLines, SCAN_BYTES, stretchEnd } from './scan-lines.ts';
import type { WordSource } from './word-source.ts';

/** A letter is in use in a list if one of so many entries has it: English has É in one of 600. */
const IN_USE = 200;
/** And at least so many, so that a short list with two odd names keeps folding. */
const IN_USE_LEAST = 20;
/** Letters that some language with crosswords writes as accents: no sign of a letter of its own. */
const ACCENTED: ReadonlySet<string> = new Set('ÀÁÂÃÇÈÉÊËÌÍÎÏÒÓÔÕÙÚÛÜÝŒŸŴŶĲ');
/** The one letter of its own in languages that fold their vowels. */
const ENYE = 'Ñ';

/** Latin letters with two bytes in UTF-8, and the marks that may follow a letter instead. */
const FIRST = 0xc0;
const LAST = 0x24f;
const FIRST_MARK = 0x300;
const LAST_MARK = 0x36f;

/** How words of these lists are folded: wholly, or but for the letters that one of them has. */
export function foldingOf(sources: readonly Pick<WordSource, 'bytes'>[]): Folding {
  const kept = new Set(sources.flatMap(({ bytes }) => ownLetters(bytes)));
  return kept.size === 0 ? true : kept;
}

/** The same, found out when it is first asked for. */
export function foldingOnce(lists: readonly Pick<WordSource, 'bytes'>[]): () => Folding {
  let folding: Folding | undefined;
  return () => {
    folding ??= foldingOf(lists);
    return folding;
  };
}

/** The letters that a list does not fold. Its accents are letters where it has others of its own. */
function ownLetters(bytes: Uint8Array): string[] {
  const { entries, having } = countLetters(bytes);
  const letters = [...having.keys()];
  const isInUse = (letter: string): boolean =>
    having.get(letter)! >= Math.max(IN_USE_LEAST, entries / IN_USE);
  const own = letters.filter((letter) => !ACCENTED.has(letter));
  const ownInUse = own.filter(isInUse);
  if (ownInUse.length === 0) return [];
  if (ownInUse.every((letter) => letter === ENYE)) return own;
  return [...own, ...letters.filter((letter) => ACCENTED.has(letter) && isInUse(letter))];
}

/** How many entries there are, and how many of them have each letter, in upper case. */
function countLetters(bytes: Uint8Array): {
  readonly entries: number;
  readonly having: ReadonlyMap<string, number>;
} {
  const machine = bytes.length < SCAN_BYTES ? undefined : wordMachine();
  const counted = (machine && countInMachine(bytes, machine)) ?? countPlainly(bytes);
  if (counted === 'marked') return countLetters(composed(bytes));
  const { entries, counts } = counted;
  const having = new Map<string, number>();
  for (let code = FIRST; code <= LAST; code++) {
    const letter = String.fromCharCode(code).toUpperCase();
    if (counts[code] === 0 || letter.length > 1 || letter < '\u0080' || !isLetter(letter)) continue;
    having.set(letter, (having.get(letter) ?? 0) + counts[code]!);
  }
  return { entries, having };
}

interface Counted {
  readonly entries: number;
  /** For each code point up to LAST, how many entries have it. */
  readonly counts: Int32Array;
}

/** 'marked' if a letter and its mark stand as two. */
function countPlainly(bytes: Uint8Array): Counted | 'marked' {
  const counts = new Int32Array(LAST + 1);
  const lastEntry = new Int32Array(LAST + 1);
  let entries = 0;
  let isInEntry = false;
  let isFirstField = true;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === 10) {
      isInEntry = false;
      isFirstField = true;
    } else if (byte === 59 || byte === 44 || byte === 9) {
      isFirstField = false;
    } else if (isFirstField && byte > 32) {
      if (!isInEntry) entries++;
      isInEntry = true;
      // Two bytes of UTF-8: 110xxxxx 10xxxxxx.
      if (byte < 0xc3 || byte > 0xdf || at + 1 === bytes.length) continue;
      const code = ((byte & 0x1f) << 6) | (bytes[++at]! & 0x3f);
      if (code >= FIRST_MARK && code <= LAST_MARK) return 'marked';
      if (code < FIRST || code > LAST || lastEntry[code] === entries) continue;
      lastEntry[code] = entries;
      counts[code]!++;
    }
  }
  return { entries, counts };
}

/** The same in WebAssembly; undefined if a line is too long for it. */
function countInMachine(bytes: Uint8Array, machine: WordMachine): Counted | 'marked' | undefined {
  const size = LAST + 1;
  const tables = new Uint8Array((2 * size + 1) * 4);
  const counts = machine.put(tables);
  const lastEntry = counts + size * 4;
  const told = lastEntry + size * 4;
  const room = machine.mark();
  for (let start = 0; start < bytes.length; ) {
    const next = stretchEnd(bytes, start);
    if (next === undefined) return undefined;
    machine.release(room);
    const { at, end } = putLines(machine, bytes.subarray(start, next));
    if (!machine.kernels.countLetters(at, end, counts, lastEntry, told)) return 'marked';
    start = next;
  }
  return { entries: machine.ints(told, 1)[0]!, counts: machine.ints(counts, size).slice() };
}

/** Letters and their marks as one; marks that go with no letter are taken away. */
function composed(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes).normalize('NFC');
  return new TextEncoder().encode(text.replace(/[\u0300-\u036f]/g, ''));
}

// Which letters a list's language has of its own: Swedish counts Å, Ä and Ö as letters, Spanish Ñ,
// Polish Ł and Ą, and a crossword may not fold them; while É is an E to French, Á an A to Spanish. The
// list tells by how often its entries have a letter; what folding would merge does not tell (see
// docs/decisions/folding.md).

import { type Folding, isLetter } from '../../base/letters.ts';
import { wordCore } from '../core.ts';
import { putLines, stretchEnd } from './scan-lines.ts';
import type { WordSource } from './word-source.ts';

/** A letter is in use in a list if one of so many entries has it: English has É in one of 600. */
const IN_USE = 200;
/** And at least so many, so that a short list with two odd names keeps folding. */
const IN_USE_LEAST = 20;
/** Letters that some language with crosswords writes as accents: no sign of a letter of its own. */
const ACCENTED: ReadonlySet<string> = new Set('ÀÁÂÃÇÈÉÊËÌÍÎÏÒÓÔÕÙÚÛÜÝŒŸŴŶĲ');
/** The one letter of its own in languages that fold their vowels. */
const ENYE = 'Ñ';

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
  const counted = countCodes(bytes);
  if (counted === 'marked') return countLetters(composed(bytes));
  const { entries, counts } = counted;
  const having = new Map<string, number>();
  for (const [code, count] of counts.entries()) {
    const letter = String.fromCharCode(code).toUpperCase();
    if (count === 0 || letter.length > 1 || letter < '\u0080' || !isLetter(letter)) continue;
    having.set(letter, (having.get(letter) ?? 0) + count);
  }
  return { entries, having };
}

/** The same by code points of letters of two bytes; 'marked' if a letter and its mark stand as two. */
function countCodes(
  bytes: Uint8Array,
): { readonly entries: number; readonly counts: Int32Array } | 'marked' {
  const core = wordCore();
  const { loops } = core;
  const size = loops.LAST_OWN.value + 1;
  const counts = core.put(new Uint8Array(size * 4));
  const lastEntry = core.put(new Uint8Array(size * 4));
  const room = core.mark();
  let entries = 0;
  for (let start = 0; start < bytes.length; ) {
    const next = stretchEnd(bytes, start);
    core.release(room);
    const { at, end } = putLines(core, bytes.subarray(start, next));
    entries = loops.countLetters(at, end, counts, lastEntry, entries);
    if (entries === loops.MARKED.value) return 'marked';
    start = next;
  }
  return { entries, counts: core.ints(counts, size).slice() };
}

/** Letters and their marks as one; marks that go with no letter are taken away. */
function composed(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes).normalize('NFC');
  return new TextEncoder().encode(text.replace(/[\u0300-\u036f]/g, ''));
}

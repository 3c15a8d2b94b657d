// A word list with a few words more: those that a rule brings along and no list has.

import { InputError } from '../../base/errors.ts';
import { byCodePoint } from '../../base/letters.ts';
import { WordList } from './word-list.ts';
import { DEFAULT_SCORE, type WordTable } from './word-table.ts';

/** A letter index is a byte. */
const MAX_LETTERS = 256;

/**
 * `words` and `more`, each given as its letters, with a score; the list itself if it has them all.
 * Letters that the list does not know join its alphabet. The list is in the order of its letters,
 * not a `RankedList`.
 */
export function addWords(
  words: WordList,
  more: readonly (readonly string[])[],
  score = DEFAULT_SCORE,
): WordList {
  const missing = more.filter((letters) => words.wordId(letters) < 0);
  if (missing.length === 0) return words;
  const alphabet = [...new Set([...words.alphabet, ...missing.flat()])].sort(byCodePoint);
  if (alphabet.length > MAX_LETTERS) throw new InputError('too many different letters');
  const letterIndices = new Map(alphabet.map((letter, index) => [letter, index]));
  const renumbered = Uint8Array.from(words.alphabet, (letter) => letterIndices.get(letter)!);
  const lengths = new Set([...words.lengths(), ...missing.map((letters) => letters.length)]);
  const make = (length: number): WordTable => {
    const rows = missing
      .filter((letters) => letters.length === length)
      .map((letters) => Uint8Array.from(letters, (letter) => letterIndices.get(letter)!));
    return merged(words.table(length), renumbered, rows.sort(compareRows), score);
  };
  return new WordList(alphabet, [...lengths], make, words.floors, { known: words.known });
}

/** A table and sorted rows that it does not have, as one sorted table. */
function merged(
  { length, count, letters, scores, flags }: WordTable,
  renumbered: Uint8Array,
  rows: readonly Uint8Array[],
  score: number,
): WordTable {
  const fresh = rows.filter((row, i) => i === 0 || compareRows(row, rows[i - 1]!) !== 0);
  const all = new Uint8Array((count + fresh.length) * length);
  const allFlags = flags && new Uint16Array(count + fresh.length);
  const allScores = new Uint8Array(count + fresh.length);
  // Sorted letters keep their order when others come between them.
  const old = letters.map((letter) => renumbered[letter]!);
  let next = 0;
  for (let id = 0; id < allScores.length; id++) {
    const row = old.subarray((id - next) * length, (id - next + 1) * length);
    const isFresh =
      next < fresh.length && (id - next === count || compareRows(fresh[next]!, row) < 0);
    all.set(isFresh ? fresh[next]! : row, id * length);
    allScores[id] = isFresh ? score : scores[id - next]!;
    if (allFlags && !isFresh) allFlags[id] = flags[id - next]!;
    if (isFresh) next++;
  }
  return {
    length,
    count: allScores.length,
    letters: all,
    scores: allScores,
    flags: allFlags,
  };
}

function compareRows(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

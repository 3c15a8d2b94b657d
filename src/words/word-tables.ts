// Tables of words: entries as they were read become sorted words without repeats, and a table becomes
// that of its better words. Small tables are made here, large ones by the same loops in WebAssembly
// (wasm/words.ts).

import { sortRows } from './sort-rows.ts';
import { WASM_WORDS, type WordMachine, wordMachine } from './word-kernels.ts';

/** The words of one length, sorted by letter indices, without repeats. */
export interface WordTable {
  /** Letters in a word. */
  readonly length: number;
  /** Words in the table; a *word id* is 0 to `count - 1` and belongs to its length. */
  readonly count: number;
  /** `count * length` letter indices (into the alphabet), word after word. */
  readonly letters: Uint8Array;
  /** A score of 0 to 100 for each word. */
  readonly scores: Uint8Array;
}

/** Entries of one length as they were read, in any order, with repeats. */
export interface RawEntries {
  readonly count: number;
  /** `count * length` letter indices, entry after entry. */
  readonly letters: Uint8Array;
  readonly scores: Uint8Array;
  /** For each entry which list it came from, counted from 0. */
  readonly lists: Uint8Array;
}

const SORT_BUCKETS = (1 << 16) + 1;

/** Sorts and drops repeats: the first list that has a word decides, in it the higher score. */
export function uniqueWords(
  length: number,
  raw: RawEntries,
  alphabetSize: number,
  machine = raw.count < WASM_WORDS ? undefined : wordMachine(),
): WordTable {
  if (machine !== undefined) return uniqueInMachine(length, raw, alphabetSize, machine);
  const order = sortRows(raw.letters, raw.count, length, alphabetSize);
  const letters = new Uint8Array(raw.count * length);
  const scores = new Uint8Array(raw.count);
  let count = 0;
  for (let i = 0; i < raw.count; ) {
    const entry = order[i]!;
    const row = entry * length;
    let { list, score } = { list: raw.lists[entry]!, score: raw.scores[entry]! };
    for (i++; i < raw.count && sameRow(raw.letters, row, order[i]! * length, length); i++) {
      const other = order[i]!;
      const otherList = raw.lists[other]!;
      if (otherList > list || (otherList === list && raw.scores[other]! <= score)) continue;
      list = otherList;
      score = raw.scores[other]!;
    }
    copyRow(raw.letters, row, letters, count * length, length);
    scores[count++] = score;
  }
  return cutToCount({ length, count, letters, scores });
}

/** How many words of a table have at least a score. */
export function countScored(
  { count, scores }: WordTable,
  minScore: number,
  machine = count < WASM_WORDS ? undefined : wordMachine(),
): number {
  if (machine !== undefined) {
    return machine.kernels.countScored(machine.put(scores), count, minScore);
  }
  let found = 0;
  for (const score of scores) if (score >= minScore) found++;
  return found;
}

/** The words of a table that have at least a score. */
export function scoredAtLeast(
  table: WordTable,
  minScore: number,
  machine = table.count < WASM_WORDS ? undefined : wordMachine(),
): WordTable {
  if (machine !== undefined) return scoredInMachine(table, minScore, machine);
  const { length, count, letters, scores } = table;
  const better = { length, count: 0, letters: letters.slice(), scores: scores.slice() };
  for (let id = 0; id < count; id++) {
    if (scores[id]! < minScore) continue;
    copyRow(letters, id * length, better.letters, better.count * length, length);
    better.scores[better.count++] = scores[id]!;
  }
  return cutToCount(better);
}

function uniqueInMachine(
  length: number,
  raw: RawEntries,
  alphabetSize: number,
  machine: WordMachine,
): WordTable {
  const { count } = raw;
  const letters = machine.put(raw.letters.subarray(0, count * length));
  const scores = machine.put(raw.scores.subarray(0, count));
  const lists = machine.put(raw.lists.subarray(0, count));
  const work = machine.take((3 * count + SORT_BUCKETS) * 4);
  const outLetters = machine.take(count * length);
  const outScores = machine.take(count);
  const unique = machine.kernels.uniqueWords(
    letters,
    scores,
    lists,
    count,
    length,
    alphabetSize,
    work,
    outLetters,
    outScores,
  );
  return tableIn(machine, length, unique, outLetters, outScores);
}

function scoredInMachine(table: WordTable, minScore: number, machine: WordMachine): WordTable {
  const { length } = table;
  const letters = machine.put(table.letters);
  const scores = machine.put(table.scores);
  const count = machine.kernels.keepScored(letters, scores, table.count, length, minScore);
  return tableIn(machine, length, count, letters, scores);
}

function tableIn(
  machine: WordMachine,
  length: number,
  count: number,
  letters: number,
  scores: number,
): WordTable {
  return {
    length,
    count,
    letters: machine.bytes(letters, count * length).slice(),
    scores: machine.bytes(scores, count).slice(),
  };
}

function cutToCount({ length, count, letters, scores }: WordTable): WordTable {
  return {
    length,
    count,
    letters: letters.subarray(0, count * length),
    scores: scores.subarray(0, count),
  };
}

function copyRow(
  from: Uint8Array,
  start: number,
  to: Uint8Array,
  at: number,
  length: number,
): void {
  for (let p = 0; p < length; p++) to[at + p] = from[start + p]!;
}

function sameRow(rows: Uint8Array, a: number, b: number, length: number): boolean {
  for (let p = length - 1; p >= 0; p--) if (rows[a + p] !== rows[b + p]) return false;
  return true;
}

// Making the words of one length: entries as they were read become a table, sorted and without
// repeats; and a table loses the words that are not wanted. Small tables are made here, large ones by
// the same loops in WebAssembly (wasm/word-table.ts).

import { sortRows } from './sort-rows.ts';
import { WASM_WORDS, type WordMachine, wordMachine } from './word-kernels.ts';
import type { RawEntries, WordTable } from './word-list.ts';

/** The sorting in WebAssembly counts into so many buckets at most. */
const SORT_BUCKETS = (1 << 16) + 1;
/** In place of an address in WebAssembly. */
const NO_FLAGS = -1;

/**
 * Sorts and drops repeats: the first list that has a word decides, in it the higher score. A word
 * that the list has both with a flag and without is without.
 */
export function uniqueWords(
  length: number,
  raw: RawEntries,
  alphabetSize: number,
  machine = machineFor(raw.count),
): WordTable {
  if (machine !== undefined) return uniqueInMachine(length, raw, alphabetSize, machine);
  const order = sortRows(raw.letters, raw.count, length, alphabetSize);
  const letters = new Uint8Array(raw.count * length);
  const scores = new Uint8Array(raw.count);
  const flags = raw.flags && new Uint8Array(raw.count);
  let count = 0;
  for (let i = 0; i < raw.count; ) {
    const entry = order[i]!;
    const row = entry * length;
    let { list, score } = { list: raw.lists[entry]!, score: raw.scores[entry]! };
    let flag = raw.flags?.[entry] ?? 0;
    for (i++; i < raw.count && sameRow(raw.letters, row, order[i]! * length, length); i++) {
      const other = order[i]!;
      const otherList = raw.lists[other]!;
      if (otherList > list) continue;
      const otherFlag = raw.flags?.[other] ?? 0;
      flag = otherList === list ? flag & otherFlag : otherFlag;
      if (otherList < list || raw.scores[other]! > score) score = raw.scores[other]!;
      list = otherList;
    }
    copyRow(raw.letters, row, letters, count * length, length);
    if (flags) flags[count] = flag;
    scores[count++] = score;
  }
  return cutToCount({ length, count, letters, scores, ...(flags && { flags }) });
}

/** How many words of a table have at least a score. */
export function countScored(
  { count, scores }: WordTable,
  minScore: number,
  machine = machineFor(count),
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
  machine = machineFor(table.count),
): WordTable {
  if (machine !== undefined) return scoredInMachine(table, minScore, machine);
  const { count, scores } = table;
  const low: number[] = [];
  for (let id = 0; id < count; id++) if (scores[id]! < minScore) low.push(id);
  return withoutWords(table, low);
}

/** A table without the words of some ids, which ascend. */
export function withoutWords(table: WordTable, ids: readonly number[]): WordTable {
  const { length } = table;
  const letters = table.letters.slice();
  const scores = table.scores.slice();
  const flags = table.flags?.slice();
  let count = 0;
  let from = 0;
  // Whole stretches of words move at once.
  for (const end of [...ids, table.count]) {
    letters.copyWithin(count * length, from * length, end * length);
    scores.copyWithin(count, from, end);
    flags?.copyWithin(count, from, end);
    count += end - from;
    from = end + 1;
  }
  return cutToCount({ length, count, letters, scores, ...(flags && { flags }) });
}

function machineFor(count: number): WordMachine | undefined {
  return count < WASM_WORDS ? undefined : wordMachine();
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
  const flags = putFlags(machine, raw.flags, count);
  const work = machine.take((3 * count + SORT_BUCKETS) * 4);
  const outLetters = machine.take(count * length);
  const outScores = machine.take(count);
  const outFlags = flags === NO_FLAGS ? NO_FLAGS : machine.take(count);
  const unique = machine.kernels.uniqueWords(
    letters,
    scores,
    lists,
    flags,
    count,
    length,
    alphabetSize,
    work,
    outLetters,
    outScores,
    outFlags,
  );
  return tableIn(machine, length, unique, outLetters, outScores, outFlags);
}

function scoredInMachine(table: WordTable, minScore: number, machine: WordMachine): WordTable {
  const { length, count: all } = table;
  const letters = machine.put(table.letters);
  const scores = machine.put(table.scores);
  const flags = putFlags(machine, table.flags, all);
  const count = machine.kernels.keepScored(letters, scores, flags, all, length, minScore);
  return tableIn(machine, length, count, letters, scores, flags);
}

function putFlags(machine: WordMachine, flags: Uint8Array | undefined, count: number): number {
  return flags === undefined ? NO_FLAGS : machine.put(flags.subarray(0, count));
}

function tableIn(
  machine: WordMachine,
  length: number,
  count: number,
  letters: number,
  scores: number,
  flags: number,
): WordTable {
  return {
    length,
    count,
    letters: machine.bytes(letters, count * length).slice(),
    scores: machine.bytes(scores, count).slice(),
    ...(flags !== NO_FLAGS && { flags: machine.bytes(flags, count).slice() }),
  };
}

function cutToCount({ length, count, letters, scores, flags }: WordTable): WordTable {
  return {
    length,
    count,
    letters: letters.subarray(0, count * length),
    scores: scores.subarray(0, count),
    ...(flags && { flags: flags.subarray(0, count) }),
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

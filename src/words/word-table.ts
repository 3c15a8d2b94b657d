// Making the words of one length: entries as they were read become a table, sorted and without
// repeats; and a table loses the words that are not wanted.

import { sortRows } from './sort-rows.ts';
import type { RawEntries, WordTable } from './word-list.ts';

/**
 * Sorts and drops repeats: the first list that has a word decides, in it the higher score. A word
 * that the list has both with a flag and without is without.
 */
export function uniqueWords(length: number, raw: RawEntries, alphabetSize: number): WordTable {
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

/** The words of a table whose ids are to be kept, as a table of its own. */
export function keepWords(table: WordTable, isKept: (id: number) => boolean): WordTable {
  const { length, letters, scores, flags } = table;
  const kept = {
    length,
    count: 0,
    letters: letters.slice(),
    scores: scores.slice(),
    ...(flags && { flags: flags.slice() }),
  };
  for (let id = 0; id < table.count; id++) {
    if (!isKept(id)) continue;
    copyRow(letters, id * length, kept.letters, kept.count * length, length);
    if (flags) kept.flags![kept.count] = flags[id]!;
    kept.scores[kept.count++] = scores[id]!;
  }
  return cutToCount(kept);
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

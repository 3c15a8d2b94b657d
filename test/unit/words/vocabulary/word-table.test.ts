// Tables made by WebAssembly hold what a plain recomputation finds.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import {
  countScored,
  type RawEntries,
  scoredAtLeast,
  uniqueWords,
  type WordTable,
  withoutWords,
} from '../../../../src/words/vocabulary/word-table.ts';

/** A word as its letters, its score and its flag. */
type Row = readonly [letters: readonly number[], score: number, flag: number];

function rowsOf({
  length,
  count,
  letters,
  scores,
  flags,
}: Omit<RawEntries, 'lists'> & { length: number }): Row[] {
  return Array.from({ length: count }, (_, i) => [
    [...letters.subarray(i * length, (i + 1) * length)],
    scores[i]!,
    flags?.[i] ?? 0,
  ]);
}

/**
 * Of the entries of a word, those of its first list; of these the best score and the flags that all of it have,
 * but the first flag only if all have it, whatever their score.
 */
function uniquePlainly(length: number, raw: RawEntries): Row[] {
  const byWord = new Map<string, number[]>();
  const rows = rowsOf({ ...raw, length });
  rows.forEach(([letters], i) => {
    const key = String.fromCharCode(...letters);
    byWord.set(key, [...(byWord.get(key) ?? []), i]);
  });
  return [...byWord.keys()].sort().map((key) => {
    const entries = byWord.get(key)!;
    const first = Math.min(...entries.map((i) => raw.lists[i]!));
    const own = entries.filter((i) => raw.lists[i] === first).map((i) => rows[i]!);
    const score = Math.max(...own.map((row) => row[1]));
    const best = own.filter((row) => row[1] === score);
    return [
      own[0]![0],
      score,
      (best.reduce((all, row) => all & row[2], 0xffff) & ~1) |
        (own.reduce((all, row) => all & row[2], 1) & 1),
    ];
  });
}

/** Entries over few letters, so that many repeat. */
function randomEntries(random: Random, count: number, length: number, base: number): RawEntries {
  const bytes = (size: number, below: number): Uint8Array =>
    Uint8Array.from({ length: size }, () => random.below(below));
  return {
    count,
    letters: bytes(count * length, base),
    scores: bytes(count, 101),
    lists: bytes(count, 3),
  };
}

const CASES = [
  ...[1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 40].map((length) => [length, 3, 120] as const),
  ...[2, 5, 9].flatMap((length) => [26, 33, 255].map((base) => [length, base, 250] as const)),
  [5, 26, 0],
  [5, 26, 1],
] as const;

const WITH_FLAGS = CASES.flatMap((c) => [[...c, 'no'] as const, [...c, 'some'] as const]);

describe.each(WITH_FLAGS)('length %i, %i letters, %i entries, %s flags', (...c) => {
  const [length, base, count, flagged] = c;
  const random = new Random(length * 1000 + base);
  const entries = randomEntries(random, count, length, base);
  // Room for more, as it is while entries are read.
  const flags = Uint16Array.from({ length: count + 9 }, () => random.below(4) * 0x201);
  const raw = flagged === 'some' ? { ...entries, flags } : entries;
  const table = uniqueWords(length, raw, base);

  test('every word once, in order', () => {
    expect(rowsOf(table)).toEqual(uniquePlainly(length, raw));
    expect(table).toMatchObject({ length, count: table.scores.length });
    expect(table.flags?.length).toBe(flagged === 'some' ? table.count : undefined);
  });

  test.each([0, 1, 30, 50, 100])('those scored %i or more', (floor) => {
    const better = rowsOf(table).filter(([, score]) => score >= floor);
    const before = structuredClone(table);
    expect(rowsOf(scoredAtLeast(table, floor))).toEqual(better);
    expect(countScored(table, floor)).toBe(better.length);
    expect(table).toEqual(before);
  });

  test('those that are left when others go', () => {
    const gone = rowsOf(table).flatMap((_, id) => (random.below(3) === 0 ? [id] : []));
    const left = rowsOf(table).filter((_, id) => !gone.includes(id));
    expect(rowsOf(withoutWords(table, gone))).toEqual(left);
  });
});

test('words are taken out, with their scores and flags', () => {
  const table: WordTable = {
    length: 2,
    count: 5,
    letters: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    scores: Uint8Array.of(10, 11, 12, 13, 14),
    flags: Uint16Array.of(0, 1, 0, 1, 0),
  };
  expect(withoutWords(table, [])).toEqual(table);
  expect(withoutWords(table, [0, 1, 3])).toEqual({
    length: 2,
    count: 2,
    letters: Uint8Array.of(4, 5, 8, 9),
    scores: Uint8Array.of(12, 14),
    flags: Uint16Array.of(0, 0),
  });
  expect(withoutWords(table, [0, 1, 2, 3, 4]).count).toBe(0);
  expect(table.letters[0]).toBe(0);
});

test('sorted entries stay as they are', () => {
  const letters = Uint8Array.from({ length: 300 }, (_, i) => i >>> 1);
  const raw = { count: 150, letters, scores: letters.slice(0, 150), lists: new Uint8Array(150) };
  expect(rowsOf(uniqueWords(2, raw, 255))).toEqual(uniquePlainly(2, raw));
});

// Tables made by WebAssembly are those made by TypeScript.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { WASM_WORDS, wordMachine } from '../../../../src/words/vocabulary/word-kernels.ts';
import type { RawEntries } from '../../../../src/words/vocabulary/word-list.ts';
import {
  countScored,
  scoredAtLeast,
  uniqueWords,
  withoutWords,
} from '../../../../src/words/vocabulary/word-table.ts';

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
  const flags = Uint8Array.from({ length: count + 9 }, () => random.below(2));
  const raw = flagged === 'some' ? { ...entries, flags } : entries;
  expect(count).toBeLessThan(WASM_WORDS);
  const table = uniqueWords(length, raw, base);

  test('the same words, whichever way', () => {
    expect(uniqueWords(length, raw, base, wordMachine())).toEqual(table);
  });

  test.each([0, 1, 30, 50, 100])('the same better words, scored %i or more', (floor) => {
    const better = scoredAtLeast(table, floor);
    expect(scoredAtLeast(table, floor, wordMachine())).toEqual(better);
    expect(countScored(table, floor)).toBe(better.count);
    expect(countScored(table, floor, wordMachine())).toBe(better.count);
  });
});

test('words are taken out, with their scores and flags', () => {
  const table = {
    length: 2,
    count: 5,
    letters: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    scores: Uint8Array.of(10, 11, 12, 13, 14),
    flags: Uint8Array.of(0, 1, 0, 1, 0),
  };
  expect(withoutWords(table, [])).toEqual(table);
  expect(withoutWords(table, [0, 1, 3])).toEqual({
    length: 2,
    count: 2,
    letters: Uint8Array.of(4, 5, 8, 9),
    scores: Uint8Array.of(12, 14),
    flags: Uint8Array.of(0, 0),
  });
  expect(withoutWords(table, [0, 1, 2, 3, 4]).count).toBe(0);
  expect(table.letters[0]).toBe(0);
});

test('sorted entries stay as they are', () => {
  const letters = Uint8Array.from({ length: 300 }, (_, i) => i >>> 1);
  const raw = { count: 150, letters, scores: letters.slice(0, 150), lists: new Uint8Array(150) };
  expect(uniqueWords(2, raw, 255, wordMachine())).toEqual(uniqueWords(2, raw, 255));
});

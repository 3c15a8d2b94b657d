// Lists of the core against arrays, without rows and with them.

import { describe, expect, test } from 'vitest';
import type { Memory } from '../../../src/base/memory.ts';
import { Random } from '../../../src/base/random.ts';
import { rowInts } from '../../../src/solve/tables.ts';
import { bareCore, layDown, layWords, randomSet, sorted } from '../../support/bare-core.ts';

/**
 * A random list of some of the words, as addresses; where, and which ids. Before it `room` integers
 * are free.
 */
function layList(
  random: Random,
  memory: Memory,
  count: number,
  words: number,
  length: number,
  rowInts = 0,
) {
  const ids = sorted(randomSet(random, count));
  const at = memory.take(ids.length * (1 + rowInts)) + ids.length * rowInts;
  ids.forEach((id, i) => {
    memory.i32[at + i] = words + id * length;
  });
  return { at, ids };
}

test.each([1, 7, 32, 33, 60, 200])('filterList and listLetters, %i letters', (letterCount) => {
  const random = new Random(letterCount);
  for (let i = 0; i < 100; i++) {
    const { memory, core } = bareCore();
    const [count, length] = [1 + random.below(140), 1 + random.below(9)];
    const words = layWords(random, memory, count, length, letterCount);
    const { at, ids } = layList(random, memory, count, words, length);
    const maskInts = Math.ceil(letterCount / 32);
    const allowed = randomSet(random, letterCount);
    const mask = layDown(memory, allowed, maskInts);
    const position = random.below(length);
    const letterOf = (id: number): number => memory.u8[words + id * length + position]!;

    const present = new Set(ids.map(letterOf));
    for (let part = 0; part < maskInts; part++) {
      let bits = 0;
      for (const letter of present) if (letter >>> 5 === part) bits |= 1 << (letter & 31);
      for (const known of [-1, bits, bits | 1 | (1 << random.below(32))]) {
        expect(core.listLetters(at, ids.length, position, part, known)).toBe(bits);
      }
    }

    const target = random.below(2) === 0 ? at : memory.take(ids.length);
    const guard = memory.take(4);
    memory.i32[guard] = 77;
    const expected = ids.filter((id) => allowed.has(letterOf(id)));
    const kept = core.filterList(at, target, ids.length, position, mask);
    expect(kept).toBe(expected.length);
    expect([...memory.i32.subarray(target, target + kept)]).toEqual(
      expected.map((id) => words + id * length),
    );
    expect(memory.i32[guard]).toBe(77);
  }
});

describe('rows', () => {
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))('words of %i letters', (length) => {
    const random = new Random(length);
    const row = rowInts(length, 1);
    for (let i = 0; i < 40; i++) {
      const { memory, core } = bareCore();
      const count = 1 + random.below(140);
      const words = layWords(random, memory, count, length, 32);
      const { at, ids } = layList(random, memory, count, words, length, row);
      const letterOf = (id: number, p: number): number => memory.u8[words + id * length + p]!;
      const unionOf = (kept: readonly number[]): number[] =>
        Array.from({ length }, (_, p) => {
          return kept.reduce((bits, id) => bits | (1 << letterOf(id, p)), 0);
        });
      const letters = memory.take(row);
      const union = (): number[] => [...memory.i32.subarray(letters, letters + length)];

      core.layRows(at, ids.length, row, length, letters * 4);
      expect(union()).toEqual(unionOf(ids));

      // Masks that let most letters pass, so that some words are left; letters of no arc are free.
      const masks = memory.take(row);
      memory.i32.fill(-1, masks, masks + row);
      for (let p = 0; p < length; p++) {
        if (random.below(3) > 0) memory.i32[masks + p] = random.uint32() | random.uint32();
      }
      const expected = ids.filter((id) =>
        Array.from({ length }, (_, p) => p).every(
          (p) => ((memory.i32[masks + p]! >>> letterOf(id, p)) & 1) === 1,
        ),
      );
      const target =
        random.below(2) === 0 ? at : memory.take(ids.length * (1 + row)) + ids.length * row;
      const guard = memory.take(4);
      memory.i32[guard] = 77;
      const kept = core.filterRows(at, target, ids.length, row, masks * 4, letters * 4);
      expect(kept).toBe(expected.length);
      expect([...memory.i32.subarray(target, target + kept)]).toEqual(
        expected.map((id) => words + id * length),
      );
      expect(union()).toEqual(unionOf(expected));
      expect(memory.i32[guard]).toBe(77);
      // The rows of those kept stand before them: once more, nothing is lost.
      expect(core.filterRows(target, target, kept, row, masks * 4, letters * 4)).toBe(kept);
      expect(union()).toEqual(unionOf(expected));
    }
  });
});

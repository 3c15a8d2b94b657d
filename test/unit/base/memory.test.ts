import { describe, expect, test } from 'vitest';
import { ALIGNMENT, Memory } from '../../../src/base/memory.ts';

const isZero = (value: number): boolean => value === 0;

describe('memory', () => {
  test('takes aligned, zeroed runs that do not overlap', () => {
    const memory = new Memory(1);
    let free = 0;
    for (const ints of [1, 0, 5, 4, 130, 3, 100_000, 1]) {
      const start = memory.take(ints);
      expect(start % ALIGNMENT).toBe(0);
      expect(start).toBeGreaterThanOrEqual(free);
      expect(memory.i32.length).toBeGreaterThanOrEqual(start + ints);
      expect(memory.i32.subarray(start, start + ints).every(isZero)).toBe(true);
      memory.i32.fill(-1, start, start + ints);
      free = start + ints;
    }
    expect(memory.top).toBeGreaterThanOrEqual(free);
  });

  test('growing keeps what is written, zeroes the rest, and both views are of one block', () => {
    const memory = new Memory(100);
    const small = memory.take(4);
    memory.i32[small] = 0x04030201;
    const before = memory.i32.length;
    for (const ints of [before + 1, before * 5, before * 5 + 1]) {
      memory.ensure(ints);
      expect(memory.i32.length).toBeGreaterThanOrEqual(ints);
      expect(memory.i32[small]).toBe(0x04030201);
      expect(memory.i32.subarray(before).every(isZero)).toBe(true);
      expect(memory.u8.buffer).toBe(memory.i32.buffer);
      expect(memory.u8[small * 4 + 3]).toBe(4);
      expect(memory.i32.buffer).toBe(memory.wasm.buffer);
    }
  });

  test('what is there already needs no growing', () => {
    const memory = new Memory(5000);
    const { i32 } = memory;
    expect(i32.length).toBeGreaterThanOrEqual(5000);
    memory.ensure(i32.length);
    expect(memory.i32).toBe(i32);
  });

  test('growing step by step copies seldom', () => {
    const memory = new Memory(1);
    let views = 0;
    let last = memory.i32;
    for (let ints = 0; ints < 3_000_000; ints += 1000) {
      memory.ensure(ints);
      if (memory.i32 !== last) views++;
      last = memory.i32;
    }
    expect(views).toBeLessThan(20);
  });
});

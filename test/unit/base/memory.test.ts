import { expect, test } from 'vitest';
import { ALIGNMENT, Memory } from '../../../src/base/memory.ts';

test('takes aligned, zeroed runs that do not overlap', () => {
  const memory = new Memory();
  const taken = [1, 0, 5, 4, 130, 3].map((ints) => ({ start: memory.take(ints), ints }));
  let free = 0;
  for (const { start, ints } of taken) {
    expect(start % ALIGNMENT).toBe(0);
    expect(start).toBeGreaterThanOrEqual(free);
    expect(memory.i32.subarray(start, start + ints).every((value) => value === 0)).toBe(true);
    free = start + ints;
  }
  expect(memory.top).toBeGreaterThanOrEqual(free);
});

test('growing keeps what is written, zeroes the rest, and both views are of one block', () => {
  const memory = new Memory();
  const small = memory.take(4);
  memory.i32[small] = 0x04030201;
  const before = memory.i32.length;
  const large = memory.take(before * 3);
  expect(memory.i32.length).toBeGreaterThanOrEqual(large + before * 3);
  expect(memory.i32[small]).toBe(0x04030201);
  expect(memory.i32.subarray(large, large + before * 3).every((value) => value === 0)).toBe(true);
  memory.i32[large] = -1;
  expect(memory.u8[large * 4]).toBe(255);
});

test('ensure grows to at least twice the size, or not at all', () => {
  const memory = new Memory();
  const { i32 } = memory;
  memory.ensure(i32.length);
  expect(memory.i32).toBe(i32);
  memory.ensure(i32.length + 1);
  expect(memory.i32.length).toBeGreaterThanOrEqual(2 * i32.length);
});

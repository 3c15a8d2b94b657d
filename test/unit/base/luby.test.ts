import { expect, test } from 'vitest';
import { luby } from '../../../src/base/luby.ts';

test('starts 1 1 2 1 1 2 4', () => {
  const start = Array.from({ length: 31 }, (_, index) => luby(index)).join(' ');
  expect(start).toBe('1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 16');
});

test('follows its recursive definition', () => {
  const sequence = [1];
  while (sequence.length < 4000) sequence.push(...sequence, 2 * sequence.at(-1)!);
  expect(sequence.map((_, index) => luby(index))).toEqual(sequence);
});

test.each([1, 5, 10, 20, 30])('reaches 2^%i at the end of a block', (k) => {
  expect(luby(2 ** (k + 1) - 2)).toBe(2 ** k);
});

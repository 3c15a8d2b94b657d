import { expect, test } from 'vitest';
import { gridOf, seedAfter, seedOffset, shardOf } from '../../../src/batch/cut.ts';

test.each([
  [10, 3],
  [7, 7],
  [2, 5],
  [1000, 16],
])('%i puzzles in %i shards: each once, in order, parts of a size', (count, of) => {
  const shards = Array.from({ length: of }, (_, i) =>
    shardOf({ first: 4, count }, { part: i + 1, of }),
  );
  const numbers = shards.flatMap((cut) =>
    Array.from({ length: cut.count }, (_, i) => cut.first + i),
  );
  expect(numbers).toEqual(Array.from({ length: count }, (_, i) => 4 + i));
  const sizes = shards.map((cut) => cut.count);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('grids take turns, and seeds follow each other', () => {
  expect([1, 2, 3, 4].map((n) => gridOf(n, 3))).toEqual([0, 1, 2, 0]);
  expect([1, 2].flatMap((n) => [0, 1, 2].map((j) => seedOffset(n, j, 3)))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

test('seeds follow one another and wrap', () => {
  expect(seedAfter(5, 0)).toBe(5);
  expect(seedAfter(5, 3)).toBe(8);
  expect(seedAfter(4294967295, 2)).toBe(1);
});

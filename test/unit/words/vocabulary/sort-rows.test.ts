import { expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { sortRows } from '../../../../src/words/vocabulary/sort-rows.ts';

/** The same order by a comparison sort; equal rows stay in their order. */
function sortedByComparison(rows: Uint8Array, count: number, length: number): number[] {
  return Array.from({ length: count }, (_, row) => row).sort((a, b) => {
    for (let p = 0; p < length; p++) {
      const difference = rows[a * length + p]! - rows[b * length + p]!;
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

test.each([1, 2, 26, 33, 60, 255])('random rows over an alphabet of %i', (base) => {
  const random = new Random(base);
  for (const length of [1, 2, 3, 4, 5, 7, 16, 23]) {
    for (const count of [0, 1, 2, 10, 300]) {
      // Few letters or few rows to copy from make equal rows and equal heads of rows.
      const used = 1 + random.below(base);
      const rows = Uint8Array.from({ length: count * length }, () => random.below(used));
      for (let i = 0; i < count / 4; i++) {
        const [from, to] = [random.below(count), random.below(count)];
        rows.copyWithin(to * length, from * length, from * length + 1 + random.below(length));
      }
      const order = [...sortRows(rows, count, length, base)];
      expect(order, `${count} rows of ${length}`).toEqual(sortedByComparison(rows, count, length));
    }
  }
});

test.each([
  ['sorted', [0, 1, 0, 2, 1, 0]],
  ['equal', [1, 1, 1, 1, 1, 1]],
  ['sorted but for the last row', [0, 1, 0, 2, 0, 0]],
  ['reversed', [2, 2, 1, 2, 1, 1]],
])('rows that come %s', (_, rows) => {
  const bytes = Uint8Array.from(rows);
  expect([...sortRows(bytes, 3, 2, 3)]).toEqual(sortedByComparison(bytes, 3, 2));
});

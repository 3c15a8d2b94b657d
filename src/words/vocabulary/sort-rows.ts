// Sorting rows of letters of one length: core/sort-rows.ts does it.

import { type WordCore, wordCore } from '../core.ts';

/**
 * The order that sorts `count` rows of `length` bytes, each below `base`, lexicographically: row
 * numbers, equal rows in their given order.
 */
export function sortRows(
  rows: Uint8Array,
  count: number,
  length: number,
  base: number,
): Int32Array {
  const core = wordCore();
  const at = core.put(rows.subarray(0, count * length));
  const work = core.take(sortingBytes(core, count));
  return core.ints(core.loops.sortRows(at, count, length, base, work), count).slice();
}

/** The room that sorting needs. */
export function sortingBytes({ loops }: WordCore, count: number): number {
  return (3 * count + loops.MAX_BUCKETS.value + 1) * 4;
}

// Sorting of fixed-length rows of small numbers: a radix sort from the last group of columns to the
// first, several columns a pass, so that half a million words take a few passes over flat arrays
// and no comparison is ever called. Lists that come sorted, as most do, are noticed and left.

/** The widest table of counters: small enough to stay in the cache. */
const MAX_BUCKETS = 1 << 16;

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
  let order = new Int32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  if (isSorted(rows, count, length)) return order;

  let columns = 1;
  let buckets = base;
  while (columns < length && buckets * base <= MAX_BUCKETS) {
    columns++;
    buckets *= base;
  }
  const starts = new Int32Array(buckets + 1);
  const keys = new Int32Array(count);
  let sorted = new Int32Array(count);
  for (let end = length; end > 0; end -= columns) {
    const first = Math.max(0, end - columns);
    starts.fill(0);
    for (let row = 0; row < count; row++) {
      let key = 0;
      for (let p = row * length + first; p < row * length + end; p++) key = key * base + rows[p]!;
      keys[row] = key;
      starts[key + 1]!++;
    }
    for (let key = 0; key < buckets; key++) starts[key + 1]! += starts[key]!;
    for (let i = 0; i < count; i++) {
      const row = order[i]!;
      sorted[starts[keys[row]!]!++] = row;
    }
    [order, sorted] = [sorted, order];
  }
  return order;
}

function isSorted(rows: Uint8Array, count: number, length: number): boolean {
  for (let row = 1; row < count; row++) {
    const b = row * length;
    const a = b - length;
    let p = 0;
    while (p < length && rows[a + p] === rows[b + p]) p++;
    if (p < length && rows[a + p]! > rows[b + p]!) return false;
  }
  return true;
}

// Sorting rows of letters of one length: a radix sort from the last columns to the first, in a pass as many
// as the counters have room for, so that half a million words take a few passes over flat arrays. What
// moves is the order of the rows, not the rows; those that are in order already, as most lists are, stay so
// without a pass.

/** The widest table of counters in a sorting pass: small enough to stay in the cache. */
export const MAX_BUCKETS: i32 = 1 << 16;

/**
 * The address of the order that sorts `count` rows of `length` bytes, each below `base`: row numbers, equal
 * rows in their given order. `work` is room for three integers a row and MAX_BUCKETS + 1 more.
 */
export function sortRows(rows: i32, count: i32, length: i32, base: i32, work: i32): i32 {
  const keys = work;
  const starts = keys + (count << 2);
  let order = starts + ((MAX_BUCKETS + 1) << 2);
  let sorted = order + (count << 2);
  for (let i = 0; i < count; i++) store<i32>(order + (i << 2), i);
  if (isSorted(rows, count, length)) return order;

  let columns = 1;
  let buckets = base;
  while (columns < length && buckets * base <= MAX_BUCKETS) {
    columns++;
    buckets *= base;
  }
  for (let end = length; end > 0; end -= columns) {
    const first = max(0, end - columns);
    memory.fill(starts, 0, (buckets + 1) << 2);
    for (let row = 0; row < count; row++) {
      const at = rows + row * length;
      let key = 0;
      for (let p = first; p < end; p++) key = key * base + i32(load<u8>(at + p));
      store<i32>(keys + (row << 2), key);
      const next = starts + ((key + 1) << 2);
      store<i32>(next, load<i32>(next) + 1);
    }
    for (let key = 0; key < buckets; key++) {
      const at = starts + (key << 2);
      store<i32>(at + 4, load<i32>(at + 4) + load<i32>(at));
    }
    for (let i = 0; i < count; i++) {
      const row = load<i32>(order + (i << 2));
      const at = starts + (load<i32>(keys + (row << 2)) << 2);
      const place = load<i32>(at);
      store<i32>(at, place + 1);
      store<i32>(sorted + (place << 2), row);
    }
    const swapped = order;
    order = sorted;
    sorted = swapped;
  }
  return order;
}

function isSorted(rows: i32, count: i32, length: i32): bool {
  for (let row = rows; row < rows + (count - 1) * length; row += length) {
    if (compareRows(row, row + length, length) > 0) return false;
  }
  return true;
}

export function compareRows(a: i32, b: i32, length: i32): i32 {
  for (let p = 0; p < length; p++) {
    const difference = i32(load<u8>(a + p)) - i32(load<u8>(b + p));
    if (difference !== 0) return difference;
  }
  return 0;
}

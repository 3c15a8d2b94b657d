// Lists with rows: beside each word of a list lies a row of integers, one per letter of the word, that
// has the letter's bit set. A word fits the cells when each integer of its row meets the cell's mask,
// and the letters that a list still has are the union of its rows: both come out of one pass, four
// letters a step. Word *i* of the list at `list` is the integer `list + i`, its row the `rowInts`
// integers from `list - (i + 1) * rowInts` on, padded to whole steps with -1.

/** Integers in a 128-bit step. */
const STEP: i32 = 4;

/**
 * Keeps the words whose rows meet the row at `masks`, in their order, with their rows; how many
 * they are. Their union is written to `letters`. `target` may be `source`; it needs room for `size`
 * words: what stood behind those kept is overwritten. Byte addresses for `masks` and `letters`,
 * integers for the lists.
 */
export function filterRows(
  source: i32,
  target: i32,
  size: i32,
  rowInts: i32,
  masks: i32,
  letters: i32,
): i32 {
  if (rowInts === 4) return filterRows4(source, target, size, masks, letters);
  if (rowInts === 8) return filterRows8(source, target, size, masks, letters);
  if (rowInts === 12) return filterRows12(source, target, size, masks, letters);
  for (let i = 0; i < rowInts; i += STEP) v128.store(letters + (i << 2), i32x4.splat(0));
  let kept = 0;
  let row = source << 2;
  let keptRow = target << 2;
  const bytes = rowInts << 2;
  for (let i = 0; i < size; i++) {
    row -= bytes;
    let fits = true;
    for (let j = 0; j < bytes; j += 16) {
      if (!i32x4.all_true(v128.and(v128.load(row + j), v128.load(masks + j)))) {
        fits = false;
        break;
      }
    }
    if (!fits) continue;
    keptRow -= bytes;
    for (let j = 0; j < bytes; j += 16) {
      const part = v128.load(row + j);
      v128.store(keptRow + j, part);
      v128.store(letters + j, v128.or(v128.load(letters + j), part));
    }
    store<i32>((target + kept) << 2, load<i32>((source + i) << 2));
    kept++;
  }
  return kept;
}

/** For words of up to four letters. No branch depends on a word: half of them are mispredicted. */
function filterRows4(source: i32, target: i32, size: i32, masks: i32, letters: i32): i32 {
  const mask = v128.load(masks);
  let union = i32x4.splat(0);
  let kept = 0;
  let row = source << 2;
  let keptRow = (target << 2) - 16;
  for (let i = 0; i < size; i++) {
    row -= 16;
    const part = v128.load(row);
    const fits = i32(i32x4.all_true(v128.and(part, mask)));
    v128.store(keptRow, part);
    store<i32>((target + kept) << 2, load<i32>((source + i) << 2));
    union = v128.or(union, v128.and(part, i32x4.splat(-fits)));
    kept += fits;
    keptRow -= fits << 4;
  }
  v128.store(letters, union);
  return kept;
}

/** For words of five to eight letters. */
function filterRows8(source: i32, target: i32, size: i32, masks: i32, letters: i32): i32 {
  const mask0 = v128.load(masks);
  const mask1 = v128.load(masks, 16);
  let union0 = i32x4.splat(0);
  let union1 = i32x4.splat(0);
  let kept = 0;
  let row = source << 2;
  let keptRow = (target << 2) - 32;
  for (let i = 0; i < size; i++) {
    row -= 32;
    const part0 = v128.load(row);
    const part1 = v128.load(row, 16);
    // An integer that does not meet its mask is 0, and so is the lesser of it and another.
    const met = i32x4.min_u(v128.and(part0, mask0), v128.and(part1, mask1));
    const fits = i32(i32x4.all_true(met));
    v128.store(keptRow, part0);
    v128.store(keptRow, part1, 16);
    store<i32>((target + kept) << 2, load<i32>((source + i) << 2));
    const all = i32x4.splat(-fits);
    union0 = v128.or(union0, v128.and(part0, all));
    union1 = v128.or(union1, v128.and(part1, all));
    kept += fits;
    keptRow -= fits << 5;
  }
  v128.store(letters, union0);
  v128.store(letters, union1, 16);
  return kept;
}

/** For words of nine to twelve letters. */
function filterRows12(source: i32, target: i32, size: i32, masks: i32, letters: i32): i32 {
  const mask0 = v128.load(masks);
  const mask1 = v128.load(masks, 16);
  const mask2 = v128.load(masks, 32);
  let union0 = i32x4.splat(0);
  let union1 = i32x4.splat(0);
  let union2 = i32x4.splat(0);
  let kept = 0;
  let row = source << 2;
  let keptRow = (target << 2) - 48;
  for (let i = 0; i < size; i++) {
    row -= 48;
    const part0 = v128.load(row);
    const part1 = v128.load(row, 16);
    const part2 = v128.load(row, 32);
    const met01 = i32x4.min_u(v128.and(part0, mask0), v128.and(part1, mask1));
    const fits = i32(i32x4.all_true(i32x4.min_u(met01, v128.and(part2, mask2))));
    v128.store(keptRow, part0);
    v128.store(keptRow, part1, 16);
    v128.store(keptRow, part2, 32);
    store<i32>((target + kept) << 2, load<i32>((source + i) << 2));
    const all = i32x4.splat(-fits);
    union0 = v128.or(union0, v128.and(part0, all));
    union1 = v128.or(union1, v128.and(part1, all));
    union2 = v128.or(union2, v128.and(part2, all));
    kept += fits;
    keptRow -= fits * 48;
  }
  v128.store(letters, union0);
  v128.store(letters, union1, 16);
  v128.store(letters, union2, 32);
  return kept;
}

/**
 * Writes the rows of a list, and their union to the byte address `letters`; four letters at a time,
 * each spread over the four bytes of its integer, of which one gets the bit. Reads up to three
 * bytes beyond a word: behind the words of a length lies the rest of its index.
 */
export function layRows(list: i32, size: i32, rowInts: i32, length: i32, letters: i32): void {
  const powers = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const bytes = i8x16(0, 8, 16, 24, 0, 8, 16, 24, 0, 8, 16, 24, 0, 8, 16, 24);
  const places = i32x4(0, 1, 2, 3);
  for (let first = 0; first < rowInts; first += STEP) {
    const padding = i32x4.ge_s(places, i32x4.splat(length - first));
    let union = padding;
    let row = (list + first) << 2;
    for (let at = list << 2; at < (list + size) << 2; at += 4) {
      row -= rowInts << 2;
      const four = v128.load32_splat(load<i32>(at) + first);
      const spread = i8x16.shuffle(four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
      const bits = i8x16.swizzle(powers, v128.and(spread, i8x16.splat(7)));
      const isByte = i8x16.eq(v128.and(spread, i8x16.splat(24)), bytes);
      const part = v128.or(v128.and(bits, isByte), padding);
      v128.store(row, part);
      union = v128.or(union, part);
    }
    v128.store(letters + (first << 2), union);
  }
}

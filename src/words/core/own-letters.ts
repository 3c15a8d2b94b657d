// Counting how many entries of a list have each letter, by which src/words/reading/own-letters.ts tells
// which letters a language has of its own. Most lines are ASCII, and are seen to be so 16 bytes at a time.

import { isSeparator, LF } from './line-bytes';

// Latin letters with two bytes in UTF-8, which are counted, and the marks that may follow a letter instead.
const FIRST_OWN: i32 = 0xc0;
export const LAST_OWN: i32 = 0x24f;
const FIRST_MARK: i32 = 0x300;
const LAST_MARK: i32 = 0x36f;

/** Stands for letters that have their marks beside them. */
export const MARKED: i32 = -1;

/**
 * Counts in whole lines, of which the last must have its end: adds to `counts`, by code point, in how many
 * entries a letter stands, once in each. `entries` is how many there were before; the answer, how many
 * with these, or MARKED as soon as a letter has its mark beside it. `counts` and `lastEntry` start as zeros.
 * The text needs room for 16 bytes beyond its end.
 */
export function countLetters(text: i32, end: i32, counts: i32, lastEntry: i32, entries: i32): i32 {
  let at = text;
  while (at < end) {
    const start = at;
    let foreign = 0;
    for (;;) {
      const block = v128.load(at);
      const run = ctz(i8x16.bitmask(i8x16.eq(block, i8x16.splat(LF))) | (1 << 16));
      foreign |= i8x16.bitmask(block) & ((1 << run) - 1);
      at += run;
      if (run < 16) break;
    }
    at++;
    const first: u8 = load<u8>(start);
    if (foreign === 0 && first > 32 && !isSeparator(first)) {
      entries++;
      continue;
    }
    let isInEntry = false;
    for (let p = start; p < at - 1; p++) {
      const byte: u8 = load<u8>(p);
      if (isSeparator(byte)) break;
      if (byte <= 32) continue;
      if (!isInEntry) entries++;
      isInEntry = true;
      if (byte < 0xc3 || byte > 0xdf) continue;
      const code = ((i32(byte) & 0x1f) << 6) | (i32(load<u8>(++p)) & 0x3f);
      if (code >= FIRST_MARK && code <= LAST_MARK) return MARKED;
      if (code < FIRST_OWN || code > LAST_OWN) continue;
      if (load<i32>(lastEntry + (code << 2)) === entries) continue;
      store<i32>(lastEntry + (code << 2), entries);
      store<i32>(counts + (code << 2), load<i32>(counts + (code << 2)) + 1);
    }
  }
  return entries;
}

// The fields of a line after its entry: a score, and tags (tags.ts). A semicolon, a comma or a tab ends a
// field.

import { isSeparator } from './line-bytes';
import { readTags } from './tags';

const TAB: u8 = 9;
const SPACE: u8 = 32;
const MINUS: u8 = 45;
const POINT: u8 = 46;

// What `readFields` found: a number, if there is one, and the bits of tags.
export let hasNumber: bool = false;
export let written: f64 = 0;
export let tagged: u16 = 0;

/** Reads the fields from `start`, which follows the end of the first one, to the end of the line. */
export function readFields(start: i32, end: i32, tags: i32, tagsEnd: i32): void {
  readNumber(start, end);
  let third = afterBlanks(start, end);
  while (third < end && !isSeparator(load<u8>(third))) third++;
  tagged = third < end ? readTags(third + 1, end, tags, tagsEnd) : 0;
}

/** The number that opens a field. */
function readNumber(start: i32, end: i32): void {
  let at = afterBlanks(start, end);
  const isNegative = load<u8>(at) === MINUS;
  if (isNegative) at++;
  const first = at;
  let value: f64 = 0;
  for (; at < end && isDigit(load<u8>(at)); at++) value = value * 10 + f64(load<u8>(at) - 48);
  hasNumber = at > first;
  if (!hasNumber) return;
  if (load<u8>(at) === POINT) {
    let unit: f64 = 0.1;
    while (++at < end && isDigit(load<u8>(at))) {
      value += unit * f64(load<u8>(at) - 48);
      unit /= 10;
    }
  }
  // 6O, 5e1 and 0x10 are no numbers.
  hasNumber = !isLetter(load<u8>(at));
  written = isNegative ? -value : value;
}

function afterBlanks(start: i32, end: i32): i32 {
  let at = start;
  while (at < end && (load<u8>(at) === SPACE || load<u8>(at) === TAB)) at++;
  return at;
}

function isLetter(byte: u8): bool {
  const small: u8 = byte | 32;
  return small >= 97 && small <= 122;
}

function isDigit(byte: u8): bool {
  return byte >= 48 && byte <= 57;
}

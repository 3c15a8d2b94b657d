// The fields of a line after its entry: a score, and whether a third field says that the entry is a name. A
// semicolon, a comma or a tab ends a field; of a third field only `name` means anything.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import { CR, isSeparator } from './line-bytes';

const TAB: u8 = 9;
const SPACE: u8 = 32;
const MINUS: u8 = 45;
const POINT: u8 = 46;

// What `readFields` found: a number, if there is one, and whether the entry is tagged as a name.
export let hasNumber: bool = false;
export let written: f64 = 0;
export let isName: bool = false;

/** Reads the fields from `start`, which follows the end of the first one, to the end of the line. */
export function readFields(start: i32, end: i32): void {
  readNumber(start, end);
  isName = isTaggedName(start, end);
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
  written = isNegative ? -value : value;
}

/** Whether `name` is all of the third field of a line, in whatever case. */
function isTaggedName(start: i32, end: i32): bool {
  let last = end;
  while (last > start && (load<u8>(last - 1) === SPACE || load<u8>(last - 1) === CR)) last--;
  let at = afterBlanks(start, last);
  while (at < last && !isSeparator(load<u8>(at))) at++;
  at++;
  while (at < last && load<u8>(at) === SPACE) at++;
  // Four letters as one integer, the first lowest.
  return last - at === 4 && (load<i32>(at) | 0x20202020) === 0x656d616e;
}

function afterBlanks(start: i32, end: i32): i32 {
  let at = start;
  while (at < end && (load<u8>(at) === SPACE || load<u8>(at) === TAB)) at++;
  return at;
}

@inline
function isDigit(byte: u8): bool {
  return byte >= 48 && byte <= 57;
}

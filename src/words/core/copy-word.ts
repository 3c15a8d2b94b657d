// Copying a word, which reading and sorting do once for every word of a list, and mostly ends after a
// step or two.

/** Copies between places that do not overlap, in wide steps of which the last may redo some bytes. */
export function copyWord(from: i32, to: i32, length: i32): void {
  if (length >= 8) {
    const last = length - 8;
    for (let p = 0; p < last; p += 8) store<i64>(to + p, load<i64>(from + p));
    store<i64>(to + last, load<i64>(from + last));
  } else if (length >= 4) {
    const last = length - 4;
    const end = load<i32>(from + last);
    store<i32>(to, load<i32>(from));
    store<i32>(to + last, end);
  } else {
    for (let p = 0; p < length; p++) store<u8>(to + p, load<u8>(from + p));
  }
}

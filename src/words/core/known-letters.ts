// What is known of letters beyond ASCII: the table that src/words/reading/entry-speller.ts fills as it
// meets them, an integer for each code point of two bytes in UTF-8. From it, and from ASCII itself,
// follows whether a letter is a small one or a capital.

// Where an integer tells what.
export const COUNT_SHIFT: i32 = 16;
export const SMALL: i32 = 1 << 18;
export const CAPITAL: i32 = 1 << 19;

/** What is known of a letter of two bytes; 0 or less if nothing is. */
export function knownLetter(at: i32, known: i32): i32 {
  const first: u8 = load<u8>(at);
  const second: u8 = load<u8>(at + 1);
  if (first < 0xc2 || first > 0xdf || (second & 0xc0) !== 0x80) return 0;
  const code = ((i32(first) & 0x1f) << 6) | (i32(second) & 0x3f);
  return load<i32>(known + (code << 2));
}

/** SMALL or CAPITAL, both or neither, of a character in UTF-8. */
export function caseOf(at: i32, known: i32): i32 {
  const byte: u8 = load<u8>(at);
  if (byte >= 128) return max(0, knownLetter(at, known)) & (SMALL | CAPITAL);
  return isLetterFrom(byte, 97) ? SMALL : isLetterFrom(byte, 65) ? CAPITAL : 0;
}

export function hasSmall(start: i32, end: i32, known: i32): bool {
  for (let at = start; at < end; at++) if ((caseOf(at, known) & SMALL) !== 0) return true;
  return false;
}

function isLetterFrom(byte: u8, first: i32): bool {
  return u32(i32(byte) - first) < 26;
}

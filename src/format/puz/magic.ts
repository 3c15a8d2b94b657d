// What tells a .puz file from all others.

/** Behind the file's checksum. */
export const MAGIC = Uint8Array.from('ACROSS&DOWN\0', (each) => each.charCodeAt(0));
export const MAGIC_AT = 0x02;

/** Mail and scripts put some bytes before a file, not thousands. */
const MOST_BEFORE = 4096;

/** Where a file begins, told by the magic in it; undefined for a file of another format. */
export function puzStart(bytes: Uint8Array): number | undefined {
  const last = Math.min(bytes.length - MAGIC.length, MAGIC_AT + MOST_BEFORE);
  for (let at = MAGIC_AT; at <= last; at++) {
    if (MAGIC.every((byte, i) => bytes[at + i] === byte)) return at - MAGIC_AT;
  }
  return undefined;
}

// The fields of a line after its entry, read from the bytes: a score, and whether a third field says
// that the entry is a name. A semicolon, a comma or a tab ends a field; of a third field only `name`
// means anything.

const MINUS = 45;
const POINT = 46;
/** The third field of a proper name, as bytes. */
const NAME = [110, 97, 109, 101];
const LETTER_E = 101;

/** What stands behind an entry. */
export interface Fields {
  /** The score as written; undefined if there is none. */
  readonly written: number | undefined;
  readonly isName: boolean;
}

const NO_FIELDS: Fields = { written: undefined, isName: false };

/** Reads the fields between the end of an entry and that of its line. */
export function readFields(bytes: Uint8Array, entryEnd: number, lineEnd: number): Fields {
  if (entryEnd >= lineEnd) return NO_FIELDS;
  const written = readNumber(bytes, entryEnd + 1, lineEnd);
  return { written, isName: isTaggedName(bytes, entryEnd + 1, lineEnd) };
}

/** The number that opens a field; undefined if none does, which counts as no score. */
function readNumber(bytes: Uint8Array, start: number, end: number): number | undefined {
  let at = start;
  while (at < end && (bytes[at] === 32 || bytes[at] === 9)) at++;
  const first = bytes[at] === MINUS ? ++at : at;
  let value = 0;
  for (; at < end && isDigit(bytes[at]!); at++) value = value * 10 + bytes[at]! - 48;
  if (at === first) return undefined;
  if (bytes[at] === POINT) {
    for (let unit = 0.1; ++at < end && isDigit(bytes[at]!); unit /= 10) {
      value += unit * (bytes[at]! - 48);
    }
  }
  return bytes[first - 1] === MINUS ? -value : value;
}

/** Whether `name` is all of the third field of a line; `start` is where the second begins. */
function isTaggedName(bytes: Uint8Array, start: number, end: number): boolean {
  let last = end - 1;
  while (last > start && (bytes[last] === 32 || bytes[last] === 13)) last--;
  // Nearly every line ends with a digit.
  if ((bytes[last]! | 32) !== LETTER_E) return false;
  let at = start;
  while (at < end && (bytes[at] === 32 || bytes[at] === 9)) at++;
  while (at < end && !isSeparator(bytes[at]!)) at++;
  at++;
  while (at < last && bytes[at] === 32) at++;
  return at + NAME.length - 1 === last && NAME.every((byte, i) => (bytes[at + i]! | 32) === byte);
}

/** Whether a byte ends a field. */
export function isSeparator(byte: number): boolean {
  return byte === 59 || byte === 44 || byte === 9;
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

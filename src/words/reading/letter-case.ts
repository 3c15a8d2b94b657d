// How an entry is written, which tells names from plain words where a list has both: `plain` begins
// with a small letter, `capitalised` has a capital first and a small letter after it.

export type LetterCase = 'plain' | 'capitalised' | 'other';

/** Of an entry in ASCII. */
export function caseOfBytes(bytes: Uint8Array, start: number, end: number): LetterCase {
  const first = bytes[start]!;
  if (first >= 97 && first <= 122) return 'plain';
  if (first < 65 || first > 90) return 'other';
  for (let at = start + 1; at < end; at++) {
    if (bytes[at]! >= 97 && bytes[at]! <= 122) return 'capitalised';
  }
  return 'other';
}

/** Of an entry in any letters. */
export function caseOfText(text: string): LetterCase {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  if (first === first.toLowerCase()) return first === first.toUpperCase() ? 'other' : 'plain';
  const rest = text.slice(first.length);
  return rest === rest.toUpperCase() ? 'other' : 'capitalised';
}

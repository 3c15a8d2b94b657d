// How an entry is written, which tells names from plain words where a list has both: `plain` begins
// with a small letter, `capitalised` has a capital first and a small letter after it.

export type LetterCase = 'plain' | 'capitalised' | 'other';

export function caseOfText(text: string): LetterCase {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  if (first === first.toLowerCase()) return first === first.toUpperCase() ? 'other' : 'plain';
  const rest = text.slice(first.length);
  return rest === rest.toUpperCase() ? 'other' : 'capitalised';
}

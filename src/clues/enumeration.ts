// How an entry falls into words, as crosswords tell it: `no can do` is 2,3,2 and `hot-dog` 3-3.

import { lettersOf, normaliseText } from '../base/letters.ts';

/** What parts words: hyphens are told, all else that is no letter but an apostrophe or a full stop is a comma. */
const APART = /[\s‐‑–—/&,-]+/u;
const HYPHEN = /^[‐‑-]$/u;

/** The enumeration of an entry by the way it is printed; undefined if that has no letters. */
export function enumerationOf(printed: string): string | undefined {
  let told = '';
  let mark = '';
  for (const part of printed.split(new RegExp(`(${APART.source})`, 'u'))) {
    const count = lettersOf(normaliseText(part, true)).filter((each) => /\p{L}/u.test(each)).length;
    if (count === 0) {
      mark = HYPHEN.test(part) ? '-' : ',';
      continue;
    }
    told += `${told === '' ? '' : mark}${count}`;
  }
  return told === '' ? undefined : told;
}

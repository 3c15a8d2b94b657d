// What a person asks of word lists: a word, a pattern of cells, or a regular expression.

import { InputError } from '../../base/errors.ts';

/** A word, open cells and letters, or a regular expression on whole words. */
export interface Asked {
  readonly kind: 'word' | 'cells' | 'regex';
  /** As it was written; a `~` before it makes a regular expression of anything. */
  readonly text: string;
}

/** Letters, and the signs that are printed between them. */
const WORD = /^[\p{L}\p{M}\p{Zs}\p{Pd}'\u2018\u2019.\u00b7]+$/u;
/** Letters and open cells. */
const CELLS = /^[\p{L}\p{M}._?]+$/u;
const REGEX_SIGN = /[[\](){}*+|^$\\]/;

/** Full stops are open cells unless there are spaces as well: `P..S`, but `St. Louis`. @throws InputError */
export function askedFor(text: string): Asked {
  if (text.startsWith('~')) return { kind: 'regex', text };
  if (WORD.test(text) && (!text.includes('.') || /\p{Zs}/u.test(text))) {
    return { kind: 'word', text };
  }
  if (CELLS.test(text)) return { kind: 'cells', text };
  if (REGEX_SIGN.test(text)) return { kind: 'regex', text };
  throw new InputError(
    `words: '${text}' is not a word, a pattern like P..S or a regular expression`,
  );
}

// What readers of all formats are told, and how they read what stands in a cell.

import { areLetters, type Folded, type Folding, folded, normaliseText } from '../base/letters.ts';

export interface ReadOptions {
  /** What to call the text in errors. Default `template`. */
  readonly source?: string;
  /**
   * One more character of a template that is a block, in upper or lower case. It wins over every other
   * meaning of the character. `#` stays a block.
   */
  readonly block?: string;
  /**
   * Take accents off Latin and Greek letters, as the word list does; a function is called when there
   * is a letter to fold. Default true.
   */
  readonly fold?: Folding | (() => Folding);
  /** A run of fewer cells is no slot. From 1; default 2. */
  readonly leastLength?: number;
  /** Read what can be understood of a file that is damaged or breaks its format's rules. Default false. */
  readonly lenient?: boolean;
  /** Called with letters that were folded. */
  readonly onFolded?: (folded: Folded) => void;
  /** Called with a line on what was passed over. */
  readonly onNote?: (note: string) => void;
}

/** Letters of one cell; no word is as long. */
const MAX_LETTERS = 100;

/** The letters that a cell's text means, one or more; undefined for anything but letters, and for too many. */
export function contentOf(
  text: string,
  { fold = true, onFolded }: Pick<ReadOptions, 'fold' | 'onFolded'>,
): string | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  if (/^[A-Z]+$/.test(text)) return text;
  const folding = typeof fold === 'function' ? fold() : fold;
  const letters = normaliseText(text, folding);
  if (!areLetters(letters)) return undefined;
  const change = onFolded && folded(text, folding);
  if (change !== undefined) onFolded?.(change);
  return letters;
}

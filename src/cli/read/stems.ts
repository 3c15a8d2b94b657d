// Stems for rules on duplicates and for reports, read only when something asks for them. A function
// cannot go to a thread: each of them makes its own.

import { readFileSync } from 'node:fs';
import type { FillerOptions } from '../../fill/outcome.ts';
import { DEFAULT_TASTE } from '../../taste/taste.ts';
import type { StemOf } from '../../words/language/clash.ts';
import { Stems } from '../../words/language/stems.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { BUNDLED_STEMS } from '../world/bundled.ts';

/** The options with what their rules need to know of stems; `words` are the vocabulary. */
export function withStems(options: FillerOptions, words: WordList): FillerOptions {
  const { duplicates = [] } = options.rules ?? {};
  const { stemPair } = options.taste ?? DEFAULT_TASTE;
  const isAsked = duplicates.some(({ kind, mode }) => kind === 'stem' && mode !== 'off');
  if (!isAsked && stemPair === 0) return options;
  return { ...options, stemOf: bundledStems(words) };
}

/** The stem of a word; `words` are the vocabulary, but for names. */
export function bundledStems(words: WordList): StemOf {
  // CARRIES is of CARRY, not of CARRIE, and LENS of no LEN.
  const isWord = (word: string): boolean => {
    const letters = Array.from(word);
    return words.scoreOf(letters) !== undefined && !words.isName(letters);
  };
  return new Stems(readFileSync(BUNDLED_STEMS, 'utf8'), isWord).stemming;
}

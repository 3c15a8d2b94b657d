// Stems for rules on duplicates and for reports, read only when something asks for them. A function
// cannot go to a thread: each of them makes its own.

import { readFileSync } from 'node:fs';
import { type FillerOptions, Stems, type WordList } from '../../index.ts';
import { BUNDLED_STEMS } from '../world/bundled.ts';

/** The options with what their rules need to know of stems; `words` are the vocabulary. */
export function withStems(options: FillerOptions, words: WordList): FillerOptions {
  const { duplicates = [] } = options.rules ?? {};
  if (!duplicates.some(({ kind, mode }) => kind === 'stem' && mode !== 'off')) return options;
  return { ...options, stemOf: bundledStems(words) };
}

/** The stem of a word; `words` are the vocabulary. */
export function bundledStems(words: WordList): (word: string) => string {
  const isWord = (word: string): boolean => words.scoreOf(Array.from(word)) !== undefined;
  const stems = new Stems(readFileSync(BUNDLED_STEMS, 'utf8'), isWord);
  return (word) => stems.stemOf(word);
}

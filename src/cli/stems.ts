// Stems for rules on duplicates, read only when a rule asks for them. A function cannot go to a thread:
// each of them makes its own.

import { readFileSync } from 'node:fs';
import { type FillerOptions, Stems, type WordList } from '../index.ts';
import { BUNDLED_STEMS } from './bundled.ts';

/** The options with what their rules need to know of stems; `words` are the vocabulary. */
export function withStems(options: FillerOptions, words: WordList): FillerOptions {
  const { duplicates = [] } = options.rules ?? {};
  if (!duplicates.some(({ kind, mode }) => kind === 'stem' && mode !== 'off')) return options;
  const isWord = (word: string): boolean => words.scoreOf(Array.from(word)) !== undefined;
  const stems = new Stems(readFileSync(BUNDLED_STEMS, 'utf8'), isWord);
  return { ...options, stemOf: (word) => stems.stemOf(word) };
}

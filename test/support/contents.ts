// A word list as tests compare it.

import type { WordList } from '../../src/words/vocabulary/word-list.ts';

/** Every word with its score, by length and in the table's order. */
export function contents(words: WordList): string[] {
  return words.lengths().flatMap((length) => {
    const { count, scores } = words.table(length);
    return Array.from({ length: count }, (_, id) => `${words.wordText(length, id)} ${scores[id]}`);
  });
}

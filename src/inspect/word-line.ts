// A word as reports on lists tell it.

import type { Tag } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface WordLine {
  /** In capitals, as it stands in a grid. */
  readonly word: string;
  readonly score: number;
  readonly tags: readonly Tag[];
  /** As it is printed, where that is known; else the letters. */
  readonly display: string;
}

export interface ScoredWord {
  readonly word: string;
  readonly score: number;
}

/** The better one first, then in the order of code points. */
export function byScore(a: ScoredWord, b: ScoredWord): number {
  return b.score - a.score || (a.word < b.word ? -1 : Number(a.word > b.word));
}

/** What a list says of one of its words. */
export function wordLine(
  words: WordList,
  { word, score }: ScoredWord,
  displayOf: (word: string) => string,
): WordLine {
  return { word, score, tags: words.tagsOf(Array.from(word)), display: displayOf(word) };
}

// The words of a list that fit a pattern, the best first.

import { byCodeUnits } from '../base/order.ts';
import { type EntryPattern, wordsThatFit } from '../words/vocabulary/entry-pattern.ts';
import type { Tag } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** A word as reports show it. */
export interface WordLine {
  /** In capitals, as in a grid. */
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
  return b.score - a.score || byCodeUnits(a.word, b.word);
}

/** What is looked for: letters at their places, or whatever a test on all letters says. */
export type Sought = EntryPattern | ((letters: readonly string[]) => boolean);

export interface MatchingWords {
  /** As it was asked for. */
  readonly pattern: string;
  /** How many fit. */
  readonly count: number;
  /** The best of them. */
  readonly words: readonly WordLine[];
}

/** At most `most` of the words that fit. */
export function matchingWords(
  pattern: string,
  sought: Sought,
  words: WordList,
  most: number,
  displayOf: (word: string) => string,
): MatchingWords {
  const found = typeof sought === 'function' ? thoseOf(words, sought) : fitting(words, sought);
  found.sort(byScore);
  const shown = found.slice(0, most).map((each) => wordLine(words, each, displayOf));
  return { pattern, count: found.length, words: shown };
}

function fitting(words: WordList, pattern: EntryPattern): ScoredWord[] {
  const { length } = pattern;
  const { scores } = words.table(length);
  return Array.from(wordsThatFit(words, pattern), (id) => ({
    word: words.wordText(length, id),
    score: scores[id]!,
  }));
}

function thoseOf(words: WordList, test: (letters: readonly string[]) => boolean): ScoredWord[] {
  const found: ScoredWord[] = [];
  for (const length of words.lengths()) {
    const { count, scores } = words.table(length);
    for (let id = 0; id < count; id++) {
      const word = words.wordText(length, id);
      if (test(Array.from(word))) found.push({ word, score: scores[id]! });
    }
  }
  return found;
}

/** What a list says of one of its words. */
function wordLine(
  words: WordList,
  { word, score }: ScoredWord,
  displayOf: (word: string) => string,
): WordLine {
  return { word, score, tags: words.tagsOf(Array.from(word)), display: displayOf(word) };
}

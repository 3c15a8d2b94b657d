// What was to be filled and could not be, for those who ask why.

import { type BuiltProblem, problemInput, type RuledList } from '../problem/build-problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** What was to be filled. */
export interface Explained {
  readonly blank: Puzzle;
  /** As they are before any rules. */
  readonly words: WordList;
  readonly allowRepeats: boolean;
  /** What rules make of a list, if there are any. */
  readonly under?: (words: WordList) => RuledList;
}

/** The problem of a list, as rules change it. */
export function inputOf(
  { blank, allowRepeats, under }: Explained,
  list: WordList,
): Omit<BuiltProblem, 'problem'> {
  const { words, constraints } = under?.(list) ?? { words: list, constraints: undefined };
  return problemInput(blank, words, allowRepeats, constraints);
}

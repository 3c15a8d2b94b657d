// Why a puzzle cannot be filled, and what would help, where looking ahead shows that it cannot: the very reason that
// a search of it gives.

import type { Explained } from '../explain/explained.ts';
import { explainConflict, explainSearch } from '../explain/explanation.ts';
import type { Reason } from '../problem/conflict.ts';
import { type PuzzleOptions, ruledPuzzle } from '../problem/ruled-puzzle.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { Search } from '../solve/search.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { conflictIn, problemOf } from './look-ahead.ts';

/** Undefined if nothing is seen against a fill. @throws InputError for rules that cannot be meant for the puzzle */
export async function whyNot(
  puzzle: Puzzle,
  words: WordList,
  options: PuzzleOptions,
): Promise<Reason | undefined> {
  const ruled = ruledPuzzle(puzzle, words, options);
  const { blank, allowRepeats, constraints } = ruled;
  const explained: Explained = { blank, words, allowRepeats };
  const of: Explained =
    constraints === undefined
      ? explained
      : {
          ...explained,
          under: (list) => {
            const under = list === words ? ruled : ruledPuzzle(puzzle, list, options);
            return { words: under.words, constraints: under.constraints ?? constraints };
          },
        };
  const conflict = conflictIn(ruled);
  if (conflict !== undefined) return explainConflict(of, conflict, {});
  const built = problemOf(ruled);
  const search = new Search(built.problem);
  return search.state.wipedOut < 0 ? undefined : explainSearch(of, built, search, {});
}

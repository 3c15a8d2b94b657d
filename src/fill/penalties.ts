// What makes a fill worse without making it wrong: names that cross, and words too alike that a rule
// says to avoid. The optimiser takes it off the sum of the scores.

import type { Puzzle } from '../puzzle/puzzle.ts';
import { clashesIn } from '../verify/clashes-in.ts';
import type { Clashing, StemOf } from '../words/language/clash.ts';
import { IS_NAME } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { natickPenalty } from './natick.ts';

/** Penalties are whole numbers of points, not below 0. */
export type Penalty = (puzzle: Puzzle) => number;

/** Points that each pair of words too alike costs: as much as a fair entry in place of a good one. */
export const CLASH_COST = 30;

/** The penalty for a grid's fills; undefined where nothing can cost any. */
export function penaltyFor(
  blank: Puzzle,
  words: WordList,
  avoided: Clashing | undefined,
  stemOf: StemOf | undefined,
): Penalty | undefined {
  const penalties: Penalty[] = [];
  if (hasNames(blank, words)) penalties.push(natickPenalty((letters) => words.isName(letters)));
  if (avoided !== undefined) {
    penalties.push((puzzle) => CLASH_COST * clashesIn(puzzle, avoided, stemOf).length);
  }
  if (penalties.length === 0) return undefined;
  return (puzzle) => penalties.reduce((sum, penalty) => sum + penalty(puzzle), 0);
}

function hasNames({ layout }: Puzzle, words: WordList): boolean {
  const lengths = new Set(layout.slots.map((slot) => slot.cells.length));
  return [...lengths].some((length) =>
    words.table(length).flags?.some((flags) => (flags & IS_NAME) !== 0),
  );
}

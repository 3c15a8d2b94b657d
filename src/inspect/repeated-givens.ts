// Words that a puzzle itself gives more than once: allowed in a fill, but rarely meant.

import { shortName } from '../layout/slot-names.ts';
import { answerAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';

export interface RepeatedGiven {
  readonly answer: string;
  /** "17A", at least two. */
  readonly slots: readonly string[];
}

/** Words that stand more than once among the entries that are whole. */
export function repeatedGivens(puzzle: Puzzle): RepeatedGiven[] {
  const slotsOf = new Map<string, string[]>();
  for (const slot of puzzle.layout.slots.filter((each) => isGiven(puzzle, each))) {
    const answer = answerAt(puzzle, slot)!;
    slotsOf.set(answer, [...(slotsOf.get(answer) ?? []), shortName(slot)]);
  }
  return [...slotsOf]
    .filter(([, slots]) => slots.length > 1)
    .map(([answer, slots]) => ({ answer, slots }));
}

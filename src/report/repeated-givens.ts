// Words that a template itself gives more than once: allowed in a fill, but rarely meant.

import { entryAt, isGiven, type Puzzle } from '../grid/puzzle.ts';
import { shortName } from './place.ts';

export interface RepeatedGiven {
  readonly answer: string;
  /** "17A", at least two. */
  readonly slots: readonly string[];
}

/** Words that stand more than once among the entries that are whole. */
export function repeatedGivens(puzzle: Puzzle): RepeatedGiven[] {
  const slotsOf = new Map<string, string[]>();
  for (const slot of puzzle.slots.filter((each) => isGiven(puzzle.template, each))) {
    const answer = entryAt(puzzle, slot);
    slotsOf.set(answer, [...(slotsOf.get(answer) ?? []), shortName(slot)]);
  }
  return [...slotsOf]
    .filter(([, slots]) => slots.length > 1)
    .map(([answer, slots]) => ({ answer, slots }));
}

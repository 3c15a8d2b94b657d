// A slot as reports show it: where it is, what is given of it, and how many words fit it now.

import { contentsAt, isGiven, type Puzzle, patternText } from '../puzzle/puzzle.ts';
import type { Domains } from './domain.ts';
import { type SlotPlace, slotPlace } from './place.ts';

/** Stands for an open cell. */
export const OPEN = '_';

export interface SlotRoom extends SlotPlace {
  /** `_` where nothing is given. */
  readonly pattern: string;
  /** Words that fit now; of a grid proved unfillable, by the pattern alone. */
  readonly words: number;
  readonly given: boolean;
}

export function slotRoom(blank: Puzzle, domains: Domains, index: number): SlotRoom {
  const slot = blank.layout.slots[index]!;
  return {
    ...slotPlace(blank.layout, slot),
    pattern: patternText(contentsAt(blank.givens, slot), OPEN),
    words: domains.slots[index]!.words,
    given: isGiven(blank, slot),
  };
}

/** The slots that are not given in full: the fewest words first, of those with as many the longest. */
export function tightestFirst(slots: readonly SlotRoom[]): SlotRoom[] {
  return slots
    .filter(({ given }) => !given)
    .sort((a, b) => a.words - b.words || b.length - a.length);
}

/** What the words of slots are, for a heading: of a grid proved unfillable they promise nothing. */
export function basisOf(unfillable: string | null): string {
  return unfillable === null ? 'words that fit now' : 'words that fit the pattern alone';
}

// A slot as reports show it: where it is, what is given of it, and how many words fit it now.

import { type CellPlace, placeOf, slotsThrough } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { contentsAt, isGiven, type Puzzle, patternText } from '../puzzle/puzzle.ts';
import type { DomainCounts } from './domain.ts';

/** Stands for an open cell. */
export const OPEN = '_';

export interface SlotRoom extends CellPlace {
  readonly number: number;
  readonly direction: string;
  readonly length: number;
  /** `_` where nothing is given. */
  readonly pattern: string;
  /** Words that fit now; of a grid proved unfillable, by the pattern alone. */
  readonly words: number;
  readonly given: boolean;
}

/** A slot as a list of all slots shows it. */
export interface ListedSlot extends SlotRoom {
  /** The slot with the fewest words of those that cross it and are not given in full; null if there is none. */
  readonly tightestCrossing: { readonly slot: string; readonly words: number } | null;
}

/** Every slot of a puzzle. */
export function listedSlots(blank: Puzzle, domains: DomainCounts): ListedSlot[] {
  const { slots } = blank.layout;
  const through = slotsThrough(blank.layout);
  return slots.map(({ cells }, index) => {
    let tightest: number | undefined;
    for (const other of cells.flatMap((cell) => through[cell]!)) {
      if (other === index || isGiven(blank, slots[other]!)) continue;
      const room = domains.slots[other]!.words;
      if (tightest === undefined || room < domains.slots[tightest]!.words) tightest = other;
    }
    const tightestCrossing =
      tightest === undefined
        ? null
        : { slot: shortName(slots[tightest]!), words: domains.slots[tightest]!.words };
    return { ...slotRoom(blank, domains, index), tightestCrossing };
  });
}

export function slotRoom(blank: Puzzle, domains: DomainCounts, index: number): SlotRoom {
  const slot = blank.layout.slots[index]!;
  const { number, direction, cells } = slot;
  return {
    number,
    direction,
    ...placeOf(blank.layout, cells[0]!),
    length: cells.length,
    pattern: patternText(contentsAt(blank.givens, slot), OPEN),
    words: domains.slots[index]!.words,
    given: isGiven(blank, slot),
  };
}

/** The slots that are not given in full: the fewest words first, of those with as many the longest. */
export function tightestFirst<T extends SlotRoom>(slots: readonly T[]): T[] {
  return slots
    .filter(({ given }) => !given)
    .sort((a, b) => a.words - b.words || b.length - a.length);
}

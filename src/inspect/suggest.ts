// What could fill a slot: its candidates, what each leaves in the slots that cross, and whether
// it leads anywhere; and, without a slot, where the grid is tightest.

import { byCodeUnits } from '../base/order.ts';
import type { Conflict } from '../problem/conflict.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { DomainCounts } from './domain.ts';
import { type CellLetters, cellLetters } from './letters.ts';
import { type SlotRoom, slotRoom, tightestFirst } from './slot-room.ts';

/**
 * `fills`: a fill with it was found. `consistent`: propagation leaves every slot some word, more is
 * not known. `dead`: proved to be in no fill.
 */
export type CandidateVerdict = 'fills' | 'consistent' | 'dead';

export interface CandidateWord {
  readonly word: string;
  readonly score: number;
  readonly verdict: CandidateVerdict;
  /** Words left in each crossing slot; empty for a word that propagation rules out. */
  readonly crossings: readonly CrossingRoom[];
  /** log10 of their product; null for a word that propagation rules out. */
  readonly crossingsLog10: number | null;
}

export interface CrossingRoom {
  /** "5D". */
  readonly slot: string;
  readonly words: number;
}

export interface SuggestReport {
  readonly slot: SlotRoom;
  /** Why no fill exists, where that is proved. */
  readonly conflict: Conflict | null;
  /** Candidates that were tried at all: the best by score and by what crosses. */
  readonly tried: number;
  /** Of these, ruled out by propagation. */
  readonly ruledOut: number;
  /** Best first, the number asked for. */
  readonly candidates: readonly CandidateWord[];
  /** The letters of the slot's open cells. */
  readonly cells: readonly CellLetters[];
}

export interface OverviewReport {
  readonly conflict: Conflict | null;
  /** All slots not given in full, the fewest words first. */
  readonly slots: readonly SlotRoom[];
  /** The letters of all open cells. */
  readonly cells: readonly CellLetters[];
}

const VERDICT_RANK: Readonly<Record<CandidateVerdict, number>> = {
  fills: 0,
  consistent: 1,
  dead: 2,
};

/** Best first: what leads to a fill, then the higher score, then what leaves the crossings most. */
export function compareCandidates(a: CandidateWord, b: CandidateWord): number {
  return (
    VERDICT_RANK[a.verdict] - VERDICT_RANK[b.verdict] ||
    b.score - a.score ||
    (b.crossingsLog10 ?? 0) - (a.crossingsLog10 ?? 0) ||
    byCodeUnits(a.word, b.word)
  );
}

/** The crossing slot with the fewest words left. */
export function tightestCrossing({ crossings }: CandidateWord): CrossingRoom | undefined {
  return [...crossings].sort((a, b) => a.words - b.words)[0];
}

export function overviewReport(
  blank: Puzzle,
  domains: DomainCounts,
  conflict: Conflict | undefined,
): OverviewReport {
  const slots = blank.layout.slots.map((_, index) => slotRoom(blank, domains, index));
  return {
    conflict: conflict ?? null,
    slots: tightestFirst(slots),
    cells: [...cellLetters(blank, domains).values()],
  };
}

/** A position of another slot. */
export interface Crossing {
  /** Index into the puzzle's slots. */
  readonly slot: number;
  readonly position: number;
}

/** What crosses a slot, for each of its positions. */
export function crossingsOf({ layout }: Puzzle, index: number): (readonly Crossing[])[] {
  const { slots } = layout;
  const found = new Map<number, Crossing[]>(slots[index]!.cells.map((cell) => [cell, []]));
  slots.forEach(({ cells }, slot) => {
    if (slot === index) return;
    for (const [position, cell] of cells.entries()) found.get(cell)?.push({ slot, position });
  });
  return slots[index]!.cells.map((cell) => found.get(cell)!);
}

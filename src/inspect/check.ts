// The report on a puzzle before it is filled: its form, what propagation leaves each slot, how
// many fills are to be expected, and what an outlet would say.

import type { Reason } from '../problem/conflict.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { type RepeatedGiven, repeatedGivens } from './clashes.ts';
import type { DomainCounts } from './domain.ts';
import { entriesNotInList, type UnlistedEntry } from './entries-left-out.ts';
import { expectedFills } from './expected-fills.ts';
import { formOf, type GridForm, rounded } from './form.ts';
import { judge, type OutletVerdict } from './judge.ts';
import type { Profile } from './profiles.ts';
import { type ListedSlot, listedSlots } from './slot-room.ts';

export interface CheckReport extends GridForm {
  /** Why no fill exists, where propagation proves it; null says nothing either way. */
  readonly reason: Reason | null;
  /** log10 of the fills that Long's estimate expects; null if there is none. */
  readonly expectedFillsLog10: number | null;
  readonly repeatedGivens: readonly RepeatedGiven[];
  /** Entries given in full that the list does not have. */
  readonly notInList: readonly UnlistedEntry[];
  readonly slots: readonly ListedSlot[];
  readonly verdict: OutletVerdict | null;
}

export interface CheckOptions {
  /** Why no fill exists, where that is known. */
  readonly reason?: Reason | undefined;
  /** The outlet that is to judge the grid. */
  readonly profile?: Profile | undefined;
}

/** `words` are those of the lists, left out or not. */
export function checkReport(
  blank: Puzzle,
  words: WordList,
  domains: DomainCounts,
  { reason, profile }: CheckOptions = {},
): CheckReport {
  const form = formOf(blank);
  const expected = reason === undefined ? expectedFills(blank, domains) : undefined;
  return {
    ...form,
    reason: reason ?? null,
    expectedFillsLog10: expected === undefined ? null : rounded(expected, 2),
    repeatedGivens: repeatedGivens(blank),
    notInList: entriesNotInList(blank, words),
    slots: listedSlots(blank, domains),
    verdict: profile === undefined ? null : judge(blank, form, profile),
  };
}

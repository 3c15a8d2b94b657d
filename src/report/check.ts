// The report on a puzzle before it is filled: its form, what propagation leaves each slot, how
// many fills are to be expected, and what an outlet would say. Plain data, which is also its JSON.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Domains } from './domain.ts';
import { expectedFills } from './expected-fills.ts';
import { type Form, formOf, rounded } from './form.ts';
import { judge, type Verdict } from './judge.ts';
import { entriesNotInList, type StrangeEntry } from './not-in-list.ts';
import type { Profile } from './profiles.ts';
import { type RepeatedGiven, repeatedGivens } from './repeated-givens.ts';
import { type SlotRoom, slotRoom } from './slot-room.ts';

export interface CheckReport extends Form {
  /** Why no fill exists, where propagation proves it; null says nothing either way. */
  readonly unfillable: string | null;
  /** log10 of the fills that Long's estimate expects; null if there is none. */
  readonly expectedFillsLog10: number | null;
  readonly repeatedGivens: readonly RepeatedGiven[];
  /** Entries given in full that the list does not have. */
  readonly notInList: readonly StrangeEntry[];
  readonly slots: readonly SlotRoom[];
  readonly verdict: Verdict | null;
}

/** `words` are those of the lists, left out or not. */
export function checkReport(
  blank: Puzzle,
  words: WordList,
  domains: Domains,
  unfillable: string | undefined,
  profile?: Profile,
): CheckReport {
  const form = formOf(blank);
  const expected = unfillable === undefined ? expectedFills(blank, domains) : undefined;
  return {
    ...form,
    unfillable: unfillable ?? null,
    expectedFillsLog10: expected === undefined ? null : rounded(expected, 2),
    repeatedGivens: repeatedGivens(blank),
    notInList: entriesNotInList(blank, words),
    slots: blank.layout.slots.map((_, index) => slotRoom(blank, domains, index)),
    verdict: profile === undefined ? null : judge(blank, form, profile),
  };
}

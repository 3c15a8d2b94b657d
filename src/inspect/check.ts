// The report on a puzzle before it is filled: its form, what propagation leaves each slot, how
// many fills are to be expected, and what an outlet would say. Plain data, which is also its JSON.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Domains } from './domain.ts';
import { expectedFills } from './expected-fills.ts';
import { type Form, formOf, rounded } from './form.ts';
import { judge, namedIn, type Verdict } from './judge.ts';
import { entriesNotInList, type StrangeEntry } from './not-in-list.ts';
import type { Profile } from './profiles.ts';
import { type RepeatedGiven, repeatedGivens } from './repeated-givens.ts';
import { type ListedSlot, listedSlots } from './slot-room.ts';

export interface CheckReport extends Form {
  /** Why no fill exists, where propagation proves it; null says nothing either way. */
  readonly unfillable: string | null;
  /** Changes that would help, where it cannot be filled. */
  readonly help: readonly string[];
  /** log10 of the fills that Long's estimate expects; null if there is none. */
  readonly expectedFillsLog10: number | null;
  readonly repeatedGivens: readonly RepeatedGiven[];
  /** Entries given in full that the list does not have. */
  readonly notInList: readonly StrangeEntry[];
  readonly slots: readonly ListedSlot[];
  readonly verdict: Verdict | null;
}

export interface CheckOptions {
  /** Why no fill exists, where that is known, and what would help. */
  readonly unfillable?: string | undefined;
  readonly help?: readonly string[];
  /** The outlet that is to judge the grid. */
  readonly profile?: Profile | undefined;
  /** Faults name all that is at fault. Default false. */
  readonly full?: boolean;
}

/** `words` are those of the lists, left out or not. */
export function checkReport(
  blank: Puzzle,
  words: WordList,
  domains: Domains,
  { unfillable, help = [], profile, full = false }: CheckOptions = {},
): CheckReport {
  const form = formOf(blank);
  const expected = unfillable === undefined ? expectedFills(blank, domains) : undefined;
  return {
    ...form,
    unfillable: unfillable ?? null,
    help,
    expectedFillsLog10: expected === undefined ? null : rounded(expected, 2),
    repeatedGivens: repeatedGivens(blank),
    notInList: entriesNotInList(blank, words),
    slots: listedSlots(blank, domains),
    verdict: profile === undefined ? null : judge(blank, form, profile, [], namedIn(full)),
  };
}

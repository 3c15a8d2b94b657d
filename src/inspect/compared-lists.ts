// Two lists side by side: what both have, what only one has, and where they disagree on scores.

import { byCodeUnits } from '../base/order.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { byScore, type ScoredWord } from './matching-words.ts';

/** Scores that are so far from each other differ much. */
const MUCH = 20;

export interface ComparedLists {
  readonly here: SideCounts;
  readonly there: SideCounts;
  /** How many words both have. */
  readonly both: number;
  readonly differing: {
    /** By how much scores differ at least. */
    readonly by: number;
    readonly count: number;
    /** Those that differ most. */
    readonly examples: readonly DifferingWord[];
  };
}

export interface SideCounts {
  readonly name: string;
  readonly count: number;
  /** How many of its words the other list lacks. */
  readonly only: number;
  /** The best of those. */
  readonly examples: readonly ScoredWord[];
}

export interface DifferingWord {
  readonly word: string;
  readonly here: number;
  readonly there: number;
}

interface ComparedList {
  readonly name: string;
  readonly words: WordList;
}

/** With at most so many examples of each kind. */
export function comparedLists(
  here: ComparedList,
  there: ComparedList,
  most: number,
): ComparedLists {
  const left = sideOf(here, there.words);
  const right = sideOf(there, here.words);
  const differing = left.shared
    .filter((each) => Math.abs(each.here - each.there) >= MUCH)
    .sort((a, b) => gap(b) - gap(a) || byCodeUnits(a.word, b.word));
  return {
    here: countsOf(here.name, left, most),
    there: countsOf(there.name, right, most),
    both: left.shared.length,
    differing: { by: MUCH, count: differing.length, examples: differing.slice(0, most) },
  };
}

interface Side {
  readonly count: number;
  readonly only: readonly ScoredWord[];
  readonly shared: readonly DifferingWord[];
}

function sideOf({ words }: ComparedList, others: WordList): Side {
  const only: ScoredWord[] = [];
  const shared: DifferingWord[] = [];
  for (const length of words.lengths()) {
    const { count, scores } = words.table(length);
    for (let id = 0; id < count; id++) {
      const word = words.wordText(length, id);
      const score = scores[id]!;
      const there = others.scoreOf(Array.from(word));
      if (there === undefined) only.push({ word, score });
      else shared.push({ word, here: score, there });
    }
  }
  return { count: only.length + shared.length, only, shared };
}

function countsOf(name: string, { count, only }: Side, most: number): SideCounts {
  const examples = [...only].sort(byScore).slice(0, most);
  return { name, count, only: only.length, examples };
}

function gap({ here, there }: DifferingWord): number {
  return Math.abs(here - there);
}

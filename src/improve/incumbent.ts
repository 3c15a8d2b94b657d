// A fill as the optimiser sees it: a word id and a score for each slot that is filled, the weakest score
// (the floor), and the value: the sum of the scores, each by the weight of its slot, less the penalties.

import type { Search } from '../solve/search.ts';
import type { ScoreTable } from './score-bound.ts';

export interface Incumbent {
  /** Per slot the word id in the ranked list, which no floor on scores changes; -1 if it is open. */
  readonly words: Int32Array;
  readonly scores: Uint8Array;
  readonly floor: number;
  readonly value: number;
  /** Pairs of entries that should not meet in one grid. */
  readonly kin: number;
}

export function incumbentOf(
  words: Int32Array,
  table: ScoreTable,
  penalty: number,
  kin: number,
): Incumbent {
  const scores = new Uint8Array(words.length);
  let sum = 0;
  let floor = Number.POSITIVE_INFINITY;
  for (const slot of table.filled) {
    const score = table.scores[slot]![words[slot]!]!;
    scores[slot] = score;
    sum += table.weights[slot]! * score;
    floor = Math.min(floor, score);
  }
  return { words, scores, floor, value: sum - penalty, kin };
}

/** The word ids of the fill that a search holds. */
export function wordsOf(search: Search): Int32Array {
  const { staysOpen } = search.state.problem;
  return search.fill().map((id, slot) => (staysOpen?.[slot] === 1 ? -1 : id));
}

/** First pairs that should not meet count, then the weakest entry, then the value. */
export function isBetter(one: Incumbent, other: Incumbent): boolean {
  if (one.kin !== other.kin) return one.kin < other.kin;
  return one.floor > other.floor || (one.floor === other.floor && one.value > other.value);
}

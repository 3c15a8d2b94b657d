// A bound on what a fill can still add up to: the best score left in each slot, summed. Where that
// is not enough the search turns back; where it just is, words that would cost more than the slack
// are dropped from their slots (cost-based filtering; Focacci, Lodi, Milano 1999). The words must
// be ranked by score.

import type { Problem } from '../solve/problem.ts';
import type { Bound } from '../solve/search.ts';
import type { State } from '../solve/state.ts';

/** Scores are 0 to 255. */
const SCORES = 256;

/** Scores by slot and word id, and how many words have at least a score. */
export class ScoreTable {
  /** Per slot the score of each word id, falling. */
  readonly scores: readonly Uint8Array[];
  /** How much a point counts in each slot, above 0. */
  readonly weights: Int32Array;
  /** The slots that are filled; those that stay open have no score. */
  readonly filled: readonly number[];
  /** Per slot: `counts[score]` words have that score or a better one. */
  private readonly counts: readonly Uint32Array[];

  constructor(
    { slotLength, words, staysOpen }: Problem,
    weightOf: (length: number) => number = () => 1,
  ) {
    const countsOf = new Map<number, Uint32Array>();
    for (const length of new Set(slotLength)) {
      const { scores } = words.table(length);
      countsOf.set(length, countAtLeast(scores));
    }
    this.filled = [...slotLength.keys()].filter((slot) => staysOpen?.[slot] !== 1);
    this.scores = Array.from(slotLength, (length) => words.table(length).scores);
    this.weights = Int32Array.from(slotLength, weightOf);
    this.counts = Array.from(slotLength, (length) => countsOf.get(length)!);
  }

  /** How many words of a slot's length have at least this score. */
  wordsAtLeast(slot: number, score: number): number {
    return score <= 0 ? this.counts[slot]![0]! : (this.counts[slot]![score] ?? 0);
  }
}

/** The bound for fills that add up to at least `least()`. */
export function scoreBound(state: State, table: ScoreTable, least: () => number): Bound {
  const { slotCount } = state.problem;
  const { scores, filled, weights } = table;
  const best = new Uint8Array(slotCount);
  return () => {
    let slack = -least();
    for (let i = 0; i < filled.length; i++) {
      const slot = filled[i]!;
      best[slot] = scores[slot]![state.domains.first(slot)]!;
      slack += weights[slot]! * best[slot]!;
    }
    if (slack < 0) return 'failed';
    let answer: ReturnType<Bound> = 'same';
    for (let i = 0; i < filled.length; i++) {
      const slot = filled[i]!;
      const needed = best[slot]! - Math.floor(slack / weights[slot]!);
      // `scores` ends with the worst word of the list.
      if (scores[slot]![scores[slot]!.length - 1]! >= needed) continue;
      if (state.domains.keepFirst(slot, table.wordsAtLeast(slot, needed)) === 'narrowed') {
        answer = 'narrowed';
      }
    }
    return answer;
  };
}

function countAtLeast(scores: Uint8Array): Uint32Array {
  const counts = new Uint32Array(SCORES + 1);
  for (const score of scores) counts[score]!++;
  for (let score = SCORES - 1; score >= 0; score--) counts[score]! += counts[score + 1]!;
  return counts;
}

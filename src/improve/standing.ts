// A fill as the optimiser sees it: a word id and a score for each slot, the weakest score (the
// floor), and the value, which is the sum of the scores less the penalties of the whole fill.

import type { Search } from '../solve/search.ts';
import type { ScoreTable } from './score-bound.ts';

export interface Standing {
  /** Per slot the word id in the ranked list, which no floor on scores changes. */
  readonly words: Int32Array;
  readonly scores: Uint8Array;
  readonly floor: number;
  readonly value: number;
}

export function standingOf(words: Int32Array, table: ScoreTable, penalty: number): Standing {
  const scores = Uint8Array.from(words, (word, slot) => table.scores[slot]![word]!);
  let sum = 0;
  for (const score of scores) sum += score;
  return { words, scores, floor: Math.min(...scores), value: sum - penalty };
}

/** The word ids of the fill that a search holds. */
export function wordsOf(search: Search): Int32Array {
  const { slotIndex } = search.state;
  return search.fill().map((word, slot) => {
    const { words, length } = slotIndex[slot]!;
    return (word - words) / length;
  });
}

/** First the weakest entry counts, then the value. */
export function isBetter(one: Standing, other: Standing): boolean {
  return one.floor > other.floor || (one.floor === other.floor && one.value > other.value);
}

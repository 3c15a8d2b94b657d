// How good a fill is, by the list's own scores of the entries that were chosen; entries given in full are the
// constructor's own and do not count, nor do words that only rules allow, nor entries left open.

import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** How good a fill is, and how much of that is proved. */
export interface Quality {
  /** The weakest score; undefined if no entry counts. */
  readonly floor: number | undefined;
  readonly mean: number | undefined;
  /** Whether the taste changes no score, so that the sum is that of the scores less penalty. */
  readonly isPlain: boolean;
  /** The weakest score by the taste. */
  readonly tasteFloor: number | undefined;
  /** What the fill loses beyond its scores, taken off their sum. */
  readonly penalty: number;
  /** What the optimiser adds up: scores by the taste, each by the weight of its length, less penalty. */
  readonly value: number;
  /** The weakest entries, weakest first; `slot` is an index into the puzzle's slots. */
  readonly weakest: readonly { readonly slot: number; readonly score: number }[];
  /** No fill has a floor by the taste above this; undefined if no entry counts. */
  readonly highestFloor: number | undefined;
  /**
   * Of fills with as few pairs that should not meet. `floor`: none has a better one by the taste. `sum`: none of that floor
   * has a better value.
   */
  readonly proved: { readonly floor: boolean; readonly sum: boolean };
  /** What ended the optimising; undefined if everything is proved. */
  readonly limit?: 'nodes' | 'aborted';
}

/** Entries named as the weakest. */
const WEAKEST = 5;

export function scoresOf(
  puzzle: Puzzle,
  words: WordList,
): Pick<Quality, 'floor' | 'mean' | 'weakest'> {
  const { slots } = puzzle.layout;
  const entries = [...slots.keys()]
    .filter((slot) => !isGiven(puzzle, slots[slot]!))
    .flatMap((slot) => {
      const letters = entryAt(puzzle, slots[slot]!);
      const score = letters && words.scoreOf(letters);
      return score === undefined ? [] : [{ slot, score }];
    })
    .sort((a, b) => a.score - b.score || a.slot - b.slot);
  const sum = entries.reduce((total, { score }) => total + score, 0);
  return {
    floor: entries[0]?.score,
    mean: entries.length > 0 ? sum / entries.length : undefined,
    weakest: entries.slice(0, WEAKEST),
  };
}

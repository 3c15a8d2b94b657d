// How many words a list has, by length and by what their scores mean.

import type { WordList } from '../words/vocabulary/word-list.ts';

/** The bands of scores that docs/words.md explains, as their lowest scores. */
export const BANDS = [90, 70, 50, 30, 10, 0] as const;

export interface WordListCounts {
  readonly count: number;
  /** Ascending; only lengths that have words. */
  readonly lengths: readonly LengthCounts[];
}

export interface LengthCounts {
  readonly length: number;
  readonly count: number;
  /** The words of each band, from the best down. */
  readonly bands: readonly BandCount[];
}

export interface BandCount {
  /** The lowest score in it. */
  readonly from: number;
  readonly count: number;
}

export function wordListCounts(words: WordList): WordListCounts {
  const lengths = words
    .lengths()
    .map((length): LengthCounts => {
      let above = 0;
      const bands = BANDS.map((from) => {
        const reached = words.countAtLeast(from, length);
        const count = reached - above;
        above = reached;
        return { from, count };
      });
      return { length, count: above, bands };
    })
    .filter(({ count }) => count > 0);
  return { count: lengths.reduce((sum, { count }) => sum + count, 0), lengths };
}

// How good the puzzles of a batch are from its first to its last, by tenths, and how many of them are different. Of each
// puzzle that is put out only a number is kept.

import { mix } from '../base/random.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Cut } from './cut.ts';
import type { Figures } from './figures.ts';

/** The puzzles of a tenth of a batch: how many there are, and their averages. */
export interface Tenth {
  readonly count: number;
  readonly floor: number;
  readonly mean: number;
}

const TENTHS = 10;

export class QualityCourse {
  private readonly cut: Cut;
  private readonly counts = new Float64Array(TENTHS);
  private readonly floors = new Float64Array(TENTHS);
  private readonly means = new Float64Array(TENTHS);
  private readonly fills = new Set<number>();
  /** How many puzzles were compared with the others. */
  compared = 0;

  constructor(cut: Cut) {
    this.cut = cut;
  }

  add(n: number, { floor, mean }: Figures): void {
    const { first, count } = this.cut;
    const tenth = Math.min(TENTHS - 1, Math.floor(((n - first) * TENTHS) / count));
    this.counts[tenth]! += 1;
    this.floors[tenth]! += floor;
    this.means[tenth]! += mean;
  }

  /** `grid` is the number of its template. */
  compare({ cells }: Puzzle, grid: number): void {
    this.compared++;
    let [high, low] = [mix(grid), mix(~grid)];
    for (const content of cells) {
      for (const letter of content ?? '.') {
        high = mix(high ^ letter.codePointAt(0)!);
        low = mix(low ^ high);
      }
    }
    // 53 bits: two of a million different fills share a number once in 20,000 batches.
    this.fills.add((high >>> 0) * 2 ** 21 + (low >>> 11));
  }

  /** How many of those compared are different. */
  get different(): number {
    return this.fills.size;
  }

  /** In order, those with puzzles. */
  tenths(): Tenth[] {
    return Array.from(this.counts, (count, at) => {
      return { count, floor: this.floors[at]! / count, mean: this.means[at]! / count };
    }).filter(({ count }) => count > 0);
  }
}

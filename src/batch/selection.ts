// --top: of all puzzles only the best are put out, when the last is made: by merit, the first of equals, and none that is
// too similar to a better one. Until then those are kept that may be among them.

import type { BatchResult } from './batch-result.ts';
import { byMerit, type Figures, type Merit } from './figures.ts';
import { SimilarityFilter } from './similarity-filter.ts';

/** A puzzle that may be chosen. */
export interface BatchCandidate {
  readonly n: number;
  readonly seed: number;
  readonly figures: Figures;
  readonly merit: Merit;
  readonly words: ReadonlySet<string>;
  /** The puzzle itself; of one that an earlier run made nothing but figures are known. */
  readonly result?: BatchResult;
}

/** What was decided of one candidate. */
export interface Choice {
  readonly candidate: BatchCandidate;
  /** By merit, from 1. */
  readonly rank: number;
  readonly isKept: boolean;
  /** The better puzzle that it is too similar to. */
  readonly similarTo?: number;
  /** A better puzzle with the same entries, if it is kept all the same. */
  readonly sameAs?: number;
}

export class Selection {
  private readonly most: number;
  private readonly distinct: number;
  private candidates: BatchCandidate[] = [];

  /** At most so many are chosen, any two of which differ in `distinct` entries. */
  constructor(most: number, distinct = 0) {
    this.most = most;
    this.distinct = distinct;
  }

  /** Takes one more; returns those that cannot be chosen any more. */
  add(candidate: BatchCandidate): readonly BatchCandidate[] {
    this.candidates.push(candidate);
    // Where puzzles may be too similar to each other, none can be left out before the last has come.
    if (this.distinct > 0 || this.candidates.length < 2 * this.most) return [];
    this.candidates.sort(byRank);
    return this.candidates.splice(this.most);
  }

  /** What is decided of all, in order of merit. */
  choices(): Choice[] {
    const { most, distinct } = this;
    const similarity = new SimilarityFilter(distinct);
    const known = new Map<string, number>();
    let kept = 0;
    return [...this.candidates].sort(byRank).map((candidate, place) => {
      const rank = place + 1;
      if (kept === most) return { candidate, rank, isKept: false };
      const [similar] = distinct === 0 ? [] : similarity.tooSimilar(candidate.words);
      if (similar !== undefined) return { candidate, rank, isKept: false, similarTo: similar.n };
      kept++;
      if (distinct > 0) similarity.add(candidate.n, candidate.words);
      const text = [...candidate.words].sort().join(' ');
      const sameAs = known.get(text);
      known.set(text, sameAs ?? candidate.n);
      return { candidate, rank, isKept: true, sameAs };
    });
  }
}

function byRank(a: BatchCandidate, b: BatchCandidate): number {
  return byMerit(a.merit, b.merit) || a.n - b.n;
}

/** A puzzle as one that may be chosen; undefined for one that may not. */
export function candidateOf(result: BatchResult): BatchCandidate | undefined {
  const { n, seed, figures, merit, words, rejected } = result;
  if (figures === undefined || merit === undefined || words === undefined) return undefined;
  return rejected === undefined ? { n, seed, figures, merit, words, result } : undefined;
}

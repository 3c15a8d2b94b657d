// The best of many puzzles: by merit, the first of equals, and none that is too like a better one.

import { byMerit, type Merit } from './figures.ts';
import { Unlike } from './unlike.ts';

/** A puzzle that may be chosen. */
export interface Candidate {
  readonly n: number;
  readonly merit: Merit;
  readonly words: ReadonlySet<string>;
}

/** What was decided of one candidate. */
export interface Choice<T extends Candidate> {
  readonly candidate: T;
  /** By merit, from 1. */
  readonly rank: number;
  readonly isKept: boolean;
  /** The better puzzle that it is too like. */
  readonly alike?: number;
}

/** The best `most` of some candidates, any two of which differ in `distinct` entries; all in order of merit. */
export function chooseBest<T extends Candidate>(
  candidates: readonly T[],
  most: number,
  distinct = 0,
): Choice<T>[] {
  const unlike = new Unlike(distinct);
  let kept = 0;
  const ordered = [...candidates].sort((a, b) => byMerit(a.merit, b.merit) || a.n - b.n);
  return ordered.map((candidate, place) => {
    const rank = place + 1;
    if (kept === most) return { candidate, rank, isKept: false };
    const [alike] = distinct === 0 ? [] : unlike.alike(candidate.words);
    if (alike !== undefined) return { candidate, rank, isKept: false, alike: alike.n };
    kept++;
    if (distinct > 0) unlike.add(candidate.n, candidate.words);
    return { candidate, rank, isKept: true };
  });
}

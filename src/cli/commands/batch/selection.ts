// --top: of all puzzles only the best are put out, when the last is made. Until then those are kept that may be
// among them.

import { type Candidate, type Choice, chooseBest } from '../../../batch/choose.ts';
import { byMerit, type Figures } from '../../../batch/figures.ts';
import type { Made } from './made.ts';

/** A puzzle that may be chosen. */
export interface Entrant extends Candidate {
  readonly seed: number;
  readonly figures: Figures;
  /** The puzzle itself; of one that an earlier run made nothing but figures are known. */
  readonly made?: Made;
}

export class Selection {
  private readonly most: number;
  private readonly distinct: number;
  private entrants: Entrant[] = [];

  constructor(most: number, distinct = 0) {
    this.most = most;
    this.distinct = distinct;
  }

  /** Takes one more; tells those that cannot be chosen any more. */
  add(entrant: Entrant): readonly Entrant[] {
    this.entrants.push(entrant);
    // Where puzzles may be too like each other, none can be left out before the last has come.
    if (this.distinct > 0 || this.entrants.length < 2 * this.most) return [];
    this.entrants.sort((a, b) => byMerit(a.merit, b.merit) || a.n - b.n);
    return this.entrants.splice(this.most);
  }

  /** What is chosen, all in order of merit. */
  choices(): Choice<Entrant>[] {
    return chooseBest(this.entrants, this.most, this.distinct);
  }
}

/** A puzzle as one that may be chosen; undefined for one that is none. */
export function entrantOf(made: Made): Entrant | undefined {
  const { n, seed, figures, merit, words, rejected } = made;
  if (figures === undefined || merit === undefined || words === undefined) return undefined;
  return rejected === undefined ? { n, seed, figures, merit, words, made } : undefined;
}

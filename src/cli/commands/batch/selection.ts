// --top: of all puzzles only the best are put out, when the last is made. Until then those are kept that may be
// among them.

import { byMerit, type Candidate, chooseBest } from '../../../index.ts';
import type { BatchTeller } from './batch-teller.ts';
import type { Made } from './made.ts';

type Entrant = Candidate & { readonly made: Made };

export class Selection {
  private readonly most: number;
  private readonly distinct: number;
  private entrants: Entrant[] = [];

  constructor(most: number, distinct = 0) {
    this.most = most;
    this.distinct = distinct;
  }

  /** Whether a puzzle may be chosen. */
  isOpenTo({ merit, rejected }: Made): boolean {
    return merit !== undefined && rejected === undefined;
  }

  add(made: Made, teller: BatchTeller): void {
    const { n } = made;
    this.entrants.push({ n, made, merit: made.merit!, words: made.words! });
    teller.count(made);
    // Where puzzles may be too like each other, none can be left out before the last has come.
    if (this.distinct > 0 || this.entrants.length < 2 * this.most) return;
    this.entrants.sort((a, b) => byMerit(a.merit, b.merit) || a.n - b.n);
    for (const { made: left } of this.entrants.splice(this.most)) teller.leftOut(left);
  }

  /** Puts the chosen out, in order of their numbers. */
  async close(teller: BatchTeller): Promise<void> {
    const choices = chooseBest(this.entrants, this.most, this.distinct);
    teller.table(choices.map(({ candidate, ...choice }) => ({ ...choice, made: candidate.made })));
    const kept = choices.filter(({ isKept }) => isKept).map(({ candidate }) => candidate.made);
    for (const made of kept.sort((a, b) => a.n - b.n)) await teller.put(made);
  }
}

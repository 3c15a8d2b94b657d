// How the race for a hard fill is run: which strategies enter it, and which share of the nodes each has.
// Small and large grids are hard in different ways, and so are those where a fill can be expected and
// those where none can: docs/decisions/repairing.md, beam.md, seeking.md and hard-grids.md have the
// figures.

import type { Puzzle } from '../puzzle/puzzle.ts';

/**
 * What an entrant does. `search`: on from where the search that ran alone stopped. `repair`: repairs what its
 * runs came to (large neighbourhood search). `exhaust`: goes through everything once, in the order that
 * takes least. `beam`: repairs what a beam search came to. `seek`: in a full rectangle, looks where fills can be
 * expected; elsewhere it is one more search from the start (docs/decisions/scouting.md).
 */
export type Strategy = 'search' | 'repair' | 'beam' | 'exhaust' | 'seek';

export interface Entrant {
  /** Tells it from the others of its race. */
  readonly name: string;
  readonly strategy: Strategy;
  /** What it adds to the seed of a run, so that no two of a strategy do the same. */
  readonly seedOffset: number;
  /** Its share of a round's nodes where at least one fill is expected, and where none is; 0 leaves it out. */
  readonly hopeful: number;
  readonly hopeless: number;
}

export interface RacePlan {
  /** Nodes that a search runs alone before: most grids are decided by then. */
  readonly soloNodes: number;
  /** The search that ran alone comes first. */
  readonly entrants: readonly Entrant[];
}

/** A puzzle of at most so many open cells is small: all of it may be gone through in a while. */
const SMALL_CELLS = 100;
/** One of more than so many is huge: a beam, which looks at all of it for each letter, takes too long. */
const HUGE_CELLS = 1000;
const OFFSET = 0x9e3779b1;

const SMALL: RacePlan = {
  soloNodes: 1000,
  entrants: [
    { name: 'search', strategy: 'search', seedOffset: 0, hopeful: 0, hopeless: 1 },
    { name: 'seek', strategy: 'seek', seedOffset: OFFSET, hopeful: 7, hopeless: 1 },
    { name: 'exhaust', strategy: 'exhaust', seedOffset: 2 * OFFSET, hopeful: 1, hopeless: 6 },
  ],
};
/** Large ones are repaired, and gone through only where no fill is expected. */
const LARGE: RacePlan = {
  soloNodes: 10_000,
  entrants: [
    { name: 'search', strategy: 'search', seedOffset: 0, hopeful: 1, hopeless: 1 },
    { name: 'exhaust', strategy: 'exhaust', seedOffset: OFFSET, hopeful: 0, hopeless: 5 },
    { name: 'repair', strategy: 'repair', seedOffset: 2 * OFFSET, hopeful: 1, hopeless: 2 },
    { name: 'beam', strategy: 'beam', seedOffset: 3 * OFFSET, hopeful: 10, hopeless: 0 },
  ],
};
const HUGE: RacePlan = {
  soloNodes: 10_000,
  entrants: [
    { name: 'search', strategy: 'search', seedOffset: 0, hopeful: 2, hopeless: 1 },
    { name: 'exhaust', strategy: 'exhaust', seedOffset: OFFSET, hopeful: 0, hopeless: 5 },
    { name: 'repair', strategy: 'repair', seedOffset: 2 * OFFSET, hopeful: 3, hopeless: 1 },
    { name: 'repair again', strategy: 'repair', seedOffset: 3 * OFFSET, hopeful: 3, hopeless: 1 },
  ],
};

export function racePlanFor({ givens }: Puzzle): RacePlan {
  const open = givens.filter((given) => given === undefined).length;
  if (open <= SMALL_CELLS) return SMALL;
  return open <= HUGE_CELLS ? LARGE : HUGE;
}

/** The seed of an entrant in a run of some seed: a 32-bit integer. */
export function seedOf({ seedOffset }: Entrant, seed: number): number {
  return (seed + seedOffset) | 0;
}

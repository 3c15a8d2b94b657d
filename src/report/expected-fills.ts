// How many fills are to be expected (Chris Long, Mathematics of Square Construction, Word Ways
// 1993): all ways to put a word in each slot, times the chance that the two letters agree in each
// checked cell, as if letters were independent of each other. No search; a word that stands twice
// counts too. Below one, no fill is to be expected; the grids hardest to fill are those of few.

import type { Puzzle } from '../grid/puzzle.ts';
import type { Domains, SlotDomain } from './domain.ts';

/** log10 of the expected number of fills; -Infinity when some slot or cell can hold nothing. */
export function expectedFills({ slots }: Puzzle, domains: Domains): number {
  const size = domains.alphabet.length;
  const across = new Map<number, Line>();
  let log = 0;
  slots.forEach((slot, index) => {
    const domain = domains.slots[index]!;
    log += Math.log10(domain.words);
    slot.cells.forEach((cell, position) => {
      const crossing = across.get(cell);
      if (crossing === undefined) across.set(cell, { domain, position });
      else log += Math.log10(agreement(crossing, { domain, position }, size));
    });
  });
  return log;
}

/** One position of a slot. */
interface Line {
  readonly domain: SlotDomain;
  readonly position: number;
}

/** The chance that a word of each of two slots have the same letter where they cross. */
function agreement(a: Line, b: Line, alphabetSize: number): number {
  let pairs = 0;
  for (let letter = 0; letter < alphabetSize; letter++) {
    pairs +=
      a.domain.letters[a.position * alphabetSize + letter]! *
      b.domain.letters[b.position * alphabetSize + letter]!;
  }
  return pairs === 0 ? 0 : pairs / a.domain.words / b.domain.words;
}

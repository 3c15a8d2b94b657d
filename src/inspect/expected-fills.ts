// How many fills are to be expected (Chris Long, Mathematics of Square Construction, Word Ways
// 1993): all ways to put a word in each slot, times the chance that the slots through each checked
// cell agree on its letter, as if letters were independent of each other. No search; fills with a
// word twice count too. Below one, no fill is to be expected; the grids hardest to fill are those
// of few.

import { slotsThrough } from '../layout/layout.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { DomainCounts, SlotDomain } from './domain.ts';

/** log10 of the expected number of fills; -Infinity when some slot or cell can hold nothing. */
export function expectedFills({ layout }: Puzzle, domains: DomainCounts): number {
  const size = domains.alphabet.length;
  const through = slotsThrough(layout);
  const linesAt = new Map<number, SlotPosition[]>();
  let log = 0;
  layout.slots.forEach((slot, index) => {
    const domain = domains.slots[index]!;
    log += Math.log10(domain.words);
    const seen = new Set<number>();
    slot.cells.forEach((cell, position) => {
      // On a cell that comes twice its words agree already.
      if (seen.has(cell)) return;
      seen.add(cell);
      const lines = linesAt.get(cell) ?? [];
      linesAt.set(cell, lines);
      lines.push({ domain, position });
      if (lines.length > 1 && lines.length === through[cell]!.length) {
        log += Math.log10(agreement(lines, size));
      }
    });
  });
  return log;
}

/** One position of a slot. */
interface SlotPosition {
  readonly domain: SlotDomain;
  readonly position: number;
}

/** The chance that a word of each slot through a cell have the same letter there. */
function agreement(lines: readonly SlotPosition[], alphabetSize: number): number {
  let ways = 0;
  for (let letter = 0; letter < alphabetSize; letter++) {
    let product = 1;
    for (const { domain, position } of lines) {
      product *= domain.letters[position * alphabetSize + letter]!;
    }
    ways += product;
  }
  return ways === 0 ? 0 : lines.reduce((chance, { domain }) => chance / domain.words, ways);
}

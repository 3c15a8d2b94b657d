// Lattices, the patterns of British crosswords: about half the letters of an entry cross nothing.

import type { Slot } from './layout.ts';

/** Patterns in which fewer of the cells are in two slots or more are lattices. */
const CROSSED_SHARE = 0.7;

export function isLattice({ slots }: { readonly slots: readonly Slot[] }): boolean {
  const passes = new Map<number, number>();
  for (const { cells } of slots) {
    for (const cell of cells) passes.set(cell, (passes.get(cell) ?? 0) + 1);
  }
  const crossed = [...passes.values()].filter((count) => count > 1).length;
  return crossed < CROSSED_SHARE * passes.size;
}

// Names that cross: a solver who knows neither cannot get the letter they share (Rex Parker's
// Natick principle). How often that is so in a finished fill.

import type { Slot } from '../layout/layout.ts';

/** How often slots that hold names share a cell. */
export function crossingNames(slots: readonly Slot[], isName: (slot: number) => boolean): number {
  const namesAt = new Map<number, number>();
  let crossings = 0;
  for (const [index, { cells }] of slots.entries()) {
    if (!isName(index)) continue;
    for (const cell of new Set(cells)) {
      const before = namesAt.get(cell) ?? 0;
      crossings += before;
      namesAt.set(cell, before + 1);
    }
  }
  return crossings;
}

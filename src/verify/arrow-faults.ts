// Judges the arrows of an arrowword as somebody with a pencil would, by rows and columns alone, and knows nothing of how
// they were assigned: each entry has one clue, in a block that touches its first letter; no block has three.

import { type Layout, placeAt, placeOf } from '../layout/layout.ts';
import type { ArrowFault } from './fill-fault.ts';

const MOST_CLUES = 2;

export function arrowFaults(layout: Layout): ArrowFault[] {
  const { slots, geometry, clueCells } = layout;
  if (clueCells === undefined) return [];
  const faults: ArrowFault[] = [];
  const clues = new Map<number, number>();
  for (const [slot, { cells }] of slots.entries()) {
    const at = clueCells[slot];
    if (at === undefined || geometry.positions[at] !== 'block') {
      faults.push({ kind: 'no-clue-cell', slot });
      continue;
    }
    clues.set(at, (clues.get(at) ?? 0) + 1);
    const [clue, first] = [placeAt(at, geometry.width), placeOf(layout, cells[0]!)];
    const steps = Math.abs(clue.row - first.row) + Math.abs(clue.column - first.column);
    if (steps !== 1) faults.push({ kind: 'clue-elsewhere', slot, at: clue });
  }
  for (const [at, count] of clues) {
    if (count <= MOST_CLUES) continue;
    faults.push({ kind: 'crowded-clue-cell', at: placeAt(at, geometry.width), count });
  }
  return faults;
}

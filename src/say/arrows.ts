// What people read of arrows that cannot be assigned.

import { counted, someOf } from '../base/phrases.ts';
import type { ArrowHelp } from '../layout/arrow-gaps.ts';
import { cellName } from '../layout/cell-names.ts';
import { type Layout, placeAt, placeOf, type Slot } from '../layout/layout.ts';

const NAMED = 8;

/** Each entry without a clue cell, by where it begins. */
export function sayUnserved(layout: Layout, slots: readonly Slot[]): string[] {
  return slots.map(({ cells, direction }) => {
    const where = cellName(placeOf(layout, cells[0]!));
    return `no clue cell for the word of ${cells.length} letters ${direction} from ${where}`;
  });
}

export function sayArrowHelp(layout: Layout, help: readonly ArrowHelp[]): string {
  const [first] = help;
  if (first === undefined) return 'no single clue cell would help';
  const names = help.map(({ cell }) => cellName(placeOf(layout, cell)));
  const left = first.unserved === 0 ? '' : `; ${counted(first.unserved, 'word')} would be left`;
  return `a clue cell would help at ${someOf(names, NAMED, ', ')}${left}`;
}

/** Blocks that no entry needs. */
export function sayIdleCells({ geometry }: Layout, idle: readonly number[]): string[] {
  if (idle.length === 0) return [];
  const names = idle.map((at) => cellName(placeAt(at, geometry.width)));
  return [`${counted(idle.length, 'block')} without a clue: ${someOf(names, NAMED, ', ')}`];
}

// Weaves: layouts whose slots no grid of rows and columns tells, since they run other ways, over an edge, or
// through a third dimension. They are drawn as any layout is; questions on rows and columns have no answer.

import { regridded } from './grid-layout.ts';
import { type Layout, type Slot, slotFinder } from './layout.ts';

/** Whether the slots are other ones, or have other numbers, than those of a grid that looks the same. */
export function isWeave(layout: Layout): boolean {
  const { slots, geometry } = layout;
  if (slots.some(({ direction }) => direction !== 'across' && direction !== 'down')) return true;
  const leastLength = slots.reduce((least, { cells }) => Math.min(least, cells.length), Infinity);
  const grid = regridded(layout, { leastLength, bars: geometry.bars });
  const slotOf = slotFinder(grid);
  const isThere = (slot: Slot): boolean => grid.slots[slotOf(slot) ?? -1]?.number === slot.number;
  return grid.slots.length !== slots.length || !slots.every(isThere);
}

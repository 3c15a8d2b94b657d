// Weaves: layouts whose slots no grid of rows and columns tells, since they run other ways, over an edge, or
// through a third dimension. They are drawn as any layout is; questions on rows and columns have no answer.

import { gridLayout } from './grid-layout.ts';
import type { Layout, Slot } from './layout.ts';

/** Whether the slots are other ones, or have other numbers, than those of a grid that looks the same. */
export function isWeave({ slots, geometry }: Layout): boolean {
  if (slots.some(({ direction }) => direction !== 'across' && direction !== 'down')) return true;
  const { width, positions, bars } = geometry;
  const kinds = positions.map((at) => (typeof at === 'number' ? 'cell' : at));
  const leastLength = slots.reduce((least, { cells }) => Math.min(least, cells.length), Infinity);
  const grid = gridLayout(width, kinds, { leastLength, bars });
  const told = new Set(grid.slots.map(keyOf));
  return told.size !== slots.length || !slots.every((slot) => told.has(keyOf(slot)));
}

function keyOf({ number, direction, cells }: Slot): string {
  return `${number} ${direction} ${cells.join(' ')}`;
}

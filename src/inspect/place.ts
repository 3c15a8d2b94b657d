// How reports name slots and cells: where slots start, which way they run, how long they are.

import { type CellPlace, type Layout, placeOf, type Slot } from '../layout/layout.ts';

export interface SlotPlace extends CellPlace {
  readonly number: number;
  readonly direction: string;
  readonly length: number;
}

export function slotPlace(layout: Layout, { number, direction, cells }: Slot): SlotPlace {
  return { number, direction, ...placeOf(layout, cells[0]!), length: cells.length };
}

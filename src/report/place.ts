// How reports name cells and slots: rows and columns count from 1, as in the format `json`.

import type { Direction, Slot } from '../grid/slots.ts';
import type { Template } from '../grid/template.ts';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface SlotPlace extends CellPlace {
  readonly number: number;
  readonly direction: Direction;
  readonly length: number;
}

export function placeOf({ width }: Template, cell: number): CellPlace {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}

export function slotPlace(template: Template, { number, direction, cells }: Slot): SlotPlace {
  return { number, direction, ...placeOf(template, cells[0]!), length: cells.length };
}

/** "17A", as short as people write it. */
export function shortName({ number, direction }: Pick<Slot, 'number' | 'direction'>): string {
  return `${number}${direction === 'across' ? 'A' : 'D'}`;
}

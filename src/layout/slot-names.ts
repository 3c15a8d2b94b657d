// Slots by the names people give them: `17A`, `17a`, `17 Across`, `17-down`.

import { InputError, type Place } from '../base/errors.ts';
import type { Slot } from './layout.ts';

const NAME = /^\s*(\d+)[\s-]*(\p{L}+)\s*$/u;
/** Every grid knows these, even if it has no slot that way. */
const GRID_DIRECTIONS = ['across', 'down'];

type Named = Pick<Slot, 'number' | 'direction'>;

/** "17 Across", as people write it. */
export function slotName({ number, direction }: Named): string {
  return `${number} ${direction.charAt(0).toUpperCase()}${direction.slice(1)}`;
}

/** "17A", as short as people write it. */
export function shortName({ number, direction }: Named): string {
  return `${number}${direction.charAt(0).toUpperCase()}`;
}

/** The index of the slot that is called so. @throws InputError for no name, and for no such slot. */
export function findSlotNamed(slots: readonly Slot[], name: string, at?: Place): number {
  const parts = NAME.exec(name);
  const asked = parts?.[2]?.toLowerCase();
  const directions = [...GRID_DIRECTIONS, ...slots.map((slot) => slot.direction)];
  const direction = directions.find((each) => each === asked || each.charAt(0) === asked);
  if (parts === null || direction === undefined) {
    throw new InputError(`'${name.trim()}' names no slot: a slot is called 17A or 17 Across`, at);
  }
  const number = Number(parts[1]);
  const index = slots.findIndex((slot) => slot.number === number && slot.direction === direction);
  if (index < 0) {
    throw new InputError(`the template has no ${slotName({ number, direction })}`, at);
  }
  return index;
}

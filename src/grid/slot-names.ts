// Slots by the names people give them: `17A`, `17a`, `17 Across`, `17-down`.

import { InputError, type Place } from '../base/errors.ts';
import { type Slot, slotName } from './slots.ts';

const NAME = /^\s*(\d+)[\s-]*(a|across|d|down)\s*$/i;

/** The index of the slot that is called so. @throws InputError for no name, and for no such slot. */
export function findSlotNamed(slots: readonly Slot[], name: string, at?: Place): number {
  const parts = NAME.exec(name);
  if (parts === null) {
    throw new InputError(`'${name.trim()}' names no slot: a slot is called 17A or 17 Across`, at);
  }
  const number = Number(parts[1]);
  const direction = parts[2]!.toLowerCase().startsWith('a') ? 'across' : 'down';
  const index = slots.findIndex((slot) => slot.number === number && slot.direction === direction);
  if (index < 0) {
    const missing = slotName({ number, direction, cells: [] });
    throw new InputError(`the template has no ${missing}`, at);
  }
  return index;
}

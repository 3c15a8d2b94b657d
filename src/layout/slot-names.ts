// Slots by the names people give them: `17A`, `17a`, `17 Across`, `17-down`.

import { InputError, type Place } from '../base/errors.ts';
import type { Slot } from './layout.ts';

const NAME = /^\s*(\d+)[\s-]*(\p{L}+)\s*$/u;
/** Every grid knows these, even if it has no slot that way. */
const GRID_DIRECTIONS = ['across', 'down'];

/** So many slots are named in an error. */
const NAMED_SLOTS = 8;

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
    const what = `the template has no ${slotName({ number, direction })}`;
    throw new InputError(what + nearSlots(slots, number, direction), at);
  }
  return index;
}

/** Of a slot that is none: the one of its number the other way, or its neighbours of that way. */
function nearSlots(slots: readonly Slot[], number: number, direction: string): string {
  const across = slots.find((slot) => slot.number === number);
  if (across !== undefined) return `: did you mean ${slotName(across)}?`;
  const along = slots.filter((slot) => slot.direction === direction);
  const before = along.filter((slot) => slot.number < number).sort((a, b) => b.number - a.number);
  const after = along.filter((slot) => slot.number > number).sort((a, b) => a.number - b.number);
  const near = [...before.slice(0, 1), ...after.slice(0, 1)].map(slotName);
  return near.length === 0
    ? ''
    : `; near it ${near.length > 1 ? 'are' : 'is'} ${near.join(' and ')}`;
}

/** "of 9 cells there are 20A, 38A, 55A". */
export function slotsOfLength(slots: readonly Slot[], length: number): string {
  const names = slots.filter(({ cells }) => cells.length === length).map(shortName);
  if (names.length === 0) return `no slot has ${length}`;
  const more = names.length > NAMED_SLOTS ? ` and ${names.length - NAMED_SLOTS} more` : '';
  const verb = names.length === 1 ? 'is' : 'are';
  return `of ${length} cells there ${verb} ${names.slice(0, NAMED_SLOTS).join(', ')}${more}`;
}

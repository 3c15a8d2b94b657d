// Slots by the names people give them: `17A`, `17a`, `17 Across`, `17-down`. In a weave directions have names of
// its own; where two begin with one letter, that letter stands for either that has such a number.

import { InputError, type Place } from '../base/errors.ts';
import type { Slot } from './layout.ts';

const NAME = /^\s*(\d+)[\s-]*(\p{L}+)\s*$/u;
/** Every grid knows these, even if it has no slot that way. */
const GRID_DIRECTIONS = ['across', 'down'];

const SAMPLE: Named = { number: 17, direction: 'across' };

type Named = Pick<Slot, 'number' | 'direction' | 'short'>;

/** "17 Across", as people write it. */
export function slotName({ number, direction }: Named): string {
  return `${number} ${direction.charAt(0).toUpperCase()}${direction.slice(1)}`;
}

/** "17A", as short as people write it. */
export function shortName({ number, direction, short }: Named): string {
  return `${number}${short ?? direction.charAt(0).toUpperCase()}`;
}

/** Slots with short names that tell them apart: where directions begin with one letter, it is their whole word. */
export function withShortNames(slots: readonly Slot[]): readonly Slot[] {
  const initials = new Map<string, string>();
  const shared = new Set<string>();
  for (const { direction } of slots) {
    const initial = direction.charAt(0);
    const other = initials.get(initial);
    if (other !== undefined && other !== direction) shared.add(initial);
    initials.set(initial, direction);
  }
  if (shared.size === 0) return slots;
  return slots.map((slot) => {
    const initial = slot.direction.charAt(0);
    if (!shared.has(initial)) return slot;
    return { ...slot, short: initial.toUpperCase() + slot.direction.slice(1) };
  });
}

/** The index of the slot that is called so. @throws InputError for no name, and for no such slot. */
export function findSlotNamed(slots: readonly Slot[], name: string, at?: Place): number {
  const parts = NAME.exec(name);
  const asked = parts?.[2]?.toLowerCase();
  const own = [...new Set(slots.map((slot) => slot.direction))];
  const meant = asked === undefined ? [] : directionsMeant(asked, own);
  if (parts === null || meant.length === 0) {
    const like = slots[0] === undefined || own.includes('across') ? SAMPLE : slots[0];
    const called = `${shortName(like)} or ${slotName(like)}`;
    throw new InputError(`'${name.trim()}' is not a slot: write it like ${called}`, at);
  }
  const number = Number(parts[1]);
  const found = meant.flatMap((direction) => {
    const index = slots.findIndex((slot) => slot.number === number && slot.direction === direction);
    return index < 0 ? [] : [index];
  });
  const [index, another] = found;
  if (another !== undefined) {
    const names = found.map((each) => slotName(slots[each]!)).join(' or ');
    throw new InputError(`'${name.trim()}' is ambiguous: ${names}`, at);
  }
  if (index === undefined) {
    const direction = meant[0]!;
    const what = `the template has no ${slotName({ number, direction })}`;
    throw new InputError(what + nearSlots(slots, number, direction), at);
  }
  return index;
}

/** The directions that a word or a letter stands for: of those that there are, or else of a grid. */
function directionsMeant(asked: string, own: readonly string[]): readonly string[] {
  for (const directions of [own, GRID_DIRECTIONS]) {
    if (directions.includes(asked)) return [asked];
    const meant = directions.filter((direction) => direction.charAt(0) === asked);
    if (meant.length > 0) return meant;
  }
  return [];
}

/** Of a slot that is none: the one of its number the other way, or its neighbours of that way. */
function nearSlots(slots: readonly Slot[], number: number, direction: string): string {
  const across = slots.find((slot) => slot.number === number);
  if (across !== undefined) return `: did you mean ${slotName(across)}?`;
  const along = slots.filter((slot) => slot.direction === direction);
  const before = along.filter((slot) => slot.number < number).sort((a, b) => b.number - a.number);
  const after = along.filter((slot) => slot.number > number).sort((a, b) => a.number - b.number);
  const near = [...before.slice(0, 1), ...after.slice(0, 1)].map(slotName);
  return near.length === 0 ? '' : `; nearby: ${near.join(' and ')}`;
}

// The slots that rules speak of, for commands that do not fill them.

import { findSlotNamed, type Puzzle, type Rules } from '../../index.ts';

/** @throws InputError for a rule that names a slot which the puzzle does not have */
export function findAllNamed(
  { layout }: Puzzle,
  { slots = [], only = [], lock = [], free = [] }: Rules,
): void {
  const freed = free.filter((rule) => rule.kind === 'slot');
  for (const { slot, at } of [...slots, ...only, ...lock, ...freed]) {
    findSlotNamed(layout.slots, slot, at);
  }
}

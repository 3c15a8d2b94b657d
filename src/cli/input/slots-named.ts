// The slots that rules speak of, for commands that do not fill them.

import { findSlotNamed, type Puzzle, type Rules } from '../../index.ts';

/** @throws InputError for a rule that names a slot which the puzzle does not have */
export function findAllNamed(
  { layout }: Puzzle,
  { slots = [], only = [], lock = [] }: Rules,
): void {
  for (const { slot, at } of [...slots, ...only, ...lock]) findSlotNamed(layout.slots, slot, at);
}

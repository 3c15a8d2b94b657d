// The slots that rules speak of, for commands that do not fill them.

import { findSlotNamed } from '../../layout/slot-names.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Rules } from '../../verify/rules.ts';

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

// The domains that slots start with where not every word of their length may stand: laid out in the
// memory once, below the arena, as a list if short and as a bit set else. Slots with the same words
// share them; filtering copies before it writes.

import type { Memory } from '../base/memory.ts';
import type { LengthIndex } from '../words/word-index.ts';
import type { Problem } from './problem.ts';

/** Where each array of word ids was laid out; `listMax` words at most make a list. */
export function layOutDomains(
  memory: Memory,
  domains: Problem['domains'],
  slotIndex: readonly LengthIndex[],
  listMax: number,
): ReadonlyMap<Int32Array, number> {
  const offsets = new Map<Int32Array, number>();
  domains?.forEach((ids, slot) => {
    if (ids === undefined || offsets.has(ids)) return;
    const { words, length, stride } = slotIndex[slot]!;
    const isList = ids.length <= listMax;
    const offset = memory.take(isList ? ids.length : stride);
    const { i32 } = memory;
    if (isList) for (const [i, id] of ids.entries()) i32[offset + i] = words + id * length;
    else for (const id of ids) i32[offset + (id >>> 5)]! |= 1 << (id & 31);
    offsets.set(ids, offset);
  });
  return offsets;
}

// The domains that slots start with where not every word of their length may stand: laid out in the
// memory once, below the arena, as a list if short and as a bit set else. Slots with the same words
// share them; filtering copies before it writes.

import type { State } from './state.ts';

/**
 * Where each array of word ids was laid out. The state must have its word index, and what writes
 * rows.
 */
export function layOutDomains(state: State): ReadonlyMap<Int32Array, number> {
  const { memory, problem, slotIndex } = state;
  const offsets = new Map<Int32Array, number>();
  problem.domains?.forEach((ids, slot) => {
    if (ids === undefined || offsets.has(ids)) return;
    const { words, length, stride } = slotIndex[slot]!;
    if (ids.length > state.listMax) {
      const set = memory.take(stride);
      for (const id of ids) memory.i32[set + (id >>> 5)]! |= 1 << (id & 31);
      offsets.set(ids, set);
      return;
    }
    // The rows of a list's letters stand before it.
    const rows = state.rowInts(length) * ids.length;
    const list = memory.take(rows + ids.length) + rows;
    for (const [i, id] of ids.entries()) memory.i32[list + i] = words + id * length;
    state.layRows(list, ids.length, length);
    offsets.set(ids, list);
  });
  return offsets;
}

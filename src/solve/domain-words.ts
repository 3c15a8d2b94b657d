// The words that a slot's domain has, read out of the state for reports.

import { LIST_MAX, type State } from './state.ts';

/** The word ids left in a slot, ascending. */
export function domainWords(state: State, slot: number): Int32Array {
  const m = state.memory.i32;
  const { words, length, count } = state.slotIndex[slot]!;
  const domain = m[state.domains + slot]!;
  const size = m[state.sizes + slot]!;
  if (size <= LIST_MAX) {
    return m.slice(domain, domain + size).map((word) => (word - words) / length);
  }
  const ids = new Int32Array(size);
  let found = 0;
  for (let id = 0; id < count; id++) {
    if (((m[domain + (id >>> 5)]! >>> (id & 31)) & 1) === 1) ids[found++] = id;
  }
  return ids;
}

/** How many words are left in a slot. */
export function domainSize(state: State, slot: number): number {
  return state.memory.i32[state.sizes + slot]!;
}

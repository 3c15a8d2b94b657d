// What a slot's domain has, read out of the state for reports: its words, how many, and their letters.

import type { State } from './state.ts';

/** The word ids left in a slot, ascending. */
export function domainWords(state: State, slot: number): Int32Array {
  const m = state.memory.i32;
  const { words, length, count } = state.slotIndex[slot]!;
  const domain = m[state.domains + slot]!;
  const size = m[state.sizes + slot]!;
  if (size <= state.listMax) {
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

/**
 * How many of the words left in a slot have a letter at a position: at `position * letterCount +
 * letter`.
 */
export function domainLetters(state: State, slot: number): Int32Array {
  const { i32: m, u8 } = state.memory;
  const { letterCount } = state.problem;
  const { length, count, stride, supports, counts } = state.slotIndex[slot]!;
  const domain = m[state.domains + slot]!;
  const size = m[state.sizes + slot]!;
  if (size === count) return m.slice(counts, counts + length * letterCount);
  const letters = new Int32Array(length * letterCount);
  if (size <= state.listMax) {
    for (let i = domain; i < domain + size; i++) {
      for (let p = 0; p < length; p++) letters[p * letterCount + u8[m[i]! + p]!]!++;
    }
    return letters;
  }
  for (let set = 0; set < letters.length; set++) {
    if (m[counts + set] === 0) continue;
    letters[set] = state.kernels.sharedWords(domain, supports + set * stride, stride);
  }
  return letters;
}

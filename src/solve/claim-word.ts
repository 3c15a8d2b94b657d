// A slot's only word becomes its own where no word may stand twice. Slots of the same length that may
// hold it, and whose domain is a list, wait to drop it; a bit set drops it when it becomes a list.
//
// wasm/filter.ts does the same over the same memory.

import type { State } from './state.ts';

/** Whether the word became the slot's own just now, was so before, or is another's. */
export type Claim = 'claimed' | 'known' | 'taken';

/** Claims the slot's only word. */
export function claimWord(state: State, slot: number): Claim {
  const { problem, memory, queue, sizes } = state;
  const { i32: m } = memory;
  const word = m[m[state.domains + slot]!]!;
  const ownerAt = state.owners[slot]! + wordId(state, slot);
  const owner = m[ownerAt]!;
  if (owner === slot + 1) return 'known';
  if (owner !== 0) return 'taken';
  if (problem.allowRepeats) return 'claimed';
  state.set(ownerAt, slot + 1);
  for (const other of state.slotsOfLength.get(problem.slotLength[slot]!)!) {
    const size = m[sizes + other]!;
    if (other === slot || size > state.listMax || !mayHold(state, other, word)) continue;
    m[state.recheck + other] = 1;
    queue.push(other, size);
  }
  return 'claimed';
}

/** The id of the slot's only word. */
export function wordId(state: State, slot: number): number {
  const m = state.memory.i32;
  const { words, length } = state.slotIndex[slot]!;
  return (m[m[state.domains + slot]!]! - words) / length;
}

/** Whether the letters at a slot's places still allow a word. */
export function mayHold(state: State, slot: number, word: number): boolean {
  const { slotPlaces, placePosition, maskInts } = state.problem;
  const { i32: m, u8 } = state.memory;
  for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
    const letter = u8[word + placePosition[place]!]!;
    const mask = m[state.placeMasks + place * maskInts + (letter >>> 5)]!;
    if (((mask >>> (letter & 31)) & 1) === 0) return false;
  }
  return true;
}

// Words that must not stand beside a slot's only word become that slot's own, just as the word
// itself does, so that dropping owned words drops them too. A word that has an owner keeps it: it is
// out of reach already, and whoever owns it stays as long as this slot's claim does.
//
// Clashes are mutual: if another slot already stood on one of these words, this slot's word would
// have become its own, and the claim would have failed before coming here.

import { mayHold } from './claim-word.ts';
import type { State } from './state.ts';

/** Of more words of one length than this, slots are told without asking which they may hold. */
const ASKED_WORDS = 16;

/** Claims all that clashes with the slot's only word, `id`; slots that may hold some of it wait. */
export function claimClashes(state: State, slot: number, id: number): void {
  const { clashes, slotLength } = state.problem;
  const pairs = clashes!.clashes(slotLength[slot]!, id);
  // A pair takes two integers of the trail.
  state.makeRoom(pairs.length);
  const claimed = new Map<number, number[]>();
  const m = state.memory.i32;
  for (let i = 0; i < pairs.length; i += 2) {
    const length = pairs[i]!;
    const first = state.slotsOfLength.get(length)?.[0];
    if (first === undefined) continue;
    const ownerAt = state.owners[first]! + pairs[i + 1]!;
    if (m[ownerAt] !== 0) continue;
    state.set(ownerAt, slot + 1);
    const ids = claimed.get(length);
    if (ids === undefined) claimed.set(length, [pairs[i + 1]!]);
    else ids.push(pairs[i + 1]!);
  }
  for (const [length, ids] of claimed) tellSlots(state, slot, length, ids);
}

function tellSlots(state: State, slot: number, length: number, ids: readonly number[]): void {
  const { queue, sizes, recheck, slotIndex } = state;
  const m = state.memory.i32;
  for (const other of state.slotsOfLength.get(length)!) {
    const size = m[sizes + other]!;
    if (other === slot || size > state.listMax) continue;
    const { words } = slotIndex[other]!;
    const isMet =
      ids.length > ASKED_WORDS || ids.some((id) => mayHold(state, other, words + id * length));
    if (!isMet) continue;
    m[recheck + other] = 1;
    queue.push(other, size);
  }
}

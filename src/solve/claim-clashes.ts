// Words that must not stand beside a slot's only word become that slot's own, just as the word
// itself does, so that dropping owned words drops them too. A word that has an owner keeps it: it is
// out of reach already, and whoever owns it stays as long as this slot's claim does.
//
// Clashes are mutual: if another slot already stood on one of these words, this slot's word would
// have become its own, and the claim would have failed before coming here.

import type { State } from './state.ts';

/** With more clashing words of one length than this, slots are rechecked without asking which they may hold. */
const ASKED_WORDS = 16;

// What `claimWord` of the core answers.
const TAKEN = 0;
const CLAIMED = 2;

/**
 * The slot's only word becomes its own, and so do the words that clash with it. False if it is
 * taken.
 */
export function claimAll(state: State, slot: number): boolean {
  const claim = state.core.claimWord(slot);
  if (claim === CLAIMED && state.problem.clashes !== undefined) claimClashes(state, slot);
  return claim !== TAKEN;
}

/** Claims all that clashes with the slot's only word; slots that may hold some of it wait. */
function claimClashes(state: State, slot: number): void {
  const { clashes, slotLength, slotsOfLength } = state.problem;
  const pairs = clashes!.clashes(slotLength[slot]!, state.domains.first(slot));
  // A pair takes two integers of the trail.
  state.trail.makeRoom(pairs.length);
  const claimed = new Map<number, number[]>();
  const m = state.memory.i32;
  for (let i = 0; i < pairs.length; i += 2) {
    const length = pairs[i]!;
    const first = slotsOfLength.get(length)?.[0];
    if (first === undefined) continue;
    const ownerAt = m[state.tables.slotOwners + first]! + pairs[i + 1]!;
    if (m[ownerAt] !== 0) continue;
    state.trail.write(ownerAt, slot + 1);
    const ids = claimed.get(length);
    if (ids === undefined) claimed.set(length, [pairs[i + 1]!]);
    else ids.push(pairs[i + 1]!);
  }
  for (const [length, ids] of claimed) recheckSlots(state, slot, length, ids);
}

function recheckSlots(state: State, slot: number, length: number, ids: readonly number[]): void {
  const { core, domains, slotIndex, problem } = state;
  for (const other of problem.slotsOfLength.get(length)!) {
    if (other === slot || !domains.isList(other)) continue;
    const { words } = slotIndex[other]!;
    const isMet =
      ids.length > ASKED_WORDS || ids.some((id) => core.mayHold(other, words + id * length) === 1);
    if (isMet) core.pushToRecheck(other);
  }
}

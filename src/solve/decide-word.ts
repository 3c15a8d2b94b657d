// A slot gets a word, or loses one: by decision of the search, or from outside of it. What follows from it is
// left to the next propagation.

import type { Random } from '../base/random.ts';
import { claimAll } from './claim-clashes.ts';
import type { State } from './state.ts';

/** A word of the slot's domain that no other slot owns; -1 if there is none. */
export function chooseWord(state: State, slot: number, random: Random | undefined): number {
  const words = state.domains.words(slot);
  const start = random === undefined ? 0 : random.below(words.length);
  for (let i = 0; i < words.length; i++) {
    const id = words[(start + i) % words.length]!;
    if (!state.problem.tracksOwners || state.owner(slot, id) === 0) return id;
  }
  return -1;
}

/** Leaves a slot one word alone, whose letters its cells have; false if another slot owns it. */
export function assignWord(state: State, slot: number, id: number): boolean {
  state.domains.keepOnly(slot, id);
  return !state.problem.tracksOwners || claimAll(state, slot);
}

/** Leaves a slot one word alone, whatever its cells have, and they learn of it; false if it is taken. */
export function fixWord(state: State, slot: number, id: number): boolean {
  if (!assignWord(state, slot, id)) return false;
  state.core.pushToRecheck(slot);
  return true;
}

/** Takes a word out of the slot's domain; false if that leaves none, or one that another slot owns. */
export function removeWord(state: State, slot: number, id: number): boolean {
  if (state.domains.size(slot) === 1) return false;
  const left = state.domains.drop(slot, id);
  return left > 1 || !state.problem.tracksOwners || claimAll(state, slot);
}

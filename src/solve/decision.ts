// Decisions: a cell gets a letter, a slot gets a word. Each is taken two ways: this, and when
// nothing is found below, not this. What follows from it is left to the next propagation.

import { claimAll } from './claim-clashes.ts';
import type { State } from './state.ts';

export type Decision =
  | { readonly kind: 'letter'; readonly cell: number; readonly letter: number }
  | {
      readonly kind: 'word';
      readonly slot: number;
      readonly word: number;
      /** Whether cells of the slot may still have other letters than the word. */
      readonly narrowsCells: boolean;
    };

/** Takes a decision; false if it is of a word that another slot owns. */
export function take(state: State, decision: Decision): boolean {
  if (decision.kind === 'letter') {
    state.core.narrowCell(decision.cell, decision.letter, true);
    return true;
  }
  const { slot, word, narrowsCells } = decision;
  return narrowsCells ? fixWord(state, slot, word) : assignWord(state, slot, word);
}

/** Rules a decision out that was taken back; false if that leaves its slot nothing. */
export function ruleOut(state: State, decision: Decision): boolean {
  if (decision.kind === 'letter') {
    state.core.narrowCell(decision.cell, decision.letter, false);
    return true;
  }
  return removeWord(state, decision.slot, decision.word);
}

/** Leaves a slot one word alone, which its cells have already; false if another slot owns it. */
export function assignWord(state: State, slot: number, word: number): boolean {
  state.domains.keepOnly(slot, word);
  return !state.problem.tracksOwners || claimAll(state, slot);
}

/** Leaves a slot one word alone, and its cells learn of it; false if another slot owns it. */
export function fixWord(state: State, slot: number, word: number): boolean {
  if (!assignWord(state, slot, word)) return false;
  state.core.pushToRecheck(slot);
  return true;
}

/** Takes a word out of the slot's domain; false if that leaves none, or one that another slot owns. */
export function removeWord(state: State, slot: number, word: number): boolean {
  if (state.domains.size(slot) === 1) return false;
  const left = state.domains.drop(slot, word);
  if (left === 1 && state.problem.tracksOwners && !claimAll(state, slot)) return false;
  // What is demanded may have gone to a slot whose cells are open: these learn of it.
  if (state.problem.hasDemands) state.core.pushToRecheck(slot);
  return true;
}

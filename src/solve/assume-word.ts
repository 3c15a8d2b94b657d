// What follows from a word in a slot: the word is set as a decision of the search would be, undone
// the same way, and propagated. For questions asked of a state from outside a search.

import { assignWord } from './decision.ts';
import { propagate } from './propagate.ts';
import type { State } from './state.ts';

/** Leaves a slot one word alone, and propagates; false at a wipeout. */
export function assumeWord(state: State, slot: number, id: number): boolean {
  const { slotArcs, arcCell, arcPosition } = state.problem;
  const { words, length } = state.slotIndex[slot]!;
  for (let arc = slotArcs[slot]!; arc < slotArcs[slot + 1]!; arc++) {
    const letter = state.memory.u8[words + id * length + arcPosition[arc]!]!;
    state.fixLetter(arcCell[arc]!, letter);
  }
  if (!propagate(state)) return false;
  // Its unchecked letters may still leave other words, or another slot may have taken this one.
  if (state.domains.only(slot) === id) return true;
  return state.domains.size(slot) > 1 && assignWord(state, slot, id) && propagate(state);
}

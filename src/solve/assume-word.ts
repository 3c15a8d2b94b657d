// What follows from a word in a slot: the word is set as a decision of the search would be, level by
// level undone the same way, and propagated. For questions asked of a state from outside a search.

import { assignWord } from './choose-word.ts';
import { propagate, queueSlotsAt } from './propagate.ts';
import type { State } from './state.ts';

/** Leaves a slot the word of an id alone, and propagates; false at a wipeout. */
export function assumeWord(state: State, slot: number, id: number): boolean {
  const { slotPlaces, placeCell, placePosition, maskInts } = state.problem;
  const { words, length } = state.slotIndex[slot]!;
  const word = words + id * length;
  for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
    const letter = state.memory.u8[word + placePosition[place]!]!;
    const cell = placeCell[place]!;
    for (let i = 0; i < maskInts; i++) {
      const at = state.cellMasks + cell * maskInts + i;
      const bit = letter >>> 5 === i ? 1 << (letter & 31) : 0;
      state.set(at, state.memory.i32[at]! & bit);
    }
    state.touchCell(cell);
    queueSlotsAt(state, cell);
  }
  if (!propagate(state)) return false;
  // Its unchecked letters may still leave other words, or another slot may have taken this one.
  const left = state.memory.i32[state.sizes + slot]!;
  const isIt = left === 1 && state.memory.i32[state.memory.i32[state.domains + slot]!] === word;
  return isIt || (left > 1 && assignWord(state, slot, word) && propagate(state));
}

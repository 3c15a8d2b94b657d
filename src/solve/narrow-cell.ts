// A cell loses letters by decision, not by filtering: the slots through it wait to learn of it.
// wasm/decide.ts does the same over the same memory.

import { queueSlotsAt } from './propagate.ts';
import type { State } from './state.ts';

/** Leaves a cell one letter, with `only`, or takes that letter from it. */
export function narrowCell(state: State, cell: number, letter: number, only: boolean): void {
  if (state.wasm !== undefined) {
    state.wasm.narrowCell(cell, letter, only);
    return;
  }
  const { maskInts } = state.problem;
  for (let i = 0; i < maskInts; i++) {
    const at = state.cellMasks + cell * maskInts + i;
    const bit = letter >>> 5 === i ? 1 << (letter & 31) : 0;
    const mask = state.memory.i32[at]!;
    state.set(at, only ? mask & bit : mask & ~bit);
  }
  state.touchCell(cell);
  queueSlotsAt(state, cell);
}

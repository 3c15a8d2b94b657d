// What failures teach: a slot that wipes out gains weight, so that its cells are decided earlier
// (choose-cell.ts). Weights outlast restarts; a cell has those of its slots together.

import type { State } from './state.ts';

/** Notes that a slot wiped out. */
export function addWeight(state: State, slot: number): void {
  const { placeCell, slotPlaces } = state.problem;
  state.weights[slot]!++;
  if (state.wasm !== undefined) {
    state.wasm.addCellWeights(slot);
    return;
  }
  const m = state.memory.i32;
  for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
    const cell = placeCell[place]!;
    m[state.cellWeights + cell]!++;
    state.touchCell(cell);
  }
}

/** Forgets what failures taught. */
export function resetWeights(state: State): void {
  const { cellPlacesStart, cellCount } = state.problem;
  const m = state.memory.i32;
  state.weights.fill(1);
  for (let cell = 0; cell < cellCount; cell++) {
    m[state.cellWeights + cell] = cellPlacesStart[cell + 1]! - cellPlacesStart[cell]!;
  }
  state.touchAllCells();
}

/** Starts from what failures taught another search: a weight of at least 1 for each slot. */
export function learnWeights(state: State, weights: ArrayLike<number>): void {
  const { slotCount, placeCount, placeSlot, placeCell, cellCount } = state.problem;
  const m = state.memory.i32;
  for (let slot = 0; slot < slotCount; slot++) state.weights[slot] = weights[slot]!;
  m.fill(0, state.cellWeights, state.cellWeights + cellCount);
  for (let place = 0; place < placeCount; place++) {
    m[state.cellWeights + placeCell[place]!]! += weights[placeSlot[place]!]!;
  }
  state.touchAllCells();
}

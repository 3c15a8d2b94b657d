// What failures teach: a slot that wipes out gains weight, so that its cells are decided earlier
// (choose-cell.ts). Weights outlast restarts; a cell has those of its slots together.

import { touchAllCells, touchCell } from './choose-cell';
import {
  arcCell,
  at,
  cellCount,
  cellSlots,
  cellSlotsStart,
  cellWeights,
  put,
  slotArcs,
  slotWeights,
} from './tables';

/** Notes that a slot wiped out. */
export function addWeight(slot: i32): void {
  put(slotWeights, slot, at(slotWeights, slot) + 1);
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const cell = at(arcCell, arc);
    put(cellWeights, cell, at(cellWeights, cell) + 1);
    touchCell(cell);
  }
}

/** Gives the cells their weights after those of slots were set. */
export function sumWeights(): void {
  for (let cell = 0; cell < cellCount; cell++) {
    let sum = 0;
    const end = at(cellSlotsStart, cell + 1);
    for (let j = at(cellSlotsStart, cell); j < end; j++) sum += at(slotWeights, at(cellSlots, j));
    put(cellWeights, cell, sum);
  }
  touchAllCells();
}

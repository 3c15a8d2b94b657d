// A cell loses letters by decision, not by filtering: the slots through it wait to learn of it.

import { touchCell } from './choose-cell';
import { cellMask } from './masks';
import { pushSlotsAt } from './queue';
import { at, maskInts } from './tables';
import { set } from './trail';

/** Leaves a cell one letter, with `only`, or takes that letter from it. */
export function narrowCell(cell: i32, letter: i32, only: bool): void {
  const mask = cellMask(cell);
  for (let i = 0; i < maskInts; i++) {
    const bit = letter >>> 5 === i ? 1 << (letter & 31) : 0;
    set(mask + (i << 2), at(mask, i) & (only ? bit : ~bit));
  }
  touchCell(cell);
  pushSlotsAt(cell, -1);
}

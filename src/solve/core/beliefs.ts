// What the letters counted say of cells: how many ways there are for a cell to have each of its letters, if
// any word of one of its slots went with any word of the others.

import { countsAt } from './letter-counts';
import { cellMask, letterOf } from './masks';
import { at, cellCount, cellSlots, cellSlotsStart, letterCount, maskInts, sizes } from './tables';
import { arenaTop } from './trail';

/** Integers that must be free for `believe`. */
export function beliefInts(): i32 {
  return cellCount * (letterCount + 1);
}

/**
 * Writes behind the arena for each cell a row of 32-bit floats and tells its address. A cell that has its
 * letter: -1 less its number, then zeros. An open one: the product of its domains' sizes; then for each letter the
 * product of how many words have it, of those counted. Products beyond what a float holds are the largest float.
 */
export function believe(): i32 {
  const rows = arenaTop() << 2;
  const bytes = (letterCount + 1) << 2;
  memory.fill(rows, 0, cellCount * bytes);
  for (let cell = 0; cell < cellCount; cell++) {
    const row = rows + cell * bytes;
    const mark = -1 - letterOf(cell);
    if (mark === 0) believeOpen(cell, row);
    else store<f32>(row, f32(mark));
  }
  return rows;
}

function believeOpen(cell: i32, row: i32): void {
  const mask = cellMask(cell);
  const first = at(cellSlotsStart, cell);
  const end = at(cellSlotsStart, cell + 1);
  let words: f32 = 1;
  for (let place = first; place < end; place++) words *= f32(at(sizes, at(cellSlots, place)));
  store<f32>(row, min(words, f32.MAX_VALUE));
  const counts = countsAt(first);
  const others = end - first === 2 ? countsAt(first + 1) : 0;
  for (let i = 0; i < maskInts; i++) {
    for (let rest = at(mask, i); rest !== 0; rest &= rest - 1) {
      const offset = ((i << 5) | ctz(rest)) << 2;
      let ways = f32(load<i32>(counts + offset));
      if (others !== 0) {
        ways *= f32(load<i32>(others + offset));
      } else {
        for (let place = first + 1; place < end; place++) {
          ways *= f32(load<i32>(countsAt(place) + offset));
        }
      }
      store<f32>(row + 4 + offset, min(ways, f32.MAX_VALUE));
    }
  }
}

// What the letters counted say of cells: how likely each letter of a cell is, if words were drawn from
// the domains of its slots at random and agreed there, and how near the cell is to being decided.

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
 * letter: -1 less its number, then zeros. An open one: the logarithm of the product of its domains' sizes times the
 * logarithm of the number of its letters (of as many equally likely ones); then the chance of each letter.
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
  const chances = row + 4;
  const mask = cellMask(cell);
  const first = at(cellSlotsStart, cell);
  const end = at(cellSlotsStart, cell + 1);
  const counts = countsAt(first);
  const others = end - first === 2 ? countsAt(first + 1) : 0;
  let sum: f64 = 0;
  let squares: f64 = 0;
  for (let i = 0; i < maskInts; i++) {
    for (let rest = at(mask, i); rest !== 0; rest &= rest - 1) {
      const offset = ((i << 5) | ctz(rest)) << 2;
      let chance = f64(load<i32>(counts + offset));
      if (others !== 0) {
        chance *= f64(load<i32>(others + offset));
      } else {
        for (let place = first + 1; place < end; place++) {
          chance *= f64(load<i32>(countsAt(place) + offset));
        }
      }
      store<f32>(chances + offset, f32(chance));
      sum += chance;
      squares += chance * chance;
    }
  }
  const scale = f32(1 / sum);
  for (let i = 0; i < maskInts; i++) {
    for (let rest = at(mask, i); rest !== 0; rest &= rest - 1) {
      const chance = chances + (((i << 5) | ctz(rest)) << 2);
      store<f32>(chance, load<f32>(chance) * scale);
    }
  }
  let words: f64 = 1;
  for (let place = first; place < end; place++) words *= f64(at(sizes, at(cellSlots, place)));
  store<f32>(row, f32(ln(words) * ln((sum * sum) / squares)));
}

/** The natural logarithm, to some seven digits, of additions and multiplications alone. */
function ln(x: f64): f64 {
  const raw = reinterpret<i64>(x);
  const part = reinterpret<f64>((raw & 0xfffffffffffff) | (i64(1023) << 52));
  const t = (part - 1) / (part + 1);
  const square = t * t;
  let sum: f64 = 1 / 11.0;
  for (let odd = 9; odd > 0; odd -= 2) sum = sum * square + 1 / f64(odd);
  return f64(i32(raw >> 52) - 1023) * Math.LN2 + 2 * t * sum;
}

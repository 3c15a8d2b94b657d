// How many fills are expected below the current state: the product of the sizes of all domains,
// times for each crossing the chance that the letters agree, if words were drawn from the domains at
// random. (Chris Long, "Mathematics of square construction", Word Ways 26, 1993, who counts them for an
// empty grid.)
//
// It is taken without logarithms, which need not be the same on every machine. The chance at a crossing is taken
// anew where the letters of one of its slots were counted anew; it is undone with the counts.

import { areCountsOld, countedWords, countLetters, countsAt, countsRoom } from './letter-counts';
import { cellLetters } from './masks';
import {
  arcCell,
  at,
  cellAgreements,
  cellCount,
  cellSlots,
  cellSlotsStart,
  letterCount,
  put,
  sizes,
  slotArcs,
  slotCount,
  staleCells,
} from './tables';
import { set } from './trail';

/** Factors beyond 2^500 are taken out, so that a product neither overflows nor vanishes. */
const SCALE_BITS: i32 = 500;
const SCALE: f64 = reinterpret<f64>(i64(1023 + SCALE_BITS) << 52);
/** Integers on the trail for the two of a chance. */
const UNDO_INTS: i32 = 4;

/** The product so far is `value` times 2^`bits`. */
let value: f64;
let bits: i32;

/** Integers that must be free for it. */
export function expectationRoom(): i32 {
  return countsRoom() + cellCount * UNDO_INTS;
}

/**
 * The number of expected fills, on a scale that rises with its binary logarithm and meets it at the
 * powers of two. For a state at its fixpoint, all of whose domains have words, where there is room.
 */
export function expectation(): f64 {
  value = 1;
  bits = 0;
  for (let slot = 0; slot < slotCount; slot++) {
    const size = at(sizes, slot);
    if (size < 2) continue;
    multiply(size);
    if (!areCountsOld(slot)) continue;
    countLetters(slot);
    const end = at(slotArcs, slot + 1);
    for (let arc = at(slotArcs, slot); arc < end; arc++) put(staleCells, at(arcCell, arc), 1);
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const isStale = at(staleCells, cell) !== 0;
    put(staleCells, cell, 0);
    if (cellLetters(cell) < 2) continue;
    if (isStale) setAgreement(cell);
    multiply(load<f64>(cellAgreements + (cell << 3)));
  }
  // Between powers of two on a straight line.
  const raw = reinterpret<i64>(value);
  const mantissa = reinterpret<f64>((raw & 0xfffffffffffff) | (i64(1023) << 52));
  return f64(bits + i32(raw >> 52) - 1023) + (mantissa - 1);
}

function setAgreement(cell: i32): void {
  const raw = reinterpret<i64>(agreementAt(cell));
  const address = cellAgreements + (cell << 3);
  set(address, i32(raw));
  set(address + 4, i32(raw >> 32));
}

/** The chance that the slots of an open cell agree on its letter. */
function agreementAt(cell: i32): f64 {
  const first = at(cellSlotsStart, cell);
  const end = at(cellSlotsStart, cell + 1);
  if (end - first < 2) return 1;
  let words: f64 = 1;
  for (let place = first; place < end; place++) words *= f64(countedWords(at(cellSlots, place)));
  let agree: f64 = 0;
  if (end - first === 2) {
    let one = countsAt(first);
    let two = countsAt(first + 1);
    for (let letter = 0; letter < letterCount; letter++) {
      agree += f64(load<i32>(one)) * f64(load<i32>(two));
      one += 4;
      two += 4;
    }
    return agree / words;
  }
  for (let letter = 0; letter < letterCount; letter++) {
    let product: f64 = 1;
    for (let place = first; place < end; place++) {
      product *= f64(load<i32>(countsAt(place) + (letter << 2)));
    }
    agree += product;
  }
  return agree / words;
}

function multiply(factor: f64): void {
  value *= factor;
  if (value >= SCALE) {
    value /= SCALE;
    bits += SCALE_BITS;
  } else if (value <= 1 / SCALE) {
    value *= SCALE;
    bits -= SCALE_BITS;
  }
}

// How many fills are expected below the current state: the product of the sizes of all domains,
// times for each crossing the chance that the letters agree, if words were drawn from the domains at
// random. (Chris Long, "Mathematics of square construction", Word Ways 26, 1993, who counts them for an
// empty grid.)
//
// It is taken without logarithms, which need not be the same on every machine.

import { isList } from './domain';
import { cellLetters } from './masks';
import {
  arcCell,
  arcPosition,
  at,
  cellCount,
  cellSlotsStart,
  domains,
  letterCount,
  sizes,
  slotArcs,
  slotCount,
  slotLength,
  slotStride,
  slotWords,
} from './tables';
import { arenaTop } from './trail';

/** Of larger domains about so many words are looked at, in at least so many parts of the bit set. */
const SAMPLE: i32 = 256;
const SAMPLE_PARTS: i32 = 64;
/** Factors beyond 2^500 are taken out, so that a product neither overflows nor vanishes. */
const SCALE_BITS: i32 = 500;
const SCALE: f64 = reinterpret<f64>(i64(1023 + SCALE_BITS) << 52);

/** The product so far is `value` times 2^`bits`. */
let value: f64;
let bits: i32;

/**
 * Integers of scratch behind the arena: for each cell and letter the chance that its slots agree on
 * it, a 64-bit float, and for each position and letter of a slot how many words have it there.
 */
export function expectationRoom(): i32 {
  let longest = 0;
  for (let slot = 0; slot < slotCount; slot++) longest = max(longest, at(slotLength, slot));
  return 2 * cellCount * letterCount + longest * letterCount + 2;
}

/**
 * The number of expected fills, on a scale that rises with its binary logarithm and meets it at the
 * powers of two. For a state at its fixpoint, all of whose domains have words, where there is room.
 */
export function expectation(): f64 {
  const chances = (arenaTop() + (arenaTop() & 1)) << 2;
  const counts = chances + ((cellCount * letterCount) << 3);
  for (let chance = chances; chance < counts; chance += 8) store<f64>(chance, 1);
  value = 1;
  bits = 0;
  for (let slot = 0; slot < slotCount; slot++) {
    const size = at(sizes, slot);
    if (size < 2) continue;
    multiply(size);
    takeChances(slot, chances, counts);
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (at(cellSlotsStart, cell + 1) - at(cellSlotsStart, cell) < 2 || isFixed(cell)) continue;
    const first = chances + ((cell * letterCount) << 3);
    let agree: f64 = 0;
    for (let letter = 0; letter < letterCount; letter++) agree += load<f64>(first + (letter << 3));
    // Samples may share no letter where the domains do.
    if (agree > 0) multiply(agree);
  }
  // Between powers of two on a straight line.
  const raw = reinterpret<i64>(value);
  const mantissa = reinterpret<f64>((raw & 0xfffffffffffff) | (i64(1023) << 52));
  return f64(bits + i32(raw >> 52) - 1023) + (mantissa - 1);
}

/** Multiplies the chances of the letters of a slot's open cells by how often its words have them. */
function takeChances(slot: i32, chances: i32, counts: i32): void {
  const total = f64(countWords(slot, counts));
  if (total === 0) return;
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const cell = at(arcCell, arc);
    if (isFixed(cell)) continue;
    const from = counts + ((at(arcPosition, arc) * letterCount) << 2);
    const to = chances + ((cell * letterCount) << 3);
    for (let letter = 0; letter < letterCount; letter++) {
      const chance = to + (letter << 3);
      store<f64>(chance, load<f64>(chance) * (f64(at(from, letter)) / total));
    }
  }
}

/**
 * Counts, by position and letter, words of a domain or a sample of them, which may miss all; how
 * many.
 */
function countWords(slot: i32, counts: i32): i32 {
  const length = at(slotLength, slot);
  const size = at(sizes, slot);
  const domain = at(domains, slot) << 2;
  memory.fill(counts, 0, (length * letterCount) << 2);
  if (isList(slot)) {
    for (let i = 0; i < size; i++) countWord(at(domain, i), length, counts);
    return size;
  }
  const words = at(slotWords, slot);
  const stride = at(slotStride, slot);
  const step = max(1, min(size / SAMPLE, stride / SAMPLE_PARTS));
  let total = 0;
  for (let i = 0; i < stride; i += step) {
    for (let rest = at(domain, i); rest !== 0; rest &= rest - 1) {
      countWord(words + ((i << 5) | ctz(rest)) * length, length, counts);
      total++;
    }
  }
  return total;
}

function countWord(word: i32, length: i32, counts: i32): void {
  let row = counts;
  for (let i = 0; i < length; i++) {
    const count = row + (i32(load<u8>(word + i)) << 2);
    store<i32>(count, load<i32>(count) + 1);
    row += letterCount << 2;
  }
}

function isFixed(cell: i32): bool {
  return cellLetters(cell) < 2;
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

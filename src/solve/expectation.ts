// How many fills are to be expected below the current state: the product of the sizes of all domains,
// times for each crossing the chance that the letters agree, if words were drawn from the domains at
// random. (Chris Long, "Mathematics of square construction", Word Ways 26, 1993, who counts them for an
// empty grid.)
//
// It is taken without logarithms, which need not be the same on every machine. wasm/expectation.ts does
// the same over the same memory.

import { lowestBit } from '../base/bits.ts';
import type { State } from './state.ts';

/** Of larger domains about so many words are looked at, in so many places of the list at least. */
const SAMPLE = 256;
const SAMPLE_PLACES = 64;
/** Factors beyond this are taken out, so that a product neither overflows nor vanishes. */
const SCALE_BITS = 500;
const SCALE = 2 ** SCALE_BITS;

/**
 * Integers of scratch: for each cell and letter the chance that its slots agree on it, a 64-bit
 * float, and for each position and letter of a slot how many words have it there.
 */
export function roomFor(state: State): number {
  const { cellCount, letterCount, slotLength } = state.problem;
  let longest = 0;
  for (const length of slotLength) longest = Math.max(longest, length);
  return 2 * cellCount * letterCount + longest * letterCount + 2;
}

/**
 * The number of fills to expect, on a scale that rises with its binary logarithm and meets it at the
 * powers of two. For a state at its fixpoint, all of whose domains have words.
 */
export function expectation(state: State): number {
  state.makeRoom(roomFor(state));
  const scratch = state.arenaTop + (state.arenaTop & 1);
  if (state.wasm !== undefined) return state.wasm.expectation(scratch);
  const { problem, sizes, memory } = state;
  const { cellCount, letterCount, cellPlacesStart, slotCount } = problem;
  const { i32: m, f64 } = memory;
  const chances = scratch / 2;
  f64.fill(1, chances, chances + cellCount * letterCount);
  const product = new Product();
  for (let slot = 0; slot < slotCount; slot++) {
    const size = m[sizes + slot]!;
    if (size < 2) continue;
    product.times(size);
    takeChances(state, slot, chances, scratch + 2 * cellCount * letterCount);
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (cellPlacesStart[cell + 1]! - cellPlacesStart[cell]! < 2 || isDecided(state, cell)) continue;
    let agree = 0;
    for (let letter = 0; letter < letterCount; letter++) {
      agree += f64[chances + cell * letterCount + letter]!;
    }
    // Samples may share no letter where the domains do.
    if (agree > 0) product.times(agree);
  }
  return product.scale();
}

/** The number that `expectation` put on its scale; 0 or infinite if it is beyond all numbers. */
export function fromScale(scale: number): number {
  let bits = Math.floor(scale);
  let value = 1 + scale - bits;
  for (; bits > 0 && value < Number.POSITIVE_INFINITY; bits--) value *= 2;
  for (; bits < 0 && value > 0; bits++) value /= 2;
  return value;
}

/** Multiplies the chances of the letters of a slot's open cells by how often its words have them. */
function takeChances(state: State, slot: number, chances: number, counts: number): void {
  const { slotPlaces, placeCell, placePosition, letterCount } = state.problem;
  const { i32: m, f64 } = state.memory;
  const total = countLetters(state, slot, counts);
  if (total === 0) return;
  for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
    const cell = placeCell[place]!;
    if (isDecided(state, cell)) continue;
    const from = counts + placePosition[place]! * letterCount;
    const to = chances + cell * letterCount;
    for (let letter = 0; letter < letterCount; letter++) {
      f64[to + letter]! *= m[from + letter]! / total;
    }
  }
}

/** Counts, by position and letter, words of a domain or a sample of them, which may miss all; how many. */
function countLetters(state: State, slot: number, counts: number): number {
  const { letterCount } = state.problem;
  const { i32: m, u8 } = state.memory;
  const { words, length, stride } = state.slotIndex[slot]!;
  const size = m[state.sizes + slot]!;
  const domain = m[state.domains + slot]!;
  m.fill(0, counts, counts + length * letterCount);
  const count = (word: number): void => {
    for (let i = 0; i < length; i++) m[counts + i * letterCount + u8[word + i]!]!++;
  };
  if (size <= state.listMax) {
    for (let i = 0; i < size; i++) count(m[domain + i]!);
    return size;
  }
  const step = Math.max(1, Math.floor(Math.min(size / SAMPLE, stride / SAMPLE_PLACES)));
  let total = 0;
  for (let i = 0; i < stride; i += step) {
    for (let rest = m[domain + i]!; rest !== 0; rest &= rest - 1) {
      count(words + ((i << 5) | lowestBit(rest)) * length);
      total++;
    }
  }
  return total;
}

function isDecided({ memory: { i32: m }, cellMasks, problem }: State, cell: number): boolean {
  const { maskInts } = problem;
  let bits = 0;
  for (let i = 0; i < maskInts; i++) {
    const mask = m[cellMasks + cell * maskInts + i]!;
    if (mask !== 0) bits += (mask & (mask - 1)) === 0 ? 1 : 2;
  }
  return bits < 2;
}

/** A product of positive numbers, of any size. */
class Product {
  private value = 1;
  private bits = 0;

  times(factor: number): void {
    this.value *= factor;
    if (this.value >= SCALE) {
      this.value /= SCALE;
      this.bits += SCALE_BITS;
    } else if (this.value <= 1 / SCALE) {
      this.value *= SCALE;
      this.bits -= SCALE_BITS;
    }
  }

  /** Its binary logarithm, between powers of two on a straight line. */
  scale(): number {
    let { value, bits } = this;
    for (; value >= 2; value /= 2) bits++;
    for (; value < 1; value *= 2) bits--;
    return bits + (value - 1);
  }
}

// src/solve/expectation.ts once more, over the same memory, with the same results.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import {
  at,
  cellCount,
  cellMasks,
  cellSlotsStart,
  domains,
  letterCount,
  listMax,
  maskInts,
  placeCell,
  placePosition,
  sizes,
  slotCount,
  slotLength,
  slotPlaces,
  slotStride,
  slotWords,
} from './registers';

const SAMPLE: i32 = 256;
const SAMPLE_PLACES: i32 = 64;
const SCALE_BITS: i32 = 500;
const SCALE: f64 = reinterpret<f64>(i64(1023 + SCALE_BITS) << 52);

let value: f64;
let bits: i32;

/** See `expectation` there; `scratch` is the even offset of its room. */
export function expectation(scratch: i32): f64 {
  const chances = scratch << 2;
  const counts = chances + ((cellCount * letterCount) << 3);
  for (let chance = chances; chance < counts; chance += 8) store<f64>(chance, 1);
  value = 1;
  bits = 0;
  for (let slot = 0; slot < slotCount; slot++) {
    const size = at(sizes, slot);
    if (size < 2) continue;
    times(size);
    takeChances(slot, chances, counts);
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (at(cellSlotsStart, cell + 1) - at(cellSlotsStart, cell) < 2 || isDecided(cell)) continue;
    const first = chances + ((cell * letterCount) << 3);
    let agree: f64 = 0;
    for (let letter = 0; letter < letterCount; letter++) agree += load<f64>(first + (letter << 3));
    if (agree > 0) times(agree);
  }
  const raw = reinterpret<i64>(value);
  const mantissa = reinterpret<f64>((raw & 0xfffffffffffff) | (i64(1023) << 52));
  return f64(bits + i32(raw >> 52) - 1023) + (mantissa - 1);
}

function takeChances(slot: i32, chances: i32, counts: i32): void {
  const total = f64(countLetters(slot, counts));
  if (total === 0) return;
  const end = at(slotPlaces, slot + 1);
  for (let place = at(slotPlaces, slot); place < end; place++) {
    const cell = at(placeCell, place);
    if (isDecided(cell)) continue;
    const from = counts + ((at(placePosition, place) * letterCount) << 2);
    const to = chances + ((cell * letterCount) << 3);
    for (let letter = 0; letter < letterCount; letter++) {
      const chance = to + (letter << 3);
      store<f64>(chance, load<f64>(chance) * (f64(at(from, letter)) / total));
    }
  }
}

function countLetters(slot: i32, counts: i32): i32 {
  const length = at(slotLength, slot);
  const size = at(sizes, slot);
  const domain = at(domains, slot) << 2;
  memory.fill(counts, 0, (length * letterCount) << 2);
  if (size <= listMax) {
    for (let i = 0; i < size; i++) countWord(at(domain, i), length, counts);
    return size;
  }
  const words = at(slotWords, slot);
  const stride = at(slotStride, slot);
  const step = max(1, min(size / SAMPLE, stride / SAMPLE_PLACES));
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

function isDecided(cell: i32): bool {
  let letters = 0;
  for (let i = 0; i < maskInts; i++) letters += popcnt(at(cellMasks, cell * maskInts + i));
  return letters < 2;
}

function times(factor: f64): void {
  value *= factor;
  if (value >= SCALE) {
    value /= SCALE;
    bits += SCALE_BITS;
  } else if (value <= 1 / SCALE) {
    value *= SCALE;
    bits -= SCALE_BITS;
  }
}

// What the choices of a decision look at, for every cell and letter: src/solve/kernels.ts once more.
// Offsets count integers, weights are 64-bit floats at an even offset.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import { sharedWords } from './kernels';

/** See `tightestCell` there. */
export function tightestCell(
  first: i32,
  end: i32,
  masks: i32,
  maskInts: i32,
  weights: i32,
): i32 {
  let best = -1;
  let bestCost: f64 = Infinity;
  for (let cell = first; cell < end; cell++) {
    let letters = 0;
    for (let i = 0; i < maskInts; i++) {
      letters += popcnt(load<i32>((masks + cell * maskInts + i) << 2));
    }
    if (letters < 2) continue;
    const cost = f64(letters) / f64(load<i32>((weights + cell) << 2));
    if (cost < bestCost) {
      best = cell;
      bestCost = cost;
    }
  }
  return best;
}

/** See `weighList` there. */
export function weighList(
  list: i32,
  size: i32,
  position: i32,
  letterCount: i32,
  counts: i32,
  weights: i32,
): void {
  memory.fill(counts << 2, 0, letterCount << 2);
  const end = (list + size) << 2;
  for (let at = list << 2; at < end; at += 4) {
    const count = (counts + i32(load<u8>(load<i32>(at) + position))) << 2;
    store<i32>(count, load<i32>(count) + 1);
  }
  weighCounts(counts, letterCount, weights);
}

/** See `weighSet` there. */
export function weighSet(
  domain: i32,
  supports: i32,
  stride: i32,
  letterCount: i32,
  weights: i32,
): void {
  for (let letter = 0; letter < letterCount; letter++) {
    const weight = (weights << 2) + (letter << 3);
    if (load<f64>(weight) === 0) continue;
    const count = f64(sharedWords(domain, supports + letter * stride, stride));
    store<f64>(weight, load<f64>(weight) * (count * count));
  }
}

/** See `weighCounts` there. */
export function weighCounts(counts: i32, letterCount: i32, weights: i32): void {
  for (let letter = 0; letter < letterCount; letter++) {
    const weight = (weights << 2) + (letter << 3);
    const count = f64(load<i32>((counts + letter) << 2));
    store<f64>(weight, load<f64>(weight) * (count * count));
  }
}

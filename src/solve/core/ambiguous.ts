// Slots whose checked cells are all fixed while their unchecked letters still leave several words:
// they get a word before any cell gets a letter (src/solve/choose.ts). They are kept in the
// order in which they became so; undoing takes them out again.

import { countLetters } from './masks';
import {
  ambiguous,
  ambiguousCount,
  ambiguousDone,
  arcMasks,
  at,
  hasUnchecked,
  isAmbiguous,
  maskInts,
  sizes,
  slotArcs,
  slotStaysOpen,
} from './tables';
import { set } from './trail';

/** Notes a slot of several words, if it is so and was not before. */
export function noteAmbiguous(slot: i32): void {
  if (at(hasUnchecked, slot) === 0 || at(isAmbiguous, slot) !== 0) return;
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    if (countLetters(arcMasks + ((arc * maskInts) << 2)) > 1) return;
  }
  set(isAmbiguous + (slot << 2), 1);
  const count = load<i32>(ambiguousCount);
  set(ambiguous + (count << 2), slot);
  set(ambiguousCount, count + 1);
}

/** The next such slot that has more than one word left and is to be filled, or -1. */
export function nextAmbiguous(): i32 {
  const count = load<i32>(ambiguousCount);
  const first = load<i32>(ambiguousDone);
  let done = first;
  for (; done < count; done++) {
    const slot = at(ambiguous, done);
    if (at(sizes, slot) !== 1 && at(slotStaysOpen, slot) === 0) break;
  }
  if (done !== first) set(ambiguousDone, done);
  return done < count ? at(ambiguous, done) : -1;
}

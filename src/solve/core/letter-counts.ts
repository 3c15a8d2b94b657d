// How many words of a slot's domain have a letter at a position. What is counted lies in the arena, is undone
// with it, and is counted anew when the domain has lost an eighth of its words if it is a list, and half of
// them if it is a bit set, which takes long (docs/decisions/beam.md).

import { sharedWords } from './bit-sets';
import { isList } from './domain';
import { cellLetters, hasLetter } from './masks';
import {
  arcCell,
  arcMasks,
  arcPosition,
  at,
  cellPositions,
  cellSlots,
  countedSizes,
  countsOf,
  domains,
  letterCount,
  maskInts,
  openPositions,
  put,
  sizes,
  slotArcs,
  slotCount,
  slotCounts,
  slotFull,
  slotLength,
  slotStride,
  slotSupports,
  slotWords,
} from './tables';
import { arenaTop, set, setArenaTop } from './trail';

/** Integers on the trail for the two that `countLetters` writes. */
const UNDO_INTS: i32 = 4;
/** Words for each integer of a bit set up to which they are counted one by one. */
const SPARSE: i32 = 4;

/** Integers that the counts of all slots may take, and what undoes them. */
export function countsRoom(): i32 {
  let room = 0;
  for (let slot = 0; slot < slotCount; slot++) {
    room += 1 + at(slotLength, slot) * letterCount + UNDO_INTS;
  }
  return room;
}

/** Whether the letters of a slot are to be counted anew. */
export function areCountsOld(slot: i32): bool {
  const size = at(sizes, slot);
  const counted = at(countedSizes, slot);
  if (counted === size) return false;
  return counted === 0 || counted - size >= counted >> (isList(slot) ? 3 : 1);
}

/** Counts the letters of a slot; there is room. */
export function countLetters(slot: i32): void {
  // How many words were counted, then by position and letter how many have it.
  const total = arenaTop();
  const length = at(slotLength, slot);
  const size = at(sizes, slot);
  const counts = (total + 1) << 2;
  setArenaTop(total + 1 + length * letterCount);
  set(countsOf + (slot << 2), total);
  set(countedSizes + (slot << 2), size);
  store<i32>(total << 2, size);
  const domain = at(domains, slot);
  if (domain === at(slotFull, slot)) {
    memory.copy(counts, at(slotCounts, slot) << 2, (length * letterCount) << 2);
    return;
  }
  memory.fill(counts, 0, (length * letterCount) << 2);
  const open = listOpenPositions(slot);
  if (isList(slot)) {
    for (let i = domain; i < domain + size; i++) countWord(load<i32>(i << 2), open, counts);
  } else if (size <= SPARSE * at(slotStride, slot)) {
    countSparse(slot, domain, open, counts);
  } else {
    countDense(slot, domain, counts);
  }
}

/** Lists the positions of a slot whose cells are open, in `openPositions`; how many they are. */
function listOpenPositions(slot: i32): i32 {
  let open = 0;
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    if (cellLetters(at(arcCell, arc)) < 2) continue;
    put(openPositions, open++, at(arcPosition, arc));
  }
  return open;
}

/** Of how many words the letters of a slot were counted. */
export function countedWords(slot: i32): i32 {
  return load<i32>(at(countsOf, slot) << 2);
}

/** The address of the counts of the letters that a slot has at a cell: one of the cell's `cellSlots`. */
export function countsAt(place: i32): i32 {
  const position = at(cellPositions, place);
  return (at(countsOf, at(cellSlots, place)) + 1 + position * letterCount) << 2;
}

/** Word by word, where a bit set has few. */
function countSparse(slot: i32, domain: i32, open: i32, counts: i32): void {
  const words = at(slotWords, slot);
  const length = at(slotLength, slot);
  const stride = at(slotStride, slot);
  for (let i = 0; i < stride; i++) {
    for (let rest = load<i32>((domain + i) << 2); rest !== 0; rest &= rest - 1) {
      countWord(words + ((i << 5) | ctz(rest)) * length, open, counts);
    }
  }
}

function countWord(word: i32, open: i32, counts: i32): void {
  for (let i = 0; i < open; i++) {
    const position = at(openPositions, i);
    const count = counts + ((position * letterCount + i32(load<u8>(word + position))) << 2);
    store<i32>(count, load<i32>(count) + 1);
  }
}

/** Letter by letter, of those that are left. */
function countDense(slot: i32, domain: i32, counts: i32): void {
  const stride = at(slotStride, slot);
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const first = at(arcPosition, arc) * letterCount;
    const supports = at(slotSupports, slot) + first * stride;
    const mask = arcMasks + ((arc * maskInts) << 2);
    for (let letter = 0; letter < letterCount; letter++) {
      if (!hasLetter(mask, letter)) continue;
      put(counts, first + letter, sharedWords(domain, supports + letter * stride, stride));
    }
  }
}

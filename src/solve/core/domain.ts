// Narrowing a slot's domain: the words that its cells rule out go, and words that another slot
// owns, as soon as the domain is a list. A domain is a list of word addresses if it has at most
// `listMax` words, with rows beside it (rows.ts) where a mask is one integer; else it is a bit set.
// The words keep their order. It is written anew at the arena's top, or in place if it was written
// at this level.

import { listWords, meetSets } from './bit-sets';
import { filterList } from './lists';
import { filterRows, layRows } from './rows';
import {
  arcCell,
  arcMasks,
  arcPosition,
  at,
  cellMasks,
  domains,
  letterCount,
  listMax,
  listScratch,
  lostArcs,
  maskInts,
  put,
  rowLetters,
  rowMasks,
  sets,
  sizes,
  slotArcs,
  slotLength,
  slotOwners,
  slotRow,
  slotStride,
  slotSupports,
  slotWords,
  tracksOwners,
} from './tables';
import { arenaTop, levelFloor, set, setArenaTop } from './trail';

/** Whether a slot's domain is a list. */
export function isList(slot: i32): bool {
  return at(sizes, slot) <= listMax;
}

/**
 * Removes the words that the `lostCount` arcs of `lostArcs` rule out, and from a list with
 * `recheck` those that other slots own; how many words are left. If none is, the domain stays as it
 * was.
 */
export function narrowDomain(slot: i32, lostCount: i32, recheck: bool): i32 {
  const size = at(sizes, slot);
  if (size > listMax) return narrowSet(slot, size, lostCount);
  const rowInts = at(slotRow, slot);
  if (rowInts > 0) return narrowRows(slot, size, rowInts, recheck);
  return narrowList(slot, size, lostCount, recheck);
}

function narrowRows(slot: i32, size: i32, rowInts: i32, recheck: bool): i32 {
  layMasks(slot, rowInts);
  const source = at(domains, slot);
  const target = source >= levelFloor() ? source : arenaTop() + size * rowInts;
  let left = filterRows(source, target, size, rowInts, rowMasks, rowLetters);
  if (left !== 0 && recheck && tracksOwners !== 0) {
    const kept = left;
    left = dropOwned(slot, target, target, kept);
    if (left !== kept) layRows(target, left, rowInts, at(slotLength, slot), rowLetters);
  }
  return keepList(slot, target, left, size);
}

/** The masks of the slot's cells as a row; letters that no arc stands for are free. */
function layMasks(slot: i32, rowInts: i32): void {
  for (let i = 0; i < rowInts; i += 4) v128.store(rowMasks + (i << 2), i32x4.splat(-1));
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    put(rowMasks, at(arcPosition, arc), at(cellMasks, at(arcCell, arc)));
  }
}

function narrowList(slot: i32, size: i32, lostCount: i32, recheck: bool): i32 {
  const source = at(domains, slot);
  const target = source >= levelFloor() ? source : arenaTop();
  let from = source;
  let left = size;
  for (let i = 0; i < lostCount && left > 0; i++) {
    const arc = at(lostArcs, i);
    const mask = (cellMasks >> 2) + at(arcCell, arc) * maskInts;
    left = filterList(from, target, left, at(arcPosition, arc), mask);
    from = target;
  }
  if (recheck && tracksOwners !== 0) left = dropOwned(slot, from, target, left);
  return keepList(slot, target, left, size);
}

/** A list of `left` words, of `size` before, becomes the slot's domain; how many they are. */
function keepList(slot: i32, list: i32, left: i32, size: i32): i32 {
  if (left === 0 || left === size) return left;
  if (at(domains, slot) !== list) {
    set(domains + (slot << 2), list);
    setArenaTop(list + left);
  }
  set(sizes + (slot << 2), left);
  return left;
}

function narrowSet(slot: i32, size: i32, lostCount: i32): i32 {
  if (lostCount === 0) return size;
  const stride = at(slotStride, slot);
  const source = at(domains, slot);
  const isInPlace = source >= levelFloor();
  const target = isInPlace ? source : arenaTop();
  let from = source;
  let left = size;
  for (let i = 0; i < lostCount && left > 0; i++) {
    left = meetArc(slot, at(lostArcs, i), from, target, stride);
    from = target;
  }
  if (left === 0) return 0;
  if (left <= listMax) return setToList(slot, target, left, stride);
  if (!isInPlace) {
    set(domains + (slot << 2), target);
    setArenaTop(target + stride);
  }
  set(sizes + (slot << 2), left);
  return left;
}

/**
 * Writes to `target` the words of the set at `from` that an arc's cell allows, by the sets of the
 * letters kept or of those lost, whichever are fewer; how many they are.
 */
function meetArc(slot: i32, arc: i32, from: i32, target: i32, stride: i32): i32 {
  const arcMask = arcMasks + ((arc * maskInts) << 2);
  const cellMask = cellMasks + ((at(arcCell, arc) * maskInts) << 2);
  let kept = 0;
  let lost = 0;
  for (let j = 0; j < maskInts; j++) {
    kept += popcnt(at(arcMask, j) & at(cellMask, j));
    lost += popcnt(at(arcMask, j) & ~at(cellMask, j));
  }
  const drop = lost < kept;
  let setCount = 0;
  const first = at(slotSupports, slot) + at(arcPosition, arc) * letterCount * stride;
  for (let j = 0; j < maskInts; j++) {
    let rest = at(arcMask, j) & (drop ? ~at(cellMask, j) : at(cellMask, j));
    for (; rest !== 0; rest &= rest - 1) {
      put(sets, setCount, first + ((j << 5) | ctz(rest)) * stride);
      setCount++;
    }
  }
  return setCount === 0 ? 0 : meetSets(from, target, stride, sets >> 2, setCount, drop);
}

/** A set that became small becomes a list; how many words it has. */
function setToList(slot: i32, source: i32, size: i32, stride: i32): i32 {
  const scratch = listScratch >> 2;
  const length = at(slotLength, slot);
  listWords(source, stride, at(slotWords, slot), length, scratch);
  const left = tracksOwners !== 0 ? dropOwned(slot, scratch, scratch, size) : size;
  if (left === 0) return 0;
  // The bit set, if it was written above the arena's top, is needed no more.
  const rowInts = at(slotRow, slot);
  const list = arenaTop() + left * rowInts;
  memory.copy(list << 2, listScratch, left << 2);
  if (rowInts !== 0) layRows(list, left, rowInts, length, rowLetters);
  set(domains + (slot << 2), list);
  setArenaTop(list + left);
  set(sizes + (slot << 2), left);
  return left;
}

/** Copies the words of a list that no other slot owns; how many they are. */
function dropOwned(slot: i32, source: i32, target: i32, size: i32): i32 {
  const words = at(slotWords, slot);
  const length = at(slotLength, slot);
  const owners = at(slotOwners, slot) << 2;
  let left = 0;
  for (let i = 0; i < size; i++) {
    const word = load<i32>((source + i) << 2);
    const owner = at(owners, i32(u32(word - words) / u32(length)));
    if (owner === 0 || owner === slot + 1) {
      store<i32>((target + left) << 2, word);
      left++;
    }
  }
  return left;
}

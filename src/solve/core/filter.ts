// src/solve/filter.ts and claim-word.ts once more, in AssemblyScript: the same functions over the same
// memory, the same results to the last node (tests hold the two together).

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import { filterList, listLetters, listWords, meetSets, supportedLetters } from './kernels';
import {
  arenaTop,
  at,
  cellMasks,
  cellSlots,
  cellSlotsStart,
  clashing,
  domains,
  filtered,
  isLoose,
  isPending,
  letterCount,
  levelFloor,
  listMax,
  listScratch,
  loadTops,
  lostPlaces,
  maskInts,
  placeCell,
  placeMasks,
  placePosition,
  pop,
  push,
  recheck,
  residues,
  room,
  rowLetters,
  rowMasks,
  set,
  sets,
  sizes,
  slotLength,
  slotOwners,
  slotPeers,
  slotPlaces,
  slotRow,
  slotStride,
  slotSupports,
  slotWords,
  storeTops,
  touchCell,
  trailTop,
  unique,
} from './registers';
import { filterRows, layRows } from './rows';

const AT_FIXPOINT: i32 = -1;
const NEEDS_ROOM: i32 = -2;
const WIPED_OUT: i32 = 0;
const ONE_WORD: i32 = 1;
const LOOSE: i32 = 2;

/** See `filterWaiting` there. */
export function filterWaiting(): i32 {
  loadTops();
  let told = NEEDS_ROOM;
  while (arenaTop + room <= trailTop) {
    const slot = pop();
    if (slot < 0) {
      told = AT_FIXPOINT;
      break;
    }
    let event = filterSlot(slot);
    if (event === ONE_WORD && clashing === 0) {
      event = unique !== 0 && !claimWord(slot) ? WIPED_OUT : -1;
    }
    if (event >= 0) {
      told = (slot << 2) | event;
      break;
    }
  }
  storeTops();
  return told;
}

function filterSlot(slot: i32): i32 {
  const lostCount = maskInts === 1 ? findLost(slot) : findLostWide(slot);
  const rechecked = at(recheck, slot);
  if (lostCount === 0 && rechecked === 0) return -1;
  store<i32>(recheck + (slot << 2), 0);
  filtered++;

  const size = at(sizes, slot);
  const left =
    size <= listMax
      ? filterListDomain(slot, size, lostCount, rechecked !== 0)
      : filterSetDomain(slot, size, lostCount);
  if (left === 0) return WIPED_OUT;
  projectDomain(slot, left);
  if (left === 1) return ONE_WORD;
  return at(isLoose, slot) !== 0 && at(isPending, slot) === 0 ? LOOSE : -1;
}

/** Lists the places whose cells lost letters, for alphabets of up to 32; how many they are. */
function findLost(slot: i32): i32 {
  const end = at(slotPlaces, slot + 1);
  let lost = lostPlaces;
  for (let place = at(slotPlaces, slot); place < end; place++) {
    store<i32>(lost, place);
    lost += i32((at(placeMasks, place) & ~at(cellMasks, at(placeCell, place))) !== 0) << 2;
  }
  return (lost - lostPlaces) >> 2;
}

function findLostWide(slot: i32): i32 {
  const end = at(slotPlaces, slot + 1);
  let lostCount = 0;
  for (let place = at(slotPlaces, slot); place < end; place++) {
    const placeMask = placeMasks + ((place * maskInts) << 2);
    const cellMask = cellMasks + ((at(placeCell, place) * maskInts) << 2);
    for (let i = 0; i < maskInts; i++) {
      if ((at(placeMask, i) & ~at(cellMask, i)) !== 0) {
        store<i32>(lostPlaces + (lostCount << 2), place);
        lostCount++;
        break;
      }
    }
  }
  return lostCount;
}

function filterListDomain(slot: i32, size: i32, lostCount: i32, rechecked: bool): i32 {
  const rowInts = at(slotRow, slot);
  if (rowInts === 0) return filterPlainList(slot, size, lostCount, rechecked);
  layMasks(slot, rowInts);
  const source = at(domains, slot);
  const inPlace = source >= levelFloor;
  const target = inPlace ? source : arenaTop + size * rowInts;
  let left = filterRows(source, target, size, rowInts, rowMasks, rowLetters);
  if (left !== 0 && rechecked && unique !== 0) {
    const kept = left;
    left = dropOwned(slot, target, target, kept);
    if (left !== kept) layRows(target, left, rowInts, at(slotLength, slot), rowLetters);
  }
  return keepList(slot, target, left, size);
}

/** The masks of the slot's cells as a row; letters that no place stands for are free. */
function layMasks(slot: i32, rowInts: i32): void {
  for (let i = 0; i < rowInts; i += 4) v128.store(rowMasks + (i << 2), i32x4.splat(-1));
  const end = at(slotPlaces, slot + 1);
  for (let place = at(slotPlaces, slot); place < end; place++) {
    store<i32>(rowMasks + (at(placePosition, place) << 2), at(cellMasks, at(placeCell, place)));
  }
}

function filterPlainList(slot: i32, size: i32, lostCount: i32, rechecked: bool): i32 {
  const source = at(domains, slot);
  const inPlace = source >= levelFloor;
  const target = inPlace ? source : arenaTop;
  let from = source;
  let left = size;
  for (let i = 0; i < lostCount && left > 0; i++) {
    const place = at(lostPlaces, i);
    const mask = (cellMasks >> 2) + at(placeCell, place) * maskInts;
    left = filterList(from, target, left, at(placePosition, place), mask);
    from = target;
  }
  if (rechecked && unique !== 0) {
    left = dropOwned(slot, from, target, left);
    from = target;
  }
  return keepList(slot, target, left, size);
}

/** A list of `left` words, of `size` before, becomes the slot's domain; how many they are. */
function keepList(slot: i32, list: i32, left: i32, size: i32): i32 {
  if (left === 0 || left === size) return left;
  if (at(domains, slot) !== list) {
    set(domains + (slot << 2), list);
    arenaTop = list + left;
  }
  set(sizes + (slot << 2), left);
  return left;
}

function filterSetDomain(slot: i32, size: i32, lostCount: i32): i32 {
  if (lostCount === 0) return size;
  const stride = at(slotStride, slot);
  const supports = at(slotSupports, slot);
  const source = at(domains, slot);
  const inPlace = source >= levelFloor;
  const target = inPlace ? source : arenaTop;
  let from = source;
  let left = size;
  for (let i = 0; i < lostCount && left > 0; i++) {
    const place = at(lostPlaces, i);
    const placeMask = placeMasks + ((place * maskInts) << 2);
    const cellMask = cellMasks + ((at(placeCell, place) * maskInts) << 2);
    let kept = 0;
    let lost = 0;
    for (let j = 0; j < maskInts; j++) {
      kept += popcnt(at(placeMask, j) & at(cellMask, j));
      lost += popcnt(at(placeMask, j) & ~at(cellMask, j));
    }
    const drop = lost < kept;
    let setCount = 0;
    const first = supports + at(placePosition, place) * letterCount * stride;
    for (let j = 0; j < maskInts; j++) {
      let rest = at(placeMask, j) & (drop ? ~at(cellMask, j) : at(cellMask, j));
      for (; rest !== 0; rest &= rest - 1) {
        store<i32>(sets + (setCount << 2), first + ((j << 5) | ctz(rest)) * stride);
        setCount++;
      }
    }
    if (setCount === 0) return 0;
    left = meetSets(from, target, stride, sets >> 2, setCount, drop);
    from = target;
  }
  if (left === 0) return 0;
  if (left <= listMax) {
    const scratch = listScratch >> 2;
    listWords(target, stride, at(slotWords, slot), at(slotLength, slot), scratch);
    if (unique !== 0) {
      left = dropOwned(slot, scratch, scratch, left);
      if (left === 0) return 0;
    }
    // The bit set, if it was written above the arena's top, is needed no more.
    const rowInts = at(slotRow, slot);
    const list = arenaTop + left * rowInts;
    memory.copy(list << 2, listScratch, left << 2);
    if (rowInts !== 0) layRows(list, left, rowInts, at(slotLength, slot), rowLetters);
    set(domains + (slot << 2), list);
    arenaTop = list + left;
  } else if (!inPlace) {
    set(domains + (slot << 2), target);
    arenaTop = target + stride;
  }
  set(sizes + (slot << 2), left);
  return left;
}

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

function projectDomain(slot: i32, size: i32): void {
  if (size <= listMax && at(slotRow, slot) !== 0) projectRows(slot);
  else projectAny(slot, size);
}

/** For a list with rows, whose letters are known already. */
function projectRows(slot: i32): void {
  const end = at(slotPlaces, slot + 1);
  for (let place = at(slotPlaces, slot); place < end; place++) {
    const placeMask = placeMasks + (place << 2);
    const letters = at(rowLetters, at(placePosition, place));
    if (letters === load<i32>(placeMask)) continue;
    set(placeMask, letters);
    const cell = at(placeCell, place);
    const cellMask = cellMasks + (cell << 2);
    if (letters === load<i32>(cellMask)) continue;
    set(cellMask, letters);
    tellOthers(slot, cell);
  }
}

/** The other slots through a cell that lost letters wait. */
function tellOthers(slot: i32, cell: i32): void {
  touchCell(cell);
  const last = at(cellSlotsStart, cell + 1);
  for (let j = at(cellSlotsStart, cell); j < last; j++) {
    const other = at(cellSlots, j);
    if (other !== slot) push(other, at(sizes, other));
  }
}

function projectAny(slot: i32, size: i32): void {
  const stride = at(slotStride, slot);
  const supports = at(slotSupports, slot);
  const domain = at(domains, slot);
  const end = at(slotPlaces, slot + 1);
  for (let place = at(slotPlaces, slot); place < end; place++) {
    const position = at(placePosition, place);
    const cell = at(placeCell, place);
    let cellShrank = false;
    for (let i = 0; i < maskInts; i++) {
      const placeMask = placeMasks + ((place * maskInts + i) << 2);
      const cellMask = cellMasks + ((cell * maskInts + i) << 2);
      const before = load<i32>(placeMask);
      const possible = before & load<i32>(cellMask);
      if (possible === 0) {
        if (before !== 0) set(placeMask, 0);
        continue;
      }
      // A domain is never empty here: the only letter it can have is one that it has.
      const sure = maskInts === 1 && (possible & (possible - 1)) === 0;
      const after = sure
        ? possible
        : size <= listMax
          ? listLetters(domain, size, position, i, possible)
          : supportedLetters(
              domain,
              stride,
              supports + (position * letterCount + (i << 5)) * stride,
              (residues >> 2) + place * letterCount + (i << 5),
              possible,
            );
      if (after === before) continue;
      set(placeMask, after);
      if (after !== load<i32>(cellMask)) {
        set(cellMask, after);
        cellShrank = true;
      }
    }
    if (cellShrank) tellOthers(slot, cell);
  }
}

/** `claimWord` of src/solve/claim-word.ts, where no word may stand twice; false if it is taken. */
function claimWord(slot: i32): bool {
  const word = load<i32>(at(domains, slot) << 2);
  const id = i32(u32(word - at(slotWords, slot)) / u32(at(slotLength, slot)));
  const owners = at(slotOwners, slot) << 2;
  const owner = at(owners, id);
  if (owner !== 0) return owner === slot + 1;
  set(owners + (id << 2), slot + 1);
  const peers = at(slotPeers, slot) << 2;
  const count = load<i32>(peers);
  for (let i = 1; i <= count; i++) {
    const other = at(peers, i);
    const size = at(sizes, other);
    if (other === slot || size > listMax || !mayHold(other, word)) continue;
    store<i32>(recheck + (other << 2), 1);
    push(other, size);
  }
  return true;
}

function mayHold(slot: i32, word: i32): bool {
  const end = at(slotPlaces, slot + 1);
  for (let place = at(slotPlaces, slot); place < end; place++) {
    const letter = i32(load<u8>(word + at(placePosition, place)));
    const mask = at(placeMasks, place * maskInts + (letter >>> 5));
    if (((mask >>> (letter & 31)) & 1) === 0) return false;
  }
  return true;
}

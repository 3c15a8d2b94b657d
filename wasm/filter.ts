// src/solve/filter.ts once more, in AssemblyScript: the same functions over the same memory, the same
// results to the last node (tests hold the two together). The tables are found through the registers
// of src/solve/registers.ts, which `bind` reads once; here they are byte addresses.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import { filterList, listLetters, listWords, meetSets, supportedLetters } from './kernels';
import { filterRows, layRows } from './rows';

const AT_FIXPOINT: i32 = -1;
const NEEDS_ROOM: i32 = -2;
const WIPED_OUT: i32 = 0;
const ONE_WORD: i32 = 1;
const LOOSE: i32 = 2;

/** Buckets of the queue; it lies as src/solve/queue.ts says. */
const BUCKETS: i32 = 32;

let registers: i32;
// They change: offsets of integers, loaded by `filterWaiting` and put back when it returns.
let arenaTop: i32;
let levelFloor: i32;
let trailTop: i32;
let filtered: i32;
// They do not.
let maskInts: i32;
let letterCount: i32;
let listMax: i32;
let unique: i32;
let room: i32;
let cellMasks: i32;
let placeMasks: i32;
let domains: i32;
let sizes: i32;
let isPending: i32;
let residues: i32;
let staleBlocks: i32;
let recheck: i32;
let queue: i32;
let heads: i32;
let nexts: i32;
let waiting: i32;
let lostPlaces: i32;
let sets: i32;
let listScratch: i32;
let rowMasks: i32;
let rowLetters: i32;
let slotPlaces: i32;
let isLoose: i32;
let placeCell: i32;
let placePosition: i32;
let cellSlotsStart: i32;
let cellSlots: i32;
let slotLength: i32;
let slotStride: i32;
let slotSupports: i32;
let slotWords: i32;
let slotOwners: i32;
let slotRow: i32;

/** Reads where everything lies. `slotCount` is what the queue was made for. */
export function bind(at: i32, slotCount: i32): void {
  registers = at << 2;
  maskInts = register(4);
  letterCount = register(5);
  listMax = register(6);
  unique = register(7);
  room = register(8);
  cellMasks = register(9) << 2;
  placeMasks = register(10) << 2;
  domains = register(11) << 2;
  sizes = register(12) << 2;
  isPending = register(13) << 2;
  residues = register(14) << 2;
  staleBlocks = register(15) << 2;
  recheck = register(16) << 2;
  queue = register(17) << 2;
  heads = queue + 4;
  nexts = heads + (BUCKETS << 2);
  waiting = nexts + (slotCount << 2);
  lostPlaces = register(18) << 2;
  sets = register(19) << 2;
  listScratch = register(20) << 2;
  rowMasks = register(21) << 2;
  rowLetters = register(22) << 2;
  slotPlaces = register(23) << 2;
  isLoose = register(24) << 2;
  placeCell = register(25) << 2;
  placePosition = register(26) << 2;
  cellSlotsStart = register(27) << 2;
  cellSlots = register(28) << 2;
  slotLength = register(29) << 2;
  slotStride = register(30) << 2;
  slotSupports = register(31) << 2;
  slotWords = register(32) << 2;
  slotOwners = register(33) << 2;
  slotRow = register(34) << 2;
}

/** See `filterWaiting` there. */
export function filterWaiting(): i32 {
  arenaTop = register(0);
  levelFloor = register(1);
  trailTop = register(2);
  filtered = register(3);
  let told = NEEDS_ROOM;
  while (arenaTop + room <= trailTop) {
    const slot = pop();
    if (slot < 0) {
      told = AT_FIXPOINT;
      break;
    }
    const event = filterSlot(slot);
    if (event >= 0) {
      told = (slot << 2) | event;
      break;
    }
  }
  store<i32>(registers, arenaTop);
  store<i32>(registers + 8, trailTop);
  store<i32>(registers + 12, filtered);
  return told;
}

function filterSlot(slot: i32): i32 {
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
  const stride = at(slotStride, slot);
  const supports = at(slotSupports, slot);
  const domain = at(domains, slot);
  const rowInts = at(slotRow, slot);
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
          ? rowInts !== 0
            ? at(rowLetters, position)
            : listLetters(domain, size, position, i, possible)
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
    if (!cellShrank) continue;
    store<i32>(staleBlocks + ((cell >>> CELL_BLOCK_BITS) << 2), 1);
    const last = at(cellSlotsStart, cell + 1);
    for (let j = at(cellSlotsStart, cell); j < last; j++) {
      const other = at(cellSlots, j);
      if (other !== slot) push(other, at(sizes, other));
    }
  }
}

/** The loop of `undo` in src/solve/state.ts: the trail, whose top is at `top`, is taken back to `bottom`. */
export function undoTrail(top: i32, bottom: i32): void {
  const cellsEnd = placeMasks;
  for (let entry = top << 2; entry < bottom << 2; entry += 8) {
    const address = load<i32>(entry) << 2;
    store<i32>(address, load<i32>(entry + 4));
    if (address < cellsEnd && address >= cellMasks) {
      const cell = ((address - cellMasks) >>> 2) / maskInts;
      store<i32>(staleBlocks + ((cell >>> CELL_BLOCK_BITS) << 2), 1);
    }
  }
}

/** As in src/solve/state.ts. */
const CELL_BLOCK_BITS: i32 = 6;

function push(slot: i32, size: i32): void {
  if (at(waiting, slot) !== 0) return;
  store<i32>(waiting + (slot << 2), 1);
  const bucket = 31 - clz(size | 1);
  store<i32>(nexts + (slot << 2), at(heads, bucket));
  store<i32>(heads + (bucket << 2), slot + 1);
  store<i32>(queue, load<i32>(queue) | (1 << bucket));
}

function pop(): i32 {
  const occupied = load<i32>(queue);
  if (occupied === 0) return -1;
  const bucket = ctz(occupied);
  const slot = at(heads, bucket) - 1;
  const next = at(nexts, slot);
  store<i32>(heads + (bucket << 2), next);
  if (next === 0) store<i32>(queue, occupied & ~(1 << bucket));
  store<i32>(waiting + (slot << 2), 0);
  return slot;
}

/** Writes an integer at a byte address, the old one on the trail. */
@inline
function set(address: i32, value: i32): void {
  trailTop -= 2;
  store<i32>(trailTop << 2, address >> 2);
  store<i32>((trailTop << 2) + 4, load<i32>(address));
  store<i32>(address, value);
}

/** Integer `i` of the table at a byte address. */
@inline
function at(table: i32, i: i32): i32 {
  return load<i32>(table + (i << 2));
}

@inline
function register(i: i32): i32 {
  return load<i32>(registers + (i << 2));
}

// What the search does between two fixpoints: choosing a cell and a letter, deciding, taking back. The
// files of src/solve named beside each function say what is done; here it is done once more over the
// same memory, with the same results, which a cold JavaScript engine would interpret.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import { tightestCell, weighCounts, weighList, weighSet } from './choose';
import {
  at,
  blockCells,
  blockCosts,
  blockCount,
  CELL_BLOCK_BITS,
  cellCount,
  cellMasks,
  cellPositions,
  cellSlots,
  cellSlotsStart,
  cellWeights,
  domains,
  letterCount,
  letterCounts,
  letterWeights,
  listMax,
  loadTops,
  maskInts,
  placeCell,
  placeMasks,
  pop,
  push,
  recheck,
  set,
  setTops,
  sizes,
  slotCounts,
  slotFull,
  slotPlaces,
  slotStride,
  slotSupports,
  staleBlocks,
  storeTops,
  touchCell,
  trailTop,
} from './registers';

export { bind } from './registers';

/** `choose` by weight of src/solve/choose-cell.ts, where no cell stays open. */
export function chooseCell(): i32 {
  let best = -1;
  let bestCost: f64 = Infinity;
  for (let block = 0; block < blockCount; block++) {
    if (at(staleBlocks, block) !== 0) scanBlock(block);
    const cost = load<f64>(blockCosts + (block << 3));
    if (cost < bestCost) {
      best = at(blockCells, block);
      bestCost = cost;
    }
  }
  return best;
}

function scanBlock(block: i32): void {
  const first = block << CELL_BLOCK_BITS;
  const end = min(cellCount, first + (1 << CELL_BLOCK_BITS));
  const best = tightestCell(first, end, cellMasks >> 2, maskInts, cellWeights >> 2);
  let cost: f64 = Infinity;
  if (best >= 0) {
    let letters = 0;
    for (let i = 0; i < maskInts; i++) letters += popcnt(at(cellMasks, best * maskInts + i));
    cost = f64(letters) / f64(at(cellWeights, best));
  }
  store<i32>(blockCells + (block << 2), best);
  store<f64>(blockCosts + (block << 3), cost);
  store<i32>(staleBlocks + (block << 2), 0);
}

/** `choose` of src/solve/choose-letter.ts for a random number from 0 up to but not including 1. */
export function drawLetter(cell: i32, unit: f64): i32 {
  const weights = letterWeights << 2;
  for (let letter = 0; letter < letterCount; letter++) {
    const mask = at(cellMasks, cell * maskInts + (letter >>> 5));
    store<f64>(weights + (letter << 3), f64((mask >>> (letter & 31)) & 1));
  }
  const last = at(cellSlotsStart, cell + 1);
  for (let j = at(cellSlotsStart, cell); j < last; j++) {
    weighSlot(at(cellSlots, j), at(cellPositions, j));
  }
  let total: f64 = 0;
  for (let letter = 0; letter < letterCount; letter++) total += load<f64>(weights + (letter << 3));
  let rest = unit * total;
  let best = -1;
  for (let letter = 0; letter < letterCount; letter++) {
    const weight = load<f64>(weights + (letter << 3));
    if (weight === 0) continue;
    best = letter;
    rest -= weight;
    if (rest < 0) break;
  }
  return best;
}

function weighSlot(slot: i32, position: i32): void {
  const domain = at(domains, slot);
  const size = at(sizes, slot);
  const first = position * letterCount;
  if (size <= listMax) {
    weighList(domain, size, position, letterCount, letterCounts, letterWeights);
  } else if (domain === at(slotFull, slot)) {
    weighCounts(at(slotCounts, slot) + first, letterCount, letterWeights);
  } else {
    const stride = at(slotStride, slot);
    weighSet(domain, at(slotSupports, slot) + first * stride, stride, letterCount, letterWeights);
  }
}

/** `narrowCell` of src/solve/narrow-cell.ts. */
export function narrowCell(cell: i32, letter: i32, only: bool): void {
  loadTops();
  for (let i = 0; i < maskInts; i++) {
    const address = cellMasks + ((cell * maskInts + i) << 2);
    const bit = letter >>> 5 === i ? 1 << (letter & 31) : 0;
    const mask = load<i32>(address);
    set(address, only ? mask & bit : mask & ~bit);
  }
  storeTops();
  touchCell(cell);
  const last = at(cellSlotsStart, cell + 1);
  for (let j = at(cellSlotsStart, cell); j < last; j++) {
    const slot = at(cellSlots, j);
    push(slot, at(sizes, slot));
  }
}

/** `dropQueue` of src/solve/state.ts. */
export function dropQueue(): void {
  for (let slot = pop(); slot >= 0; slot = pop()) store<i32>(recheck + (slot << 2), 0);
}

/** `undo` of src/solve/state.ts, to a trail of `trailSize` integers. */
export function undo(trailSize: i32, top: i32, floor: i32): void {
  loadTops();
  const bottom = (memory.size() << 14) - trailSize;
  const cellsEnd = placeMasks;
  for (let entry = trailTop << 2; entry < bottom << 2; entry += 8) {
    const address = load<i32>(entry) << 2;
    store<i32>(address, load<i32>(entry + 4));
    if (address < cellsEnd && address >= cellMasks) {
      touchCell(((address - cellMasks) >>> 2) / maskInts);
    }
  }
  setTops(top, floor, bottom);
}

/** What `addWeight` of src/solve/weights.ts does to the cells of a slot. */
export function addCellWeights(slot: i32): void {
  const end = at(slotPlaces, slot + 1);
  for (let place = at(slotPlaces, slot); place < end; place++) {
    const cell = at(placeCell, place);
    const weight = cellWeights + (cell << 2);
    store<i32>(weight, load<i32>(weight) + 1);
    touchCell(cell);
  }
}

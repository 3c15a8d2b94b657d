// Which cell to decide next. By weight: the one with the fewest letters for the weight of its slots
// (dom/wdeg, Boussemart, Hemery, Lecoutre and Sais 2004, with a cell's letters as the domain);
// slots that keep wiping out draw the search to their cells. By product: the one whose slots have
// the smallest product of domains, for a search that has to see everything anyway.
//
// By weight, cells are looked at in blocks, and only blocks in which a mask or a weight changed
// since the last choice are looked at again, which keeps a grid of 40,000 cells cheap.

import { cellLetters } from './masks';
import {
  at,
  blockBits,
  blockCells,
  blockCosts,
  blockCount,
  cellCount,
  cellSlots,
  cellSlotsStart,
  cellStaysOpen,
  cellWeights,
  put,
  sizes,
  staleBlocks,
} from './tables';

/** Notes that a cell's mask or weight changed. */
export function touchCell(cell: i32): void {
  put(staleBlocks, cell >>> blockBits, 1);
}

/** Notes that every cell may have changed. */
export function touchAllCells(): void {
  for (let block = 0; block < blockCount; block++) put(staleBlocks, block, 1);
}

/**
 * The cell to decide next by weight, or -1 when every cell is fixed that is not to stay open: of
 * ties the first, or with `lastOfTies`, for tests, the last.
 */
export function cellByWeight(lastOfTies: bool): i32 {
  let best = -1;
  let bestCost: f64 = Infinity;
  for (let block = 0; block < blockCount; block++) {
    if (at(staleBlocks, block) !== 0) scanBlock(block, lastOfTies);
    const cell = at(blockCells, block);
    const cost = load<f64>(blockCosts + (block << 3));
    if (cost < bestCost || (lastOfTies && cost === bestCost && cell >= 0)) {
      best = cell;
      bestCost = cost;
    }
  }
  return best;
}

function scanBlock(block: i32, lastOfTies: bool): void {
  const first = block << blockBits;
  const end = min(cellCount, first + (1 << blockBits));
  let best = -1;
  let bestCost: f64 = Infinity;
  for (let cell = first; cell < end; cell++) {
    const letters = cellLetters(cell);
    if (letters < 2) continue;
    const cost = f64(letters) / f64(at(cellWeights, cell));
    if (cost > bestCost || (cost === bestCost && !lastOfTies)) continue;
    if (at(cellStaysOpen, cell) !== 0) continue;
    best = cell;
    bestCost = cost;
  }
  put(blockCells, block, best);
  store<f64>(blockCosts + (block << 3), bestCost);
  put(staleBlocks, block, 0);
}

/** The same by the product of domains. */
export function cellByProduct(lastOfTies: bool): i32 {
  let best = -1;
  let bestCost: f64 = Infinity;
  for (let cell = 0; cell < cellCount; cell++) {
    if (at(cellStaysOpen, cell) !== 0 || cellLetters(cell) < 2) continue;
    let cost: f64 = 1;
    const end = at(cellSlotsStart, cell + 1);
    for (let j = at(cellSlotsStart, cell); j < end; j++) cost *= f64(at(sizes, at(cellSlots, j)));
    if (cost < bestCost || (lastOfTies && cost === bestCost)) {
      best = cell;
      bestCost = cost;
    }
  }
  return best;
}

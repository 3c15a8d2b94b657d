// Which cell to decide next. By weight: the one with the fewest letters for the weight of its slots
// (dom/wdeg, Boussemart, Hemery, Lecoutre and Sais 2004, with a cell's letters as the domain); slots
// that keep wiping out draw the search to their cells. By product: the one whose slots have the
// smallest product of domains, for a search that has to see everything anyway.

import { popcount } from '../base/bits.ts';
import { CELL_BLOCK_BITS, type State } from './state.ts';

export interface CellChooser {
  /** The cell to decide next, or -1 when every cell is fixed that is not to stay open. */
  choose(): number;
}

export function newCellChooser(
  state: State,
  settings: { readonly cellOrder?: 'weight' | 'product'; readonly reverseTies?: boolean } = {},
): CellChooser {
  const reverseTies = settings.reverseTies ?? false;
  return settings.cellOrder === 'product'
    ? new ByProduct(state, reverseTies)
    : new ByWeight(state, reverseTies);
}

/**
 * Scanned in blocks; only blocks in which something changed since the last choice are scanned again,
 * which keeps a grid of 40,000 cells cheap. wasm/decide.ts does the same.
 */
class ByWeight implements CellChooser {
  private readonly state: State;
  /** Of ties, take the last cell instead of the first; for tests. */
  private readonly reverseTies: boolean;
  /** The best cell of each block, or -1 if all its cells are fixed; and its cost. */
  private readonly bestCells: Int32Array;
  private readonly bestCosts: Float64Array;

  constructor(state: State, reverseTies: boolean) {
    this.state = state;
    this.reverseTies = reverseTies;
    this.bestCells = new Int32Array(state.blockCount);
    this.bestCosts = new Float64Array(state.blockCount);
  }

  choose(): number {
    const { bestCells, bestCosts, reverseTies } = this;
    const { staleBlocks, blockCount, wasm, problem } = this.state;
    if (wasm !== undefined && !reverseTies && problem.cellStaysOpen === undefined) {
      return wasm.chooseCell();
    }
    const m = this.state.memory.i32;
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let block = 0; block < blockCount; block++) {
      if (m[staleBlocks + block] === 1) this.scan(block);
      const cost = bestCosts[block]!;
      if (cost < bestCost || (reverseTies && cost === bestCost && bestCells[block]! >= 0)) {
        best = bestCells[block]!;
        bestCost = cost;
      }
    }
    return best;
  }

  private scan(block: number): void {
    const { state } = this;
    const { cellCount, cellStaysOpen, maskInts } = state.problem;
    const m = state.memory.i32;
    const { cellMasks, cellWeights } = state;
    const first = block << CELL_BLOCK_BITS;
    const end = Math.min(cellCount, first + (1 << CELL_BLOCK_BITS));
    const best =
      cellStaysOpen === undefined && !this.reverseTies
        ? state.kernels.tightestCell(first, end, cellMasks, maskInts, cellWeights)
        : this.tightestOf(first, end);
    this.bestCells[block] = best;
    this.bestCosts[block] = best < 0 ? Number.POSITIVE_INFINITY : this.cost(best);
    m[state.staleBlocks + block] = 0;
  }

  /** As the kernel, but for cells that stay open, and for ties. */
  private tightestOf(first: number, end: number): number {
    const { state, reverseTies } = this;
    const { cellStaysOpen } = state.problem;
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let cell = first; cell < end; cell++) {
      if (cellStaysOpen?.[cell] === 1 || countLetters(state, cell) < 2) continue;
      const cost = this.cost(cell);
      if (cost < bestCost || (reverseTies && cost === bestCost)) {
        best = cell;
        bestCost = cost;
      }
    }
    return best;
  }

  private cost(cell: number): number {
    const { state } = this;
    return countLetters(state, cell) / state.memory.i32[state.cellWeights + cell]!;
  }
}

class ByProduct implements CellChooser {
  private readonly state: State;
  private readonly reverseTies: boolean;

  constructor(state: State, reverseTies: boolean) {
    this.state = state;
    this.reverseTies = reverseTies;
  }

  choose(): number {
    const { state, reverseTies } = this;
    const { cellCount, cellPlaces, cellPlacesStart, placeSlot, cellStaysOpen } = state.problem;
    const m = state.memory.i32;
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < cellCount; cell++) {
      if (cellStaysOpen?.[cell] === 1 || countLetters(state, cell) < 2) continue;
      let cost = 1;
      for (let j = cellPlacesStart[cell]!; j < cellPlacesStart[cell + 1]!; j++) {
        cost *= m[state.sizes + placeSlot[cellPlaces[j]!]!]!;
      }
      if (cost < bestCost || (reverseTies && cost === bestCost)) {
        best = cell;
        bestCost = cost;
      }
    }
    return best;
  }
}

function countLetters(state: State, cell: number): number {
  const { maskInts } = state.problem;
  const m = state.memory.i32;
  const mask = state.cellMasks + cell * maskInts;
  let letters = 0;
  for (let i = 0; i < maskInts; i++) letters += popcount(m[mask + i]!);
  return letters;
}

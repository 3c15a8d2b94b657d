// Which cell to decide next: the one with the fewest letters for the weight of its slots (dom/wdeg,
// Boussemart, Hemery, Lecoutre and Sais 2004, with a cell's letters as the domain). Slots that keep
// wiping out draw the search to their cells. Scanned in blocks; only blocks in which something
// changed since the last choice are scanned again, which keeps a grid of 40,000 cells cheap.

import { popcount } from '../base/bits.ts';
import { CELL_BLOCK_BITS, type State } from './state.ts';

export class CellChooser {
  private readonly state: State;
  /** Of ties, take the last cell instead of the first; for tests. */
  private readonly reverseTies: boolean;
  /** The best cell of each block, or -1 if all its cells are fixed; and its cost. */
  private readonly bestCells: Int32Array;
  private readonly bestCosts: Float64Array;

  constructor(state: State, reverseTies = false) {
    this.state = state;
    this.reverseTies = reverseTies;
    this.bestCells = new Int32Array(state.blockCount);
    this.bestCosts = new Float64Array(state.blockCount);
  }

  /** The cell to decide next, or -1 when every cell that is not to stay open is fixed. */
  choose(): number {
    const { bestCells, bestCosts, reverseTies } = this;
    const { staleBlocks, blockCount } = this.state;
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
    const { state, reverseTies } = this;
    const { cellCount, maskInts, cellStaysOpen } = state.problem;
    const m = state.memory.i32;
    const first = block << CELL_BLOCK_BITS;
    const end = Math.min(cellCount, first + (1 << CELL_BLOCK_BITS));
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let cell = first; cell < end; cell++) {
      const mask = state.cellMasks + cell * maskInts;
      let letters = 0;
      for (let i = 0; i < maskInts; i++) letters += popcount(m[mask + i]!);
      if (letters < 2 || cellStaysOpen?.[cell] === 1) continue;
      const cost = letters / state.cellWeights[cell]!;
      if (cost < bestCost || (reverseTies && cost === bestCost)) {
        best = cell;
        bestCost = cost;
      }
    }
    this.bestCells[block] = best;
    this.bestCosts[block] = bestCost;
    m[state.staleBlocks + block] = 0;
  }
}

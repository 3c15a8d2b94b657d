// What is wrong with a pattern, as one number: faults that no outlet takes count most, then what custom asks
// for, then corners that leave a fill too little room.

import type { Canvas } from './canvas.ts';
import type { Fitting, RoomToFill } from './room-to-fill.ts';
import type { Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  /** A cell that a run lacks to be an entry, or one that no entry crosses. */
  shortRun: 6,
  piece: 12,
  entry: 3,
  block: 2,
  cheater: 2.5,
  /** A cell of an entry beyond the longest. */
  long: 1.5,
  /** An entry of the least length beyond its share. */
  short: 0.7,
  /** Four blocks in a square. */
  clump: 0.8,
  /** A unit of log10 of fills that the surroundings of a cell lack. */
  tight: 3,
  hopeless: 8,
};

/** The mean of this, log10 of fills a cell, is what the surroundings of a cell should have. */
const ENOUGH_ROOM = 0.22;
/** The surroundings: so many cells each way. */
const REACH = 2;

export interface PatternFigures {
  readonly entries: number;
  readonly blocks: number;
  /** Faults for which no outlet would take it. */
  readonly faults: number;
  readonly total: number;
  /** log10 of the fills to be expected. */
  readonly expected: number;
}

/** One direction: for each position its run. */
interface Runs {
  readonly start: Int32Array;
  readonly length: Int32Array;
}

export class PatternCost {
  private readonly canvas: Canvas;
  private readonly wishes: Wishes;
  private readonly room: RoomToFill;
  /** Letters that are given. */
  private readonly letters: readonly (string | undefined)[];
  private readonly across: Runs;
  private readonly down: Runs;
  private readonly perCell: Float64Array;
  private readonly seen: Uint8Array;
  private readonly stack: Int32Array;
  private readonly sums: Float64Array;
  private readonly counts: Int32Array;
  private readonly fitting: (Fitting | undefined)[];
  /** Extra weight of positions whose surroundings did not fill. */
  readonly trouble: Float64Array;

  constructor(
    canvas: Canvas,
    wishes: Wishes,
    room: RoomToFill,
    letters: readonly (string | undefined)[],
  ) {
    this.canvas = canvas;
    this.wishes = wishes;
    this.room = room;
    this.letters = letters;
    const size = canvas.width * canvas.height;
    this.across = { start: new Int32Array(size), length: new Int32Array(size) };
    this.down = { start: new Int32Array(size), length: new Int32Array(size) };
    this.perCell = new Float64Array(size);
    this.seen = new Uint8Array(size);
    this.stack = new Int32Array(size);
    this.sums = new Float64Array((canvas.width + 1) * (canvas.height + 1));
    this.counts = new Int32Array((canvas.width + 1) * (canvas.height + 1));
    this.fitting = new Array(2 * size).fill(undefined);
    this.trouble = new Float64Array(size).fill(1);
  }

  /** `isSolid` has a 1 for each block and void. */
  of(isSolid: Uint8Array): PatternFigures {
    const { canvas, wishes } = this;
    const { width, height, voids } = canvas;
    this.perCell.fill(0);
    const lines = { entries: 0, short: 0, cost: 0, faults: 0, log: 0 };
    const { fitting } = this;
    fitting.fill(undefined);
    this.runs(isSolid, this.across, 1, width, height, lines, fitting, 0);
    this.runs(isSolid, this.down, width, height, width, lines, fitting, width * height);
    let { cost, faults } = lines;
    let blocks = 0;
    let expected = lines.log;
    for (let at = 0; at < isSolid.length; at++) {
      if (isSolid[at] === 1) {
        if (voids[at] === 0) blocks++;
        cost += this.blockCost(isSolid, at);
        continue;
      }
      const [a, d] = [
        fitting[this.across.start[at]!],
        fitting[isSolid.length + this.down.start[at]!],
      ];
      if (a === undefined || d === undefined) continue;
      const column = at - this.across.start[at]!;
      const row = (at - this.down.start[at]!) / width;
      const agreement = this.room.agreement(a, column, d, row);
      expected += agreement;
      this.perCell[at]! += agreement;
    }
    cost += this.tightness(isSolid);
    const [leastEntries, mostEntries] = wishes.entries;
    const overEntries = Math.max(0, lines.entries - mostEntries);
    const [leastBlocks, mostBlocks] = wishes.blocks;
    const overBlocks = Math.max(0, blocks - mostBlocks);
    cost += COST.entry * (overEntries + 0.5 * Math.max(0, leastEntries - lines.entries));
    cost += COST.block * (overBlocks + 0.5 * Math.max(0, leastBlocks - blocks));
    cost += COST.short * Math.max(0, lines.short - wishes.shortShare * lines.entries);
    faults += overEntries + overBlocks;
    const pieces = this.pieces(isSolid);
    faults += pieces - 1;
    cost += COST.piece * (pieces - 1);
    return { entries: lines.entries, blocks, faults, total: cost, expected };
  }

  /** Goes through the runs of one direction. `fitting` gets what fits each, at its first position. */
  private runs(
    isSolid: Uint8Array,
    { start, length }: Runs,
    step: number,
    across: number,
    lineCount: number,
    lines: { entries: number; short: number; cost: number; faults: number; log: number },
    fitting: (Fitting | undefined)[],
    offset: number,
  ): void {
    const { wishes, letters } = this;
    const other = step === 1 ? this.canvas.width : 1;
    for (let line = 0; line < lineCount; line++) {
      const first = line * other;
      for (let i = 0; i < across; ) {
        const from = first + i * step;
        if (isSolid[from] === 1) {
          i++;
          continue;
        }
        let count = 0;
        let set = 0;
        while (i + count < across && isSolid[from + count * step] === 0) {
          if (letters[from + count * step] !== undefined) set++;
          count++;
        }
        i += count;
        for (let k = 0; k < count; k++) {
          start[from + k * step] = from;
          length[from + k * step] = count;
        }
        if (count < wishes.leastLength) {
          lines.cost += COST.shortRun * (wishes.leastLength - count);
          lines.faults++;
          continue;
        }
        lines.entries++;
        if (count === wishes.leastLength) lines.short++;
        if (count > wishes.longest && set < count) {
          lines.cost += COST.long * (count - wishes.longest);
        }
        const fits =
          set === 0
            ? this.room.openRow(count)
            : this.room.row(Array.from({ length: count }, (_, k) => letters[from + k * step]));
        fitting[offset + from] = fits;
        if (fits.log < 0) lines.cost += COST.hopeless;
        lines.log += fits.log;
        for (let k = 0; k < count; k++) this.perCell[from + k * step]! += fits.log / count;
      }
    }
  }

  /** A block that only makes entries shorter, or stands with three others in a square. */
  private blockCost(isSolid: Uint8Array, at: number): number {
    const { width, height, voids } = this.canvas;
    if (voids[at] === 1) return 0;
    const [row, column] = [Math.floor(at / width), at % width];
    const isOpen = (r: number, c: number): boolean =>
      r >= 0 && c >= 0 && r < height && c < width && isSolid[r * width + c] === 0;
    const sides =
      Number(isOpen(row, column - 1)) * 1 +
      Number(isOpen(row, column + 1)) * 2 +
      Number(isOpen(row - 1, column)) * 4 +
      Number(isOpen(row + 1, column)) * 8;
    let cost = 0;
    // Open on one side or on two that meet: opening it would join no two entries and begin none.
    const isCheater = [1, 2, 4, 8, 5, 6, 9, 10].includes(sides);
    if (isCheater && !this.wishes.cheaters) cost += COST.cheater;
    const isClump =
      row + 1 < height &&
      column + 1 < width &&
      isSolid[at + 1] === 1 &&
      isSolid[at + width] === 1 &&
      isSolid[at + width + 1] === 1;
    if (isClump) cost += COST.clump;
    return cost;
  }

  /** How far the surroundings of cells are below what leaves room enough. */
  private tightness(isSolid: Uint8Array): number {
    const { perCell, sums, counts } = this;
    const { width, height } = this.canvas;
    // What stands above and to the left, added up, gives the sum of any rectangle by its corners.
    const row1 = width + 1;
    for (let row = 0, at = 0; row < height; row++) {
      let sum = 0;
      let count = 0;
      for (let column = 0; column < width; column++, at++) {
        if (isSolid[at] === 0) {
          sum += perCell[at]!;
          count++;
        }
        const corner = (row + 1) * row1 + column + 1;
        sums[corner] = sums[corner - row1]! + sum;
        counts[corner] = counts[corner - row1]! + count;
      }
    }
    let cost = 0;
    for (let row = 0, at = 0; row < height; row++) {
      const top = Math.max(0, row - REACH) * row1;
      const bottom = Math.min(height, row + REACH + 1) * row1;
      for (let column = 0; column < width; column++, at++) {
        if (isSolid[at] === 1) continue;
        const left = Math.max(0, column - REACH);
        const right = Math.min(width, column + REACH + 1);
        const sum =
          sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
        const count =
          counts[bottom + right]! -
          counts[bottom + left]! -
          counts[top + right]! +
          counts[top + left]!;
        const lack = ENOUGH_ROOM * this.trouble[at]! - sum / count;
        if (lack > 0) cost += COST.tight * lack;
      }
    }
    return cost;
  }

  private pieces(isSolid: Uint8Array): number {
    const { width } = this.canvas;
    const { seen, stack } = this;
    seen.set(isSolid);
    let count = 0;
    for (let from = 0; from < seen.length; from++) {
      if (seen[from] === 1) continue;
      count++;
      seen[from] = 1;
      stack[0] = from;
      let top = 1;
      const visit = (at: number): void => {
        if (seen[at] !== 0) return;
        seen[at] = 1;
        stack[top++] = at;
      };
      while (top > 0) {
        const at = stack[--top]!;
        if (at % width > 0) visit(at - 1);
        if ((at + 1) % width > 0) visit(at + 1);
        if (at >= width) visit(at - width);
        if (at + width < seen.length) visit(at + width);
      }
    }
    return count;
  }
}

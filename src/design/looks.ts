// How a pattern of blocks looks to an editor, words aside, while blocks come and go: clumps, walls and stairs, blocks
// that only make entries shorter or stand at no cell at all, open squares. Begun from no block.

import type { Canvas } from './canvas.ts';
import { Groups } from './groups.ts';
import type { Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  cheater: 6,
  /** Four blocks in a square, and a block more than is usual within three rows and columns. */
  clump: 6,
  crowd: 0.8,
  /** A block more in a row of them, or in a diagonal one, than is usual. */
  wall: 3,
  stair: 0.5,
  /** A block more in a group that hangs together than is usual. */
  group: 4,
};
/** In small grids less is usual; in lattices more, and they have groups everywhere. */
const USUAL_ROW = { small: 2, large: 3, lattice: 4 };
const USUAL_STAIR = 4;
const USUAL_CROWD = 5;
const USUAL_GROUP = { small: 3, large: 4, lattice: Number.POSITIVE_INFINITY };
/** Sides of small grids have so many cells at most. */
const SMALL_SIDE = 9;

type Offset = readonly [rows: number, columns: number];
const ROWS: readonly Offset[] = [
  [0, 1],
  [1, 0],
];
const DIAGONALS: readonly Offset[] = [
  [1, 1],
  [1, -1],
];

export class Looks {
  /** Cells that touch no block, not even diagonally. */
  openness: number;
  private readonly width: number;
  private readonly height: number;
  private readonly voids: Uint8Array;
  private readonly mayCheat: boolean;
  private cheaters = 0;
  private clumps = 0;
  private crowds = 0;
  private walls = 0;
  private stairs = 0;
  private readonly groups: Groups;
  private readonly usualRow: number;
  /** For each position how many blocks are there and around it. */
  private readonly near: Uint8Array;

  constructor(canvas: Canvas, { cheaters, unchecked }: Wishes) {
    const { width, height, voids } = canvas;
    const isSmall = Math.max(width, height) <= SMALL_SIDE;
    const kind = unchecked !== undefined ? 'lattice' : isSmall ? 'small' : 'large';
    this.usualRow = USUAL_ROW[kind];
    this.groups = new Groups(canvas, USUAL_GROUP[kind]);
    this.width = width;
    this.height = height;
    this.voids = voids;
    this.mayCheat = cheaters;
    this.near = new Uint8Array(width * height);
    this.openness = voids.length - voids.reduce((sum, isVoid) => sum + isVoid, 0);
  }

  get cost(): number {
    return (
      COST.cheater * this.cheaters +
      COST.clump * this.clumps +
      COST.crowd * this.crowds +
      COST.wall * this.walls +
      COST.stair * this.stairs +
      COST.group * this.groups.beyond
    );
  }

  /** A block comes or goes, in `isSolid` too. */
  flip(isSolid: Uint8Array, at: number): void {
    const row = Math.floor(at / this.width);
    const column = at - row * this.width;
    this.count(isSolid, row, column, -1);
    const sign = isSolid[at] === 1 ? -1 : 1;
    isSolid[at]! ^= 1;
    this.count(isSolid, row, column, 1);
    this.crowd(row, column, sign);
    this.groups.flipped(isSolid, at);
    for (const step of ROWS) {
      this.walls += sign * this.lengthened(isSolid, row, column, step, this.usualRow);
    }
    for (const step of DIAGONALS) {
      this.stairs += sign * this.lengthened(isSolid, row, column, step, USUAL_STAIR);
    }
  }

  /** What of its surroundings may be changed by a block. */
  private count(isSolid: Uint8Array, row: number, column: number, sign: 1 | -1): void {
    if (!this.mayCheat) {
      this.cheaters +=
        sign *
        (this.cheater(isSolid, row, column) +
          this.cheater(isSolid, row - 1, column) +
          this.cheater(isSolid, row + 1, column) +
          this.cheater(isSolid, row, column - 1) +
          this.cheater(isSolid, row, column + 1));
    }
    this.clumps +=
      sign *
      (this.clump(isSolid, row, column) +
        this.clump(isSolid, row + 1, column) +
        this.clump(isSolid, row, column + 1) +
        this.clump(isSolid, row + 1, column + 1));
  }

  private crowd(row: number, column: number, sign: 1 | -1): void {
    const { near, width, height, voids } = this;
    for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
        const at = r * width + c;
        const before = near[at]!;
        const after = before + sign;
        near[at] = after;
        this.crowds += Math.max(0, after - USUAL_CROWD) - Math.max(0, before - USUAL_CROWD);
        // A block is near itself, so that what is near none is a cell or a void.
        if (voids[at] === 0 && before * after === 0) this.openness -= sign;
      }
    }
  }

  private isBlock(isSolid: Uint8Array, row: number, column: number): boolean {
    if (row < 0 || column < 0 || row >= this.height || column >= this.width) return false;
    const at = row * this.width + column;
    return isSolid[at] === 1 && this.voids[at] === 0;
  }

  private open(isSolid: Uint8Array, row: number, column: number): 0 | 1 {
    if (row < 0 || column < 0 || row >= this.height || column >= this.width) return 0;
    return isSolid[row * this.width + column] === 0 ? 1 : 0;
  }

  /** Cells on no two opposite sides of a block: without it, no two entries would be one. */
  private cheater(isSolid: Uint8Array, row: number, column: number): 0 | 1 {
    if (!this.isBlock(isSolid, row, column)) return 0;
    const across = this.open(isSolid, row, column - 1) + this.open(isSolid, row, column + 1);
    const down = this.open(isSolid, row - 1, column) + this.open(isSolid, row + 1, column);
    return across < 2 && down < 2 ? 1 : 0;
  }

  /** Whether a position is the lower right one of four blocks. */
  private clump(isSolid: Uint8Array, row: number, column: number): 0 | 1 {
    return this.isBlock(isSolid, row, column) &&
      this.isBlock(isSolid, row - 1, column) &&
      this.isBlock(isSolid, row, column - 1) &&
      this.isBlock(isSolid, row - 1, column - 1)
      ? 1
      : 0;
  }

  /** How many blocks more than usual stand in a row because of this one. */
  private lengthened(
    isSolid: Uint8Array,
    row: number,
    column: number,
    [down, right]: Offset,
    usual: number,
  ): number {
    const over = (length: number): number => Math.max(0, length - usual);
    const before = this.blocksFrom(isSolid, row, column, -down, -right);
    const after = this.blocksFrom(isSolid, row, column, down, right);
    return over(before + 1 + after) - over(before) - over(after);
  }

  private blocksFrom(
    isSolid: Uint8Array,
    row: number,
    column: number,
    down: number,
    right: number,
  ): number {
    let count = 0;
    while (this.isBlock(isSolid, row + (count + 1) * down, column + (count + 1) * right)) count++;
    return count;
  }
}

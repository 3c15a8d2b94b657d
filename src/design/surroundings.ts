// How far the surroundings of cells are below what leaves a fill room enough, while cells come and go. Rooms are whole
// numbers, so that what is taken back leaves no trace.

import type { Canvas } from './canvas.ts';
import { UNIT } from './room-to-fill.ts';

/** The mean of this, log10 of fills a cell, is what the surroundings of a cell should have. */
const ENOUGH_ROOM = 0.22;
/** The surroundings: so many cells each way. */
const REACH = 2;
/** How much more room is wanted where a search failed. */
const TROUBLE = 1.6;

export class Surroundings {
  /** The sum over cells of what each lacks, in units of log10 of fills. */
  lack = 0;
  private readonly width: number;
  private readonly height: number;
  /** For each position whether it is a cell, what room it has, and what its surroundings lack. */
  private readonly isCell: Uint8Array;
  private readonly room: Int32Array;
  private readonly lacks: Int32Array;
  /** For each position the sum of the rooms around it, and of how many cells. */
  private readonly sums: Int32Array;
  private readonly counts: Int32Array;
  /** Positions whose surroundings have changed, once each. */
  private readonly touched: Int32Array;
  private readonly isTouched: Uint8Array;
  private touchedCount = 0;
  /** Extra weight of positions whose surroundings did not fill. */
  private readonly trouble: Float64Array;

  constructor({ width, height }: Canvas) {
    const area = width * height;
    this.width = width;
    this.height = height;
    this.isCell = new Uint8Array(area);
    this.room = new Int32Array(area);
    this.lacks = new Int32Array(area);
    this.sums = new Int32Array(area);
    this.counts = new Int32Array(area);
    this.touched = new Int32Array(area);
    this.isTouched = new Uint8Array(area);
    this.trouble = new Float64Array(area).fill(1);
  }

  /** More room is wanted around a cell. */
  wantMore(at: number): void {
    this.trouble[at]! *= TROUBLE;
    this.touch(at);
  }

  /** A position is a cell with so much room in units, or none, with none. */
  put(at: number, isCell: 0 | 1, room: number): void {
    const more = room - this.room[at]!;
    const cells = isCell - this.isCell[at]!;
    if (more === 0 && cells === 0) return;
    this.room[at] = room;
    this.isCell[at] = isCell;
    const { width, height, sums, counts } = this;
    const row = Math.floor(at / width);
    const column = at - row * width;
    const [left, right] = [Math.max(0, column - REACH), Math.min(width - 1, column + REACH)];
    const [top, bottom] = [Math.max(0, row - REACH), Math.min(height - 1, row + REACH)];
    for (let r = top; r <= bottom; r++) {
      for (let near = r * width + left, end = r * width + right; near <= end; near++) {
        sums[near]! += more;
        counts[near]! += cells;
        this.touch(near);
      }
    }
  }

  /** Makes `lack` true again. */
  settle(): void {
    const { touched, isTouched, isCell, lacks, sums, counts, trouble } = this;
    for (let i = 0; i < this.touchedCount; i++) {
      const at = touched[i]!;
      isTouched[at] = 0;
      const enough = ENOUGH_ROOM * UNIT * trouble[at]!;
      const lack = isCell[at] === 0 ? 0 : Math.max(0, Math.round(enough - sums[at]! / counts[at]!));
      this.lack += lack - lacks[at]!;
      lacks[at] = lack;
    }
    this.touchedCount = 0;
  }

  private touch(at: number): void {
    if (this.isTouched[at] === 1) return;
    this.isTouched[at] = 1;
    this.touched[this.touchedCount++] = at;
  }
}

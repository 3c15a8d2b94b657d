// Groups of blocks that hang together by their sides, while blocks come and go: large ones look like a wall or a clump.

import type { Canvas } from './canvas.ts';

export class Groups {
  /** Blocks that groups have beyond what is usual, in all. */
  beyond = 0;
  private readonly width: number;
  private readonly height: number;
  private readonly voids: Uint8Array;
  private readonly usual: number;
  /** The count that came to a position last. */
  private readonly seen: Uint32Array;
  private count = 0;

  /** `usual` blocks of a group cost nothing. */
  constructor({ width, height, voids }: Canvas, usual: number) {
    this.width = width;
    this.height = height;
    this.voids = voids;
    this.usual = usual;
    this.seen = new Uint32Array(voids.length);
  }

  /** A block has come to a position, or has gone from it. */
  flipped(isSolid: Uint8Array, at: number): void {
    this.count++;
    const sign = isSolid[at] === 1 ? 1 : -1;
    this.seen[at] = this.count;
    let whole = 1;
    for (const next of this.beside(at)) {
      const part = this.size(isSolid, next);
      this.beyond -= sign * Math.max(0, part - this.usual);
      whole += part;
    }
    this.beyond += sign * Math.max(0, whole - this.usual);
  }

  /** Blocks of the group of a position that have not been counted. */
  private size(isSolid: Uint8Array, at: number): number {
    if (isSolid[at] === 0 || this.voids[at] === 1 || this.seen[at] === this.count) return 0;
    this.seen[at] = this.count;
    let size = 1;
    for (const next of this.beside(at)) size += this.size(isSolid, next);
    return size;
  }

  private beside(at: number): number[] {
    const { width, height } = this;
    const column = at % width;
    const near: number[] = [];
    if (column > 0) near.push(at - 1);
    if (column + 1 < width) near.push(at + 1);
    if (at >= width) near.push(at - width);
    if (at + width < width * height) near.push(at + width);
    return near;
  }
}

// Whether a pattern hangs together: its pieces, and the cells that alone hold two parts of it together (Tarjan 1972).

import type { Canvas } from './canvas.ts';

/** A part of fewer cells is the loose end of an entry. */
const SMALLEST_PART = 3;
const NOWHERE = -1;
const SIDES = 4;

export class Parts {
  pieces = 0;
  /** Cells that alone hold two parts together. */
  cuts = 0;
  private readonly isBarred: boolean;
  /** For each position and side the neighbour there, and the spot that may part the two. */
  private readonly next: Int32Array;
  private readonly between: Int32Array;
  /** When the walk first came to a position, from 1; and the earliest time that a step back leads to from there on. */
  private readonly seenAt: Int32Array;
  private readonly lowest: Int32Array;
  private readonly size: Int32Array;
  private clock = 0;

  constructor({ width, height, isBarred }: Canvas) {
    this.isBarred = isBarred;
    const area = width * height;
    this.next = new Int32Array(SIDES * area).fill(NOWHERE);
    this.between = new Int32Array(SIDES * area);
    for (let at = 0; at < area; at++) {
      if ((at + 1) % width > 0) this.join(at, 0, at + 1, at);
      if (at + width < area) this.join(at, 2, at + width, area + at);
    }
    this.seenAt = new Int32Array(area);
    this.lowest = new Int32Array(area);
    this.size = new Int32Array(area);
  }

  private join(one: number, side: number, two: number, spot: number): void {
    this.next[SIDES * one + side] = two;
    this.next[SIDES * two + side + 1] = one;
    this.between[SIDES * one + side] = spot;
    this.between[SIDES * two + side + 1] = spot;
  }

  /** Counts pieces and cuts. `parted` are spots, `isSolid` positions. */
  walk(parted: Uint8Array, isSolid: Uint8Array): void {
    this.seenAt.fill(0);
    this.clock = 0;
    this.cuts = 0;
    this.pieces = 0;
    for (let at = 0; at < isSolid.length; at++) {
      if (isSolid[at] === 1 || this.seenAt[at] !== 0) continue;
      this.pieces++;
      this.visit(parted, isSolid, at, NOWHERE);
    }
  }

  private visit(parted: Uint8Array, isSolid: Uint8Array, at: number, from: number): void {
    const { seenAt, lowest, size, isBarred } = this;
    const now = ++this.clock;
    seenAt[at] = now;
    let low = now;
    let count = 1;
    let parts = 0;
    for (let i = SIDES * at; i < SIDES * at + SIDES; i++) {
      const next = this.next[i]!;
      if (next === NOWHERE || next === from || isSolid[next] === 1) continue;
      if (isBarred && parted[this.between[i]!] === 1) continue;
      if (seenAt[next] !== 0) {
        low = Math.min(low, seenAt[next]!);
        continue;
      }
      this.visit(parted, isSolid, next, at);
      count += size[next]!;
      low = Math.min(low, lowest[next]!);
      if (lowest[next]! >= now && size[next]! >= SMALLEST_PART) parts++;
    }
    lowest[at] = low;
    size[at] = count;
    this.cuts += from === NOWHERE ? Math.max(0, parts - 1) : parts;
  }
}

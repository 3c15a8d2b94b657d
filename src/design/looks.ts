// How a pattern looks to an editor, words aside: pieces and parts that hang on one cell, blocks in clumps and
// stairs, blocks that only make entries shorter, open squares.

import type { Canvas } from './canvas.ts';
import type { Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  cheater: 2.5,
  /** Four blocks in a square. */
  clump: 0.8,
  /** A block more in a diagonal row of them than is usual. */
  stair: 0.5,
  /** A cell that alone holds two parts together. */
  cut: 1.5,
};
const USUAL_STAIR = 4;
/** A part of fewer cells is the loose end of an entry. */
const SMALLEST_PART = 3;

/** The neighbours of a position, in this order, two opposite ones after another. */
const LEFT = 0;
const RIGHT = 1;
const UP = 2;
const DOWN = 3;
const SIDES = 4;
const NOWHERE = -1;

export interface LooksFound {
  readonly cost: number;
  readonly pieces: number;
}

export class Looks {
  private readonly isBarred: boolean;
  private readonly voids: Uint8Array;
  private readonly mayCheat: boolean;
  /** For each position and side the neighbour there, and the spot that may part the two. */
  private readonly next: Int32Array;
  private readonly between: Int32Array;
  /** When the walk first came to a position, from 1; and the earliest time that a step back leads to from there on. */
  private readonly seenAt: Int32Array;
  private readonly lowest: Int32Array;
  private readonly size: Int32Array;
  /** For each block how many it ends a stair of, one that came from the left, and one from the right. */
  private readonly fromLeft: Int32Array;
  private readonly fromRight: Int32Array;
  private clock = 0;
  private cuts = 0;

  constructor({ width, height, isBarred, voids }: Canvas, { cheaters }: Wishes) {
    this.isBarred = isBarred;
    this.voids = voids;
    this.mayCheat = cheaters;
    const area = width * height;
    this.next = new Int32Array(SIDES * area).fill(NOWHERE);
    this.between = new Int32Array(SIDES * area);
    for (let at = 0; at < area; at++) {
      if ((at + 1) % width > 0) this.join(at, RIGHT, at + 1, LEFT, at);
      if (at + width < area) this.join(at, DOWN, at + width, UP, area + at);
    }
    this.seenAt = new Int32Array(area);
    this.lowest = new Int32Array(area);
    this.size = new Int32Array(area);
    this.fromLeft = new Int32Array(area);
    this.fromRight = new Int32Array(area);
  }

  private join(one: number, side: number, two: number, opposite: number, spot: number): void {
    this.next[SIDES * one + side] = two;
    this.next[SIDES * two + opposite] = one;
    this.between[SIDES * one + side] = spot;
    this.between[SIDES * two + opposite] = spot;
  }

  /** `parted` are spots, `isSolid` positions. */
  of(parted: Uint8Array, isSolid: Uint8Array): LooksFound {
    const { voids } = this;
    let cost = 0;
    for (let at = 0; at < isSolid.length; at++) {
      if (isSolid[at] === 1) cost += voids[at] === 0 ? this.blockCost(isSolid, at) : 0;
    }
    const pieces = this.walk(parted, isSolid);
    return { cost: cost + COST.cut * this.cuts, pieces };
  }

  private blockCost(isSolid: Uint8Array, at: number): number {
    let cost = 0;
    if (!this.mayCheat) {
      const across = this.open(isSolid, at, LEFT) + this.open(isSolid, at, RIGHT);
      const down = this.open(isSolid, at, UP) + this.open(isSolid, at, DOWN);
      // Open on one side or on two that meet: opening it would join no two entries and begin none.
      if (across < 2 && down < 2 && across + down > 0) cost += COST.cheater;
    }
    const above = this.next[SIDES * at + UP]!;
    if (above === NOWHERE) {
      this.fromLeft[at] = 1;
      this.fromRight[at] = 1;
      return cost;
    }
    const left = this.next[SIDES * above + LEFT]!;
    const right = this.next[SIDES * above + RIGHT]!;
    const isAfterLeft = left !== NOWHERE && isSolid[left] === 1;
    const isAfterRight = right !== NOWHERE && isSolid[right] === 1;
    if (isAfterLeft && isSolid[above] === 1 && isSolid[at - 1] === 1) cost += COST.clump;
    this.fromLeft[at] = isAfterLeft ? this.fromLeft[left]! + 1 : 1;
    this.fromRight[at] = isAfterRight ? this.fromRight[right]! + 1 : 1;
    const longest = Math.max(this.fromLeft[at]!, this.fromRight[at]!);
    return longest > USUAL_STAIR ? cost + COST.stair : cost;
  }

  private open(isSolid: Uint8Array, at: number, side: number): number {
    const next = this.next[SIDES * at + side]!;
    return next !== NOWHERE && isSolid[next] === 0 ? 1 : 0;
  }

  /** How many pieces there are; `cuts` counts the cells that alone hold two parts together (Tarjan 1972). */
  private walk(parted: Uint8Array, isSolid: Uint8Array): number {
    this.seenAt.fill(0);
    this.clock = 0;
    this.cuts = 0;
    let pieces = 0;
    for (let at = 0; at < isSolid.length; at++) {
      if (isSolid[at] === 1 || this.seenAt[at] !== 0) continue;
      pieces++;
      this.visit(parted, isSolid, at, NOWHERE);
    }
    return pieces;
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

/** Cells that touch no block, not even diagonally. */
export function opennessOf({ width, height, voids }: Canvas, isSolid: Uint8Array): number {
  const isOpen = (row: number, column: number): boolean => {
    for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
        const at = r * width + c;
        if (isSolid[at] === 1 && voids[at] === 0) return false;
      }
    }
    return true;
  };
  let count = 0;
  for (let at = 0; at < isSolid.length; at++) {
    if (isSolid[at] === 0 && isOpen(Math.floor(at / width), at % width)) count++;
  }
  return count;
}

// The entries of all rows, or of all columns, while blocks or bars come and go: what fits each and what is wrong with
// it. A spot that changes parts one run of cells or joins two, and only these are looked at. All sums are whole
// numbers, so that taking back a change leaves them as they were.

import type { Canvas } from './canvas.ts';
import { type RoomToFill, UNIT } from './room-to-fill.ts';
import type { Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  /** A cell that a run lacks to be an entry. */
  shortRun: 6,
  /** Halves, a cell of an entry beyond the longest. */
  longHalves: 3,
  /** The same of an entry across that is as long as one of the theme. */
  likeThemeHalves: 12,
  hopeless: 8,
};

/** No entry. */
export const NONE = -1;

/** What a run of cells is. */
interface Run {
  /** Where its first cell is in `RoomToFill`, or `NONE`. */
  readonly first: number;
  /** log10 of the words that fit, in units: of all, and each cell's part. */
  readonly log: number;
  readonly share: number;
  readonly entries: number;
  readonly short: number;
  readonly halves: number;
  readonly faults: number;
}

export class Lines {
  /** For each position where its entry is in `RoomToFill`, or `NONE`; and its part of log10 of what fits there, in units. */
  readonly places: Int32Array;
  readonly shares: Int32Array;
  /** For the first position of each run how many cells it has. */
  private readonly lengths: Uint8Array;
  entries = 0;
  /** Entries of the least length. */
  short = 0;
  faults = 0;
  /** log10 of the words of all entries, in units. */
  log = 0;
  private halves = 0;
  private readonly step: number;
  private readonly size: number;
  private readonly width: number;
  private readonly isAcross: boolean;
  private readonly isBarred: boolean;
  /** Where bars after positions begin among the spots. */
  private readonly firstBar: number;
  private readonly letters: readonly (string | undefined)[];
  private readonly room: RoomToFill;
  private readonly wishes: Wishes;
  /** By the position it begins at and its length, what was met so far. */
  private readonly runs: (Run | undefined)[] = [];

  constructor(
    { width, height, isBarred }: Canvas,
    isAcross: boolean,
    letters: readonly (string | undefined)[],
    room: RoomToFill,
    wishes: Wishes,
  ) {
    this.isAcross = isAcross;
    this.step = isAcross ? 1 : width;
    this.size = isAcross ? width : height;
    this.width = width;
    this.isBarred = isBarred;
    this.firstBar = isBarred && !isAcross ? width * height : 0;
    this.letters = letters;
    this.room = room;
    this.wishes = wishes;
    this.places = new Int32Array(width * height).fill(NONE);
    this.shares = new Int32Array(width * height);
    this.lengths = new Uint8Array(width * height);
  }

  get cost(): number {
    return this.halves / 2;
  }

  /** Reads all of them anew. */
  read(parted: Uint8Array, isSolid: Uint8Array): void {
    this.entries = 0;
    this.short = 0;
    this.faults = 0;
    this.log = 0;
    this.halves = 0;
    this.places.fill(NONE);
    this.shares.fill(0);
    for (let at = 0; at < this.places.length; at++) {
      if (isSolid[at] === 1) continue;
      if (this.cellsBefore(parted, isSolid, at) > 0) continue;
      this.put(at, 1 + this.cellsAfter(parted, isSolid, at), 1);
    }
  }

  /**
   * A block at a position, or a bar after it in this direction, comes or goes. `parted` and `isSolid` are as before.
   * The cells of `[first, first + count * step)` are to be looked at again.
   */
  flip(
    parted: Uint8Array,
    isSolid: Uint8Array,
    at: number,
    changed: (first: number, count: number, step: number) => void,
  ): void {
    const { step, isBarred } = this;
    const before = this.cellsBefore(parted, isSolid, at) + (isBarred ? 1 : 0);
    const next = at + step;
    const after = isBarred
      ? 1 + this.cellsAfter(parted, isSolid, next)
      : this.cellsAfter(parted, isSolid, at);
    const middle = isBarred ? 0 : 1;
    const first = isBarred ? at - (before - 1) * step : at - before * step;
    const isParted = parted[this.firstBar + at] === 1;
    const whole = before + middle + after;
    const parts = isParted ? -1 : 1;
    if (!isParted) this.put(first, whole, -1);
    if (before > 0) this.put(first, before, parts);
    if (after > 0) this.put(next, after, parts);
    if (isParted) this.put(first, whole, 1);
    else if (!isBarred) this.clear(at);
    changed(first, whole, step);
  }

  /** Of the entry that begins at a position. */
  lengthAt(at: number): number {
    return this.lengths[at]!;
  }

  /** How many cells stand before one in its run, and after it. */
  cellsBefore(parted: Uint8Array, isSolid: Uint8Array, at: number): number {
    const { step, isBarred, firstBar } = this;
    let [count, i] = [0, this.indexOf(at)];
    for (let here = at - step; i > 0; here -= step, i--) {
      if (isSolid[here] === 1 || (isBarred && parted[firstBar + here] === 1)) break;
      count++;
    }
    return count;
  }

  cellsAfter(parted: Uint8Array, isSolid: Uint8Array, at: number): number {
    const { step, size, isBarred, firstBar } = this;
    let [count, i] = [0, this.indexOf(at)];
    for (let here = at + step; i + 1 < size; here += step, i++) {
      if (isSolid[here] === 1 || (isBarred && parted[firstBar + here - step] === 1)) break;
      count++;
    }
    return count;
  }

  private indexOf(at: number): number {
    return this.isAcross ? at % this.width : Math.floor(at / this.width);
  }

  private clear(at: number): void {
    this.places[at] = NONE;
    this.shares[at] = 0;
  }

  /** A run comes (1) or goes (-1). */
  private put(from: number, count: number, sign: 1 | -1): void {
    const run = this.run(from, count);
    this.entries += sign * run.entries;
    this.short += sign * run.short;
    this.faults += sign * run.faults;
    this.log += sign * run.log;
    this.halves += sign * run.halves;
    if (sign < 0) return;
    const { places, shares, step } = this;
    const { first, share } = run;
    this.lengths[from] = count;
    for (let i = 0, at = from; i < count; i++, at += step) {
      places[at] = first === NONE ? NONE : first + i;
      shares[at] = share;
    }
  }

  private run(from: number, count: number): Run {
    const key = from * (this.size + 1) + count;
    let run = this.runs[key];
    if (run === undefined) {
      run = this.reckoned(from, count);
      this.runs[key] = run;
    }
    return run;
  }

  private reckoned(from: number, count: number): Run {
    const { wishes, room, letters, step } = this;
    const none = { first: NONE, log: 0, share: 0, entries: 0, short: 0 };
    if (count < wishes.leastLength) {
      // Alone in this direction: an unchecked cell of an entry in the other one.
      if (count === 1 && wishes.unchecked !== undefined) return { ...none, halves: 0, faults: 0 };
      return { ...none, halves: 2 * COST.shortRun * (wishes.leastLength - count), faults: 1 };
    }
    const set = Array.from({ length: count }, (_, i) => letters[from + i * step]);
    const beyond = (longest = count): number =>
      set.includes(undefined) ? Math.max(0, count - longest) : 0;
    const over = beyond(wishes.longest);
    const likeTheme = this.isAcross ? beyond(wishes.longestAcross) : 0;
    const { first, log, isDead } = room.row(set);
    return {
      first,
      log: Math.round(log * UNIT),
      share: Math.round((log / count) * UNIT),
      entries: 1,
      short: count === wishes.leastLength ? 1 : 0,
      halves:
        COST.longHalves * over +
        COST.likeThemeHalves * likeTheme +
        (log < 0 ? 2 * COST.hopeless : 0),
      faults: (over > 0 && wishes.firm?.has('longest') ? 1 : 0) + (isDead ? 1 : 0),
    };
  }
}

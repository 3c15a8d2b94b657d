// What is wrong with a pattern, as one number: faults that no outlet takes count most, then what custom asks
// for, then corners that leave a fill too little room. The pattern stands here and changes spot by spot; what a spot
// changes is reckoned from what stands around it, so that most steps cost as much in a large grid as in a small one.
// Only whether it hangs together is looked at as a whole, last of all.

import type { Random } from '../base/random.ts';
import type { Layout } from '../layout/layout.ts';
import { BarLooks } from './bar-looks.ts';
import type { Canvas } from './canvas.ts';
import { Cells } from './cells.ts';
import { Lines } from './lines.ts';
import { Looks } from './looks.ts';
import { Parts } from './parts.ts';
import { type RoomToFill, UNIT } from './room-to-fill.ts';
import { beyond, type Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  piece: 12,
  entry: 3,
  block: 2,
  /** A block more or fewer than a design has in mind. */
  aim: 1,
  open: 0.8,
  /** An entry of the least length beyond its share. */
  short: 0.7,
  /** A cell in no entry, and an unchecked letter that an entry has too many or too few. */
  isolated: 6,
  unchecked: 2.5,
  /** A unit of log10 of fills that the surroundings of a cell lack. */
  tight: 3,
  /** A cell that alone holds two parts together. */
  cut: 1.5,
};

export interface PatternFigures {
  readonly entries: number;
  /** Blocks, or bars. */
  readonly blocks: number;
  /** Cells that touch no block, not even diagonally. */
  readonly openness: number;
  /** Faults for which no outlet would take it. */
  readonly faults: number;
  readonly total: number;
  /** log10 of the fills to be expected. */
  readonly expected: number;
}

/** Up to what a pattern is of interest: what it costs, and each of its faults beyond that. */
export interface Interest {
  readonly most: number;
  readonly fault: number;
}
const ANY: Interest = { most: Number.POSITIVE_INFINITY, fault: 0 };

export class PatternCost {
  private readonly canvas: Canvas;
  private readonly wishes: Wishes;
  /** The pattern that stands, as spots and as positions. */
  private readonly parted: Uint8Array;
  private readonly isSolid: Uint8Array;
  private readonly looks: Looks;
  private readonly barLooks: BarLooks;
  private readonly parts: Parts;
  private readonly across: Lines;
  private readonly down: Lines;
  private readonly cells: Cells;
  private blocks = 0;
  private leaning = 0;
  private readonly aim: number | undefined;
  /** What a block costs at each spot, above or below nothing, in units. */
  private readonly lean: Int32Array;

  /** `letters` are given, position by position; `lean` is drawn from a stream that is the same for all that are compared. */
  constructor(
    canvas: Canvas,
    wishes: Wishes,
    room: RoomToFill,
    letters: readonly (string | undefined)[],
    lean: Random,
  ) {
    this.canvas = canvas;
    this.wishes = wishes;
    const { voids, isBarred, orbits } = canvas;
    this.parted = new Uint8Array(orbits.length);
    if (!isBarred) this.parted.set(voids);
    this.isSolid = isBarred ? voids : this.parted;
    this.looks = new Looks(canvas, wishes);
    this.barLooks = new BarLooks(canvas);
    this.parts = new Parts(canvas);
    this.across = new Lines(canvas, true, letters, room, wishes);
    this.down = new Lines(canvas, false, letters, room, wishes);
    this.cells = new Cells(canvas, wishes, room, this.across, this.down);
    this.lean = new Int32Array(orbits.length);
    for (const orbit of orbits) {
      const each = wishes.variety * (lean.unit() - lean.unit());
      for (const spot of orbit) this.lean[spot] = Math.round((each / orbit.length) * UNIT);
    }
    const { aims } = wishes;
    this.aim = aims && aims[0] + lean.below(aims[1] - aims[0] + 1);
    this.across.read(this.parted, this.isSolid);
    this.down.read(this.parted, this.isSolid);
    for (let at = 0; at < voids.length; at++) this.cells.touch(at);
  }

  /** Of the pattern with these spots parted, which stands from now on. */
  of(parted: Uint8Array): PatternFigures {
    const spots: number[] = [];
    for (let spot = 0; spot < parted.length; spot++) {
      if (parted[spot] !== this.parted[spot]) spots.push(spot);
    }
    this.flip(spots);
    return this.figures()!;
  }

  /** A copy of the pattern that stands. */
  pattern(): Uint8Array {
    return this.parted.slice();
  }

  /** Whether a spot is parted. */
  at(spot: number): number {
    return this.parted[spot]!;
  }

  /** More room is wanted around the cells of slots that a search could not fill. */
  wantMore({ slots, geometry }: Layout, failed: readonly number[]): void {
    for (const slot of failed) {
      for (const cell of slots[slot]!.cells) this.cells.wantMore(geometry.positionOf[cell]!);
    }
  }

  /** Spots come or go, one after another. */
  flip(spots: readonly number[]): void {
    for (const spot of spots) this.flipOne(spot);
  }

  private readonly touchRun = (first: number, count: number, step: number): void => {
    for (let i = 0, at = first; i < count; i++, at += step) this.cells.touch(at);
  };

  private flipOne(spot: number): void {
    const { parted, isSolid, canvas } = this;
    const sign = parted[spot] === 1 ? -1 : 1;
    this.blocks += sign;
    this.leaning += sign * this.lean[spot]!;
    if (canvas.isBarred) {
      const area = isSolid.length;
      const lines = spot < area ? this.across : this.down;
      lines.flip(parted, isSolid, spot % area, this.touchRun);
      this.barLooks.flip(parted, spot);
      parted[spot]! ^= 1;
      return;
    }
    this.across.flip(parted, isSolid, spot, this.touchRun);
    this.down.flip(parted, isSolid, spot, this.touchRun);
    this.looks.flip(parted, spot);
  }

  /**
   * Of the pattern that stands; undefined if it is of no interest. What is soon told is looked at first: most that are
   * drawn are rejected by it.
   */
  figures({ most, fault }: Interest = ANY): PatternFigures | undefined {
    const { wishes, across, down, parts, cells } = this;
    const { firm } = wishes;
    const { blocks } = this;
    const { openness } = this.looks;
    const entries = across.entries + down.entries;
    const short = across.short + down.short;
    let total =
      across.cost +
      down.cost +
      this.looks.cost +
      this.barLooks.cost +
      this.leaning / UNIT +
      COST.entry * beyond(entries, wishes.entries, 0.5) +
      COST.block * beyond(blocks, wishes.blocks, 0.5) +
      COST.aim * Math.abs(blocks - (this.aim ?? blocks)) +
      COST.short * Math.max(0, short - wishes.shortShare * entries);
    let faults =
      across.faults +
      down.faults +
      beyond(entries, wishes.entries, firm?.has('entries') ? 1 : 0) +
      beyond(blocks, wishes.blocks, firm?.has('blocks') ? 1 : 0);
    if (total + fault * faults > most) return undefined;
    cells.settle(this.isSolid);
    total += (COST.tight * cells.lack) / UNIT;
    if (wishes.unchecked !== undefined) {
      const { isolated, wrong } = cells;
      total += COST.isolated * isolated + COST.unchecked * wrong;
      faults += isolated + wrong;
    }
    if (wishes.openness !== undefined) {
      const outside = beyond(openness, wishes.openness, 1);
      total += COST.open * outside;
      faults += outside;
    }
    if (total + fault * faults > most) return undefined;
    parts.walk(this.parted, this.isSolid);
    const torn = Math.max(0, parts.pieces - 1);
    total += COST.piece * torn + COST.cut * parts.cuts;
    faults += torn;
    if (total + fault * faults > most) return undefined;
    const expected = (across.log + down.log + cells.agreements) / UNIT;
    return { entries, blocks, openness, faults, total, expected };
  }
}

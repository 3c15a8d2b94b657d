// What is wrong with a pattern, as one number: faults that no outlet takes count most, then what custom asks
// for, then corners that leave a fill too little room.

import type { Random } from '../base/random.ts';
import type { Canvas } from './canvas.ts';
import { type Line, Lines, NONE } from './lines.ts';
import { Looks, opennessOf } from './looks.ts';
import type { RoomToFill } from './room-to-fill.ts';
import type { Limits, Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  piece: 12,
  entry: 3,
  block: 2,
  open: 0.8,
  /** An entry of the least length beyond its share. */
  short: 0.7,
  /** A cell in no entry, and an unchecked letter that an entry has too many or too few. */
  isolated: 6,
  unchecked: 2.5,
  /** A unit of log10 of fills that the surroundings of a cell lack. */
  tight: 3,
};

/** The mean of this, log10 of fills a cell, is what the surroundings of a cell should have. */
const ENOUGH_ROOM = 0.22;
/** The surroundings: so many cells each way. */
const REACH = 2;

export interface PatternFigures {
  readonly entries: number;
  /** Blocks, or bars. */
  readonly blocks: number;
  /** Faults for which no outlet would take it. */
  readonly faults: number;
  readonly total: number;
  /** log10 of the fills to be expected. */
  readonly expected: number;
}

/** What is found on the way through a pattern. */
interface Sums {
  cost: number;
  faults: number;
  entries: number;
  short: number;
  blocks: number;
  log: number;
}

/** What is still worth knowing: no more than `most`, each fault counted as `fault` on top. */
export interface Bound {
  readonly fault: number;
  readonly most: number;
}

const NO_BOUND: Bound = { fault: 0, most: Number.POSITIVE_INFINITY };

export class PatternCost {
  private readonly canvas: Canvas;
  private readonly wishes: Wishes;
  private readonly room: RoomToFill;
  private readonly looks: Looks;
  private readonly rows: Lines;
  private readonly columns: Lines;
  /** The spots that were looked at last, and the lines that have changed since their cells were read. */
  private readonly last: Uint8Array;
  private readonly isNewRow: Uint8Array;
  private readonly isNewColumn: Uint8Array;
  private readonly rowAt: Line[] = [];
  private readonly columnAt: Line[] = [];
  private readonly perCell: Float64Array;
  private readonly isChecked: Uint8Array;
  private readonly isIsolated: Uint8Array;
  /** For each position the places that were met there last, and how they agree. */
  private readonly metAcross: Int32Array;
  private readonly metDown: Int32Array;
  private readonly agreement: Float64Array;
  private readonly sums: Float64Array;
  private readonly counts: Int32Array;
  private readonly voidCount: number;
  /** Extra weight of positions whose surroundings did not fill. */
  readonly trouble: Float64Array;
  /** What a block costs at each spot, above or below nothing. */
  private readonly lean: Float64Array;

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
    this.room = room;
    this.looks = new Looks(canvas, wishes);
    const { width, height, voids, isBarred } = canvas;
    this.voidCount = voids.reduce((sum, each) => sum + each, 0);
    const rows = Array.from({ length: height }, (_, row) => ({
      letters: letters.slice(row * width, (row + 1) * width),
      voids: voids.slice(row * width, (row + 1) * width),
    }));
    const columns = Array.from({ length: width }, (_, column) => ({
      letters: rows.map((row) => row.letters[column]),
      voids: Uint8Array.from(rows, (row) => row.voids[column]!),
    }));
    this.rows = new Lines(rows, isBarred, room, wishes);
    this.columns = new Lines(columns, isBarred, room, wishes);
    const area = width * height;
    this.perCell = new Float64Array(area);
    this.isChecked = new Uint8Array(area);
    this.isIsolated = new Uint8Array(area);
    this.metAcross = new Int32Array(area).fill(NONE);
    this.metDown = new Int32Array(area).fill(NONE);
    this.last = new Uint8Array(canvas.orbits.length);
    this.isNewRow = new Uint8Array(height).fill(1);
    this.isNewColumn = new Uint8Array(width).fill(1);
    this.agreement = new Float64Array(area);
    this.sums = new Float64Array((width + 1) * (height + 1));
    this.counts = new Int32Array((width + 1) * (height + 1));
    this.trouble = new Float64Array(area).fill(1);
    this.lean = new Float64Array(canvas.orbits.length);
    for (const orbit of canvas.orbits) {
      const each = wishes.variety * (lean.unit() - lean.unit());
      for (const spot of orbit) this.lean[spot] = each / orbit.length;
    }
  }

  /** Of the spots that are parted. */
  of(parted: Uint8Array): PatternFigures {
    return this.within(parted, NO_BOUND)!;
  }

  /** The same, or undefined once it is certain to be more than a bound: what takes longest is reckoned last. */
  within(parted: Uint8Array, { fault, most }: Bound): PatternFigures | undefined {
    const { canvas, wishes } = this;
    const isSolid = canvas.isBarred ? canvas.voids : parted;
    const sums: Sums = { cost: 0, faults: 0, entries: 0, short: 0, blocks: 0, log: 0 };
    this.readLines(parted, sums);
    this.readNumbers(parted, isSolid, sums);
    if (sums.cost + fault * sums.faults > most) return undefined;
    this.readCells(isSolid, sums);
    if (wishes.unchecked !== undefined) this.readUnchecked(wishes.unchecked, sums);
    sums.cost += this.tightness(isSolid);
    if (sums.cost + fault * sums.faults > most) return undefined;
    const looks = this.looks.of(parted, isSolid);
    const { entries, blocks, log } = sums;
    return {
      entries,
      blocks,
      faults: sums.faults + looks.pieces - 1,
      total: sums.cost + looks.cost + COST.piece * (looks.pieces - 1),
      expected: log,
    };
  }

  /** Whether entries, blocks and open cells are as many as they should be. */
  private readNumbers(parted: Uint8Array, isSolid: Uint8Array, sums: Sums): void {
    const { canvas, wishes, lean } = this;
    const { firm, openness } = wishes;
    let blocks = canvas.isBarred ? 0 : -this.voidCount;
    for (let spot = 0; spot < parted.length; spot++) {
      if (parted[spot] === 0) continue;
      blocks++;
      sums.cost += lean[spot]!;
    }
    sums.blocks = blocks;
    sums.cost += COST.entry * beyond(sums.entries, wishes.entries, 0.5);
    sums.cost += COST.block * beyond(blocks, wishes.blocks, 0.5);
    sums.cost += COST.short * Math.max(0, sums.short - wishes.shortShare * sums.entries);
    sums.faults += beyond(sums.entries, wishes.entries, firm?.has('entries') ? 1 : 0);
    sums.faults += beyond(blocks, wishes.blocks, firm?.has('blocks') ? 1 : 0);
    if (openness === undefined) return;
    const wrong = beyond(opennessOf(canvas, isSolid), openness, 1);
    sums.cost += COST.open * wrong;
    sums.faults += wrong;
  }

  private readLines(parted: Uint8Array, sums: Sums): void {
    const { width, height, isBarred } = this.canvas;
    const { last, isNewRow, isNewColumn, rowAt, columnAt } = this;
    const area = width * height;
    const below = isBarred ? area : 0;
    for (let spot = 0; spot < parted.length; spot++) {
      if (parted[spot] === last[spot]) continue;
      last[spot] = parted[spot]!;
      const at = spot % area;
      if (spot < area) isNewRow[Math.floor(at / width)] = 1;
      if (spot >= below) isNewColumn[at % width] = 1;
    }
    for (let row = 0; row < height; row++) {
      if (isNewRow[row] === 1) {
        let key = 0;
        for (let at = row * width; at < (row + 1) * width; at++) key = key * 2 + parted[at]!;
        rowAt[row] = this.rows.line(row, key);
      }
      add(sums, rowAt[row]!);
    }
    for (let column = 0; column < width; column++) {
      if (isNewColumn[column] === 1) {
        let key = 0;
        for (let at = below + column; at < below + area; at += width) key = key * 2 + parted[at]!;
        columnAt[column] = this.columns.line(column, key);
      }
      add(sums, columnAt[column]!);
    }
  }

  private readCells(isSolid: Uint8Array, sums: Sums): void {
    const { width, height } = this.canvas;
    const { isNewRow, isNewColumn, agreement, isIsolated } = this;
    let log = 0;
    let isolated = 0;
    for (let row = 0, at = 0; row < height; row++) {
      const isNew = isNewRow[row] === 1;
      for (let column = 0; column < width; column++, at++) {
        if (isNew || isNewColumn[column] === 1) this.readCell(isSolid, row, column);
        log += agreement[at]!;
        isolated += isIsolated[at]!;
      }
    }
    isNewRow.fill(0);
    isNewColumn.fill(0);
    sums.log += log;
    if (this.wishes.unchecked === undefined) return;
    sums.faults += isolated;
    sums.cost += COST.isolated * isolated;
  }

  private readCell(isSolid: Uint8Array, row: number, column: number): void {
    const { perCell, isChecked, isIsolated, metAcross, metDown, agreement } = this;
    const at = row * this.canvas.width + column;
    const across = this.rowAt[row]!;
    const down = this.columnAt[column]!;
    const one = across.places[column]!;
    const two = down.places[row]!;
    isIsolated[at] = one === NONE && two === NONE && isSolid[at] === 0 ? 1 : 0;
    if (metAcross[at] === one && metDown[at] === two) return;
    metAcross[at] = one;
    metDown[at] = two;
    isChecked[at] = one !== NONE && two !== NONE ? 1 : 0;
    agreement[at] = isChecked[at] === 1 ? this.room.agreement(one, two) : 0;
    perCell[at] = across.shares[column]! + down.shares[row]! + agreement[at]!;
  }

  /** Whether entries have as many unchecked letters as they should. */
  private readUnchecked(wish: NonNullable<Wishes['unchecked']>, sums: Sums): void {
    const { width } = this.canvas;
    for (const [row, line] of this.rowAt.entries()) this.readLine(line, row * width, 1, wish, sums);
    for (const [column, line] of this.columnAt.entries()) {
      this.readLine(line, column, width, wish, sums);
    }
  }

  private readLine(
    { entries }: Line,
    first: number,
    step: number,
    { letters, maxRun, runAtEnds }: NonNullable<Wishes['unchecked']>,
    sums: Sums,
  ): void {
    for (let i = 0; i < entries.length; i += 2) {
      const [from, length] = [first + entries[i]! * step, entries[i + 1]!];
      let [unchecked, run, wrong] = [0, 0, 0];
      for (let k = 0; k < length; k++) {
        run = this.isChecked[from + k * step] === 1 ? 0 : run + 1;
        if (run > 0) unchecked++;
        if (run > maxRun) wrong++;
        if (run > 1 && !runAtEnds && (k === 1 || k === length - 1)) wrong++;
      }
      wrong += beyond(unchecked, letters(length), 1);
      sums.faults += wrong;
      sums.cost += COST.unchecked * wrong;
    }
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
}

function add(sums: Sums, { cost, faults, entries, short, log }: Line): void {
  sums.cost += cost;
  sums.faults += faults;
  sums.entries += entries.length / 2;
  sums.short += short;
  sums.log += log;
}

/** How far a number is outside of limits, too few of them weighted. */
function beyond(value: number, [least, most]: Limits, weight: number): number {
  return Math.max(0, value - most) + weight * Math.max(0, least - value);
}

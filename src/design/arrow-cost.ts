// What is wrong with the pattern of an arrowword, as one number: words without a clue and clue cells without a word, what
// papers do not print, then looks. It stands on a board and changes cell by cell; each change is reckoned from what
// stands around it. Only whether it hangs together, and whether words and clue cells serve each other, is looked at as a
// whole, last of all. Costs are whole numbers, so that sums are the same in any order.

import type { Random } from '../base/random.ts';
import { type ArrowBoard, CLUE, LETTER } from './arrow-board.ts';
import { ClueDeficits } from './clue-deficits.ts';

/** Of what costs are counted in, in a cost of one. */
export const ARROW_UNIT = 1000;

/** What no paper prints, a piece. */
const FAULT = {
  unclued: 12_000,
  idle: 10_000,
  /** A letter in no word. */
  orphan: 15_000,
  /** A piece of the grid beyond the first. */
  piece: 15_000,
  tooLong: 10_000,
  /** A clue cell that touches two others. */
  cluster: 8_000,
  /** Three letters in a row that no second word crosses. */
  uncrossedRun: 6_000,
};
/** What looks worse, a piece. */
const LOOK = {
  twoLetters: 12_000,
  threeLetters: 250,
  /** Of a word of n letters beyond seven, times the square of n - 7. */
  long: 150,
  /** Each letter more than words may have. */
  beyondLongest: 2_000,
  uncrossed: 1_400,
  touching: 2_000,
  /** Three clue cells on a diagonal, and three evenly spaced: they look mechanical. */
  diagonal: 1_000,
  lattice: 1_000,
  /** A letter all of whose eight neighbours are letters. */
  open: 250,
  /** A clue cell more or fewer than are wanted. */
  tooMany: 4_000,
  tooFew: 2_400,
  /** Where a clue cell stands, above or below nothing: so that seeds differ in small grids, too. */
  place: 2_000,
};
const LONG = 7;
/** From one clue cell to the next of three that are evenly spaced: down and to the right. */
const SPACINGS: readonly (readonly [down: number, right: number])[] = [
  ...([2, 3] as const).map((right) => [0, right] as const),
  ...([-3, -2, 2, 3, 0] as const).map((right) => [1, right] as const),
  ...([-1, 1, 0, -3, 3] as const).map((right) => [2, right] as const),
  ...([-1, 0, 1] as const).map((right) => [3, right] as const),
];

export interface ArrowAims {
  /** Clue cells that are wanted. */
  readonly clueCells: number;
  /** Letters of the longest word. */
  readonly longest: number;
}

export class ArrowCost {
  readonly board: ArrowBoard;
  /** Clue cells now. */
  clueCells = 0;
  private readonly aims: ArrowAims;
  private readonly deficits: ClueDeficits;
  /** Clue cells off the first row and column, which are as regular as they have to be. */
  private readonly isInner: Uint8Array;
  private readonly innerClue: Uint8Array;
  private readonly spacings: readonly number[];
  /** What a clue cell costs at each place, and a word of each length. */
  private readonly placeCost: Int32Array;
  private readonly lengthCost: Int32Array;
  /** Of all that is reckoned from surroundings. */
  private local = 0;
  private readonly queue: Int32Array;
  private readonly reached: Uint8Array;

  constructor(board: ArrowBoard, aims: ArrowAims, random: Random) {
    const { stride, stands, places } = board;
    this.board = board;
    this.aims = aims;
    this.deficits = new ClueDeficits(board);
    this.isInner = new Uint8Array(stands.length);
    this.innerClue = new Uint8Array(stands.length);
    this.placeCost = new Int32Array(stands.length);
    this.queue = new Int32Array(places.length);
    this.reached = new Uint8Array(stands.length);
    this.spacings = SPACINGS.map(([down, right]) => down * stride + right);
    const top = Math.floor(places[0]! / stride);
    const left = places[0]! % stride;
    for (const at of places) {
      this.isInner[at] = Number(Math.floor(at / stride) > top && at % stride > left);
      this.placeCost[at] = Math.round(LOOK.place * (2 * random.unit() - 1));
    }
    this.lengthCost = Int32Array.from({ length: stride }, (_, n) => lengthCost(n, aims.longest));
    this.local = this.localFromScratch();
  }

  /** A letter becomes a clue cell, or the other way round. */
  flip(at: number): void {
    const { stands, stride } = this.board;
    const isClue = stands[at] === CLUE;
    this.local -= this.around(at);
    const words = this.splitCost(at, 1) + this.splitCost(at, stride) + this.placeCost[at]!;
    this.local += isClue ? -words : words;
    stands[at] = isClue ? LETTER : CLUE;
    this.innerClue[at] = isClue ? 0 : this.isInner[at]!;
    this.clueCells += isClue ? -1 : 1;
    this.local += this.around(at);
  }

  /** What the pattern costs; undefined if that is more than `most`, which is mostly soon seen. */
  total(most: number): number | undefined {
    const { clueCells: wanted } = this.aims;
    const more = this.clueCells - wanted;
    let total = this.local + (more > 0 ? LOOK.tooMany * more : -LOOK.tooFew * more);
    if (total > most) return undefined;
    total += FAULT.piece * (this.pieces() - 1);
    if (total > most) return undefined;
    total += FAULT.unclued * this.deficits.unclued();
    if (total > most) return undefined;
    total += FAULT.idle * this.deficits.idle();
    return total > most ? undefined : total;
  }

  /** How many things no paper prints. */
  faults(): number {
    const { places, stands, stride } = this.board;
    let faults = this.pieces() - 1 + this.deficits.unclued() + this.deficits.idle();
    for (const at of places) {
      if (stands[at] === CLUE) faults += Math.max(0, this.clueNeighbours(at) - 1);
      if (stands[at] !== LETTER) continue;
      if (this.isAloneIn(at, 1) && this.isAloneIn(at, stride)) faults++;
      faults += this.uncrossedRun(at, 1, stride) + this.uncrossedRun(at, stride, 1);
      for (const step of [1, stride]) {
        if (stands[at - step] === LETTER) continue;
        const length = this.run(at, step);
        if (length > this.aims.longest) faults++;
      }
    }
    return faults;
  }

  private localFromScratch(): number {
    const { places, stands } = this.board;
    // A board begins without clue cells, where only letters that nothing crosses and open areas count.
    let sum = 0;
    for (const at of places) {
      if (stands[at] !== LETTER) continue;
      for (const step of [1, this.board.stride]) {
        if (stands[at - step] !== LETTER) sum += this.lengthCost[this.run(at, step)]!;
      }
      sum += this.crossing(at) + this.openness(at);
      sum += FAULT.uncrossedRun * this.uncrossedRun(at, 1, this.board.stride);
      sum += FAULT.uncrossedRun * this.uncrossedRun(at, this.board.stride, 1);
    }
    return sum;
  }

  /** What it costs beyond what stands now that a clue cell parts a run, whether it stands there or not. */
  private splitCost(at: number, step: number): number {
    const before = this.run(at - step, -step);
    const behind = this.run(at + step, step);
    const { lengthCost } = this;
    return lengthCost[before]! + lengthCost[behind]! - lengthCost[before + 1 + behind]!;
  }

  /** Letters from a place on, one way. */
  private run(from: number, step: number): number {
    const { stands } = this.board;
    let length = 0;
    for (let at = from; stands[at] === LETTER; at += step) length++;
    return length;
  }

  /** All that costs anything in which a place has a part, but for the lengths of words. */
  private around(at: number): number {
    const { stands, stride } = this.board;
    let cost =
      this.single(at) +
      this.single(at - 1) +
      this.single(at + 1) +
      this.single(at - stride) +
      this.single(at + stride) +
      FAULT.uncrossedRun * this.uncrossedRunsAt(at);
    if (stands[at] === LETTER) {
      for (let row = at - stride; row <= at + stride; row += stride) {
        cost += this.openness(row - 1) + this.openness(row) + this.openness(row + 1);
      }
      return cost;
    }
    cost += LOOK.touching * this.clueNeighbours(at);
    cost += LOOK.diagonal * this.triples(stands, at, stride + 1);
    cost += LOOK.diagonal * this.triples(stands, at, stride - 1);
    if (this.innerClue[at] === 0) return cost;
    const { spacings, innerClue } = this;
    for (let i = 0; i < spacings.length; i++) {
      cost += LOOK.lattice * this.triples(innerClue, at, spacings[i]!);
    }
    return cost;
  }

  /** What a place costs by itself and its four neighbours. */
  private single(at: number): number {
    const stands = this.board.stands[at];
    if (stands === LETTER) return this.crossing(at);
    if (stands !== CLUE) return 0;
    const touching = this.clueNeighbours(at);
    return touching > 1 ? FAULT.cluster * (touching - 1) : 0;
  }

  /** Runs of three uncrossed letters that depend on a place. */
  private uncrossedRunsAt(at: number): number {
    const { stride } = this.board;
    let runs = 0;
    for (let back = -2; back <= 0; back++) {
      const [row, column] = [at + back, at + back * stride];
      runs += this.uncrossedRun(row - stride, 1, stride);
      runs += this.uncrossedRun(row, 1, stride);
      runs += this.uncrossedRun(row + stride, 1, stride);
      runs += this.uncrossedRun(column - 1, stride, 1);
      runs += this.uncrossedRun(column, stride, 1);
      runs += this.uncrossedRun(column + 1, stride, 1);
    }
    return runs;
  }

  /** Clue cells three in a row at a distance, of which a place is one. */
  private triples(clues: Uint8Array, at: number, step: number): number {
    const back = clues[at - step] === CLUE;
    let triples = 0;
    if (clues[at + step] === CLUE) {
      if (back) triples++;
      if (clues[at + 2 * step] === CLUE) triples++;
    }
    if (back && clues[at - 2 * step] === CLUE) triples++;
    return triples;
  }

  private clueNeighbours(at: number): number {
    const { stands, stride } = this.board;
    return (
      Number(stands[at - 1] === CLUE) +
      Number(stands[at + 1] === CLUE) +
      Number(stands[at - stride] === CLUE) +
      Number(stands[at + stride] === CLUE)
    );
  }

  /** Whether a letter has no neighbour in its row, or in its column. */
  private isAloneIn(at: number, step: number): boolean {
    const { stands } = this.board;
    return stands[at - step] !== LETTER && stands[at + step] !== LETTER;
  }

  private crossing(at: number): number {
    const words = Number(!this.isAloneIn(at, 1)) + Number(!this.isAloneIn(at, this.board.stride));
    return words === 2 ? 0 : words === 1 ? LOOK.uncrossed : FAULT.orphan;
  }

  /** 1 for three letters in a row from a place on, none of which has a neighbour across that row. */
  private uncrossedRun(at: number, step: number, across: number): number {
    const { stands } = this.board;
    for (let i = 0, place = at; i < 3; i++, place += step) {
      if (stands[place] !== LETTER || !this.isAloneIn(place, across)) return 0;
    }
    return 1;
  }

  private openness(at: number): number {
    const { stands, stride } = this.board;
    for (let row = at - stride; row <= at + stride; row += stride) {
      if (stands[row - 1] !== LETTER || stands[row] !== LETTER || stands[row + 1] !== LETTER) {
        return 0;
      }
    }
    return LOOK.open;
  }

  /** In how many pieces the letters are. */
  private pieces(): number {
    const { stride, places } = this.board;
    const { queue, reached } = this;
    // What is no letter counts as reached.
    reached.set(this.board.stands);
    let pieces = 0;
    for (let i = 0; i < places.length; i++) {
      const start = places[i]!;
      if (reached[start] !== LETTER) continue;
      pieces++;
      let [head, tail] = [0, 1];
      queue[0] = start;
      reached[start] = CLUE;
      while (head < tail) {
        const at = queue[head++]!;
        for (let side = 0; side < 4; side++) {
          const next = side < 2 ? at + 2 * side - 1 : at + (2 * side - 5) * stride;
          if (reached[next] !== LETTER) continue;
          reached[next] = CLUE;
          queue[tail++] = next;
        }
      }
    }
    return pieces;
  }
}

function lengthCost(length: number, longest: number): number {
  if (length === 2) return LOOK.twoLetters;
  if (length === 3) return LOOK.threeLetters;
  if (length > longest) return FAULT.tooLong + LOOK.beyondLongest * (length - longest);
  return length > LONG ? LOOK.long * (length - LONG) ** 2 : 0;
}

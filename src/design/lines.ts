// The rows, or the columns, of a pattern one by one: what entries a line falls into, what fits them and what is
// wrong with them. Annealing meets the same lines again and again, so each is reckoned once.

import type { RoomToFill } from './room-to-fill.ts';
import type { Wishes } from './wishes.ts';

/** What each thing costs, a piece. */
const COST = {
  /** A cell that a run lacks to be an entry. */
  shortRun: 6,
  /** A cell of an entry beyond the longest. */
  long: 1.5,
  hopeless: 8,
};

/** No entry. */
export const NONE = -1;

export interface Line {
  /** Where each entry begins and how many cells it has, one after the other. */
  readonly entries: readonly number[];
  /** For each position where it is in `RoomToFill`, or `NONE`. */
  readonly places: Int32Array;
  /** For each position its part of log10 of the words of its entry. */
  readonly shares: Float64Array;
  /** Entries of the least length. */
  readonly short: number;
  readonly cost: number;
  readonly faults: number;
  /** log10 of the words of all entries. */
  readonly log: number;
}

/** What is fixed in a line, position by position. */
export interface LineGround {
  /** Given letters. */
  readonly letters: readonly (string | undefined)[];
  /** 1 where there is no cell. */
  readonly voids: Uint8Array;
}

export class Lines {
  private readonly grounds: readonly LineGround[];
  private readonly isBarred: boolean;
  private readonly room: RoomToFill;
  private readonly wishes: Wishes;
  private readonly known: readonly Map<number, Line>[];

  constructor(grounds: readonly LineGround[], isBarred: boolean, room: RoomToFill, wishes: Wishes) {
    this.grounds = grounds;
    this.isBarred = isBarred;
    this.room = room;
    this.wishes = wishes;
    // Lines with the same letters and voids are the same.
    const alike = new Map<string, Map<number, Line>>();
    this.known = grounds.map(({ letters, voids }) => {
      const key = `${letters.map((letter) => letter ?? '?')} ${voids}`;
      const known = alike.get(key) ?? new Map();
      alike.set(key, known);
      return known;
    });
  }

  /** The line of a number. `key` in binary, first position first: where blocks and voids stand, or bars after cells. */
  line(number: number, key: number): Line {
    const known = this.known[number]!;
    let line = known.get(key);
    if (line === undefined) {
      line = this.reckoned(this.grounds[number]!, key);
      known.set(key, line);
    }
    return line;
  }

  private reckoned({ letters, voids }: LineGround, key: number): Line {
    const { wishes, room, isBarred } = this;
    const size = letters.length;
    const bits = key.toString(2).padStart(size, '0');
    const isSolid = (at: number): boolean => (isBarred ? voids[at] === 1 : bits[at] === '1');
    const entries: number[] = [];
    const places = new Int32Array(size).fill(NONE);
    const shares = new Float64Array(size);
    let [short, cost, faults, log] = [0, 0, 0, 0];
    for (let from = 0, end = 0; from < size; from = end) {
      end = from + 1;
      if (isSolid(from)) continue;
      while (end < size && !isSolid(end) && !(isBarred && bits[end - 1] === '1')) end++;
      const count = end - from;
      if (count < wishes.leastLength) {
        // Alone in this direction: an unchecked cell of an entry in the other one.
        if (count === 1 && wishes.unchecked !== undefined) continue;
        cost += COST.shortRun * (wishes.leastLength - count);
        faults++;
        continue;
      }
      entries.push(from, count);
      const set = letters.slice(from, end);
      if (count === wishes.leastLength) short++;
      if (set.includes(undefined) && count > wishes.longest) {
        cost += COST.long * (count - wishes.longest);
        if (wishes.firm?.has('longest')) faults++;
      }
      const fits = room.row(set);
      if (fits.log < 0) cost += COST.hopeless;
      if (fits.isDead) faults++;
      log += fits.log;
      for (let i = 0; i < count; i++) {
        places[from + i] = fits.first + i;
        shares[from + i] = fits.log / count;
      }
    }
    return { entries, places, shares, short, cost, faults, log };
  }
}

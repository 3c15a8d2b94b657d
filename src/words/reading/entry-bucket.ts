// Entries of one length while lists are read, in the order in which they come; arrays grow when full.

import { wordCore } from '../core.ts';
import type { RawEntries } from '../vocabulary/word-table.ts';

/** The flag of an entry with a capital until its list is read to the end. */
export const CAPITALISED = 1 << 15;
/** Room made beyond what is expected. */
const SPARE = 1.1;

export class EntryBucket implements RawEntries {
  readonly length: number;
  count = 0;
  letters: Uint8Array;
  scores: Uint8Array = new Uint8Array(64);
  lists: Uint8Array = new Uint8Array(64);
  /** Made for the first entry that has one: few lists have tags. */
  flags: Uint16Array | undefined;

  constructor(length: number) {
    this.length = length;
    this.letters = new Uint8Array(64 * length);
  }

  add(word: Uint8Array, score: number, list: number, flag: number): void {
    if (this.count === this.scores.length) this.reserve(2 * this.count);
    const { length, letters } = this;
    const start = this.count * length;
    for (let i = 0; i < length; i++) letters[start + i] = word[i]!;
    if (flag !== 0) {
      this.flags ??= new Uint16Array(this.scores.length);
      this.flags[this.count] = flag;
    }
    this.scores[this.count] = score;
    this.lists[this.count++] = list;
  }

  /** Adds entries all at once, of a list of which a `share` has been read with them. */
  append(
    letters: Uint8Array,
    scores: Uint8Array,
    flags: Uint16Array | undefined,
    list: number,
    share = 1,
  ): void {
    const end = this.count + scores.length;
    if (end > this.scores.length) this.reserve(Math.ceil((end / share) * SPARE));
    this.letters.set(letters, this.count * this.length);
    this.scores.set(scores, this.count);
    this.lists.fill(list, this.count, end);
    if (flags !== undefined) {
      this.flags ??= new Uint16Array(this.scores.length);
      this.flags.set(flags, this.count);
    }
    this.count = end;
  }

  /**
   * Makes names of the capitalised entries of the list just read, or takes that mark off them; those of
   * lists before it were settled when they ended.
   */
  settleNames(areNames: boolean, score: number): void {
    const { count, scores, flags } = this;
    if (flags === undefined) return;
    const core = wordCore();
    const flagsAt = core.putPairs(flags.subarray(0, count));
    const scoresAt = core.put(scores.subarray(0, count));
    const hasNames = core.loops.settleNames(flagsAt, scoresAt, count, areNames, score);
    flags.set(core.pairs(flagsAt, count));
    scores.set(core.bytes(scoresAt, count));
    if (!hasNames) this.flags = undefined;
  }

  /** The entries of the lists from one on to before another. */
  ofLists(list: number, listEnd: number): RawEntries {
    const { length, letters, scores, lists, flags } = this;
    const from = this.startOf(list);
    const to = this.startOf(listEnd);
    return {
      count: to - from,
      letters: letters.subarray(from * length, to * length),
      scores: scores.subarray(from, to),
      lists: lists.subarray(from, to),
      flags: flags?.subarray(from, to),
    };
  }

  /** Where the entries of a list begin, or would: lists are read in turn. */
  private startOf(list: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.lists[middle]! < list) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private reserve(room: number): void {
    this.letters = enlarged(this.letters, room * this.length);
    this.scores = enlarged(this.scores, room);
    this.lists = enlarged(this.lists, room);
    if (this.flags !== undefined) this.flags = enlarged(this.flags, room);
  }
}

function enlarged<T extends Uint8Array | Uint16Array>(array: T, size: number): T {
  const larger = new (array.constructor as new (size: number) => T)(size);
  larger.set(array);
  return larger;
}

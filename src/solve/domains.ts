// The words that each slot still may hold, its domain: in the order of word ids, as a list of
// addresses if it has at most `listMax` words, else as a bit set over all words of its length
// (docs/decisions/domains.md). This file and core/domain.ts alone write them. Words are named by
// their ids here; an address is that of a word's first letter, in bytes.

import { lowestBit } from '../base/bits.ts';
import type { Memory } from '../base/memory.ts';
import type { LengthIndex } from '../words/vocabulary/word-index.ts';
import type { Problem, WordSet } from './problem.ts';
import { type Parameters, rowInts, type Tables } from './tables.ts';
import type { Trail } from './trail.ts';
import type { Core } from './wasm-bytes.ts';

/**
 * The longest list: so many words, and where bit sets are wide, which makes them slow, one for
 * every so many integers of the widest.
 */
export const LEAST_LIST_MAX = 128;
const SET_INTS_PER_WORD = 3;

/** How long a list may be where the widest bit set has `stride` integers. */
export function listMaxFor(stride: number): number {
  return Math.max(LEAST_LIST_MAX, Math.floor(stride / SET_INTS_PER_WORD));
}

export class Domains {
  private readonly memory: Memory;
  private readonly core: Core;
  private readonly parameters: Parameters;
  private readonly tables: Tables;
  private readonly slotIndex: readonly LengthIndex[];
  private readonly trail: Trail;

  constructor(
    memory: Memory,
    core: Core,
    parameters: Parameters,
    tables: Tables,
    slotIndex: readonly LengthIndex[],
    trail: Trail,
  ) {
    this.memory = memory;
    this.core = core;
    this.parameters = parameters;
    this.tables = tables;
    this.slotIndex = slotIndex;
    this.trail = trail;
  }

  /** Lays out the words that slots start with: those of `ids`, or all of their length. */
  layOut(ids: Problem['domains']): void {
    // Slots with the same words share them: whoever narrows them copies them first.
    const laid = new Map<Int32Array | number, number>();
    this.slotIndex.forEach((index, slot) => {
      const own = ids?.[slot];
      const words = own ?? index.length;
      if (!laid.has(words)) laid.set(words, this.layFirst(index, own));
      const m = this.memory.i32;
      m[this.tables.domains + slot] = laid.get(words)!;
      m[this.tables.sizes + slot] = own?.length ?? index.count;
    });
  }

  /** How many words are left in a slot. */
  size(slot: number): number {
    return this.memory.i32[this.tables.sizes + slot]!;
  }

  /**
   * Whether a slot has few words left, of which it drops those that others own as soon as it is
   * filtered.
   */
  isList(slot: number): boolean {
    return this.size(slot) <= this.parameters.listMax;
  }

  /** The first word of a slot, which has some. */
  first(slot: number): number {
    const m = this.memory.i32;
    const domain = m[this.tables.domains + slot]!;
    if (this.isList(slot)) return this.idOf(slot, m[domain]!);
    let i = 0;
    while (m[domain + i] === 0) i++;
    return (i << 5) | lowestBit(m[domain + i]!);
  }

  /** The only word of a slot, or -1 if it has none or several. */
  only(slot: number): number {
    return this.size(slot) === 1 ? this.first(slot) : -1;
  }

  /** Whether a word is left in a slot. */
  has(slot: number, id: number): boolean {
    const m = this.memory.i32;
    const domain = m[this.tables.domains + slot]!;
    if (!this.isList(slot)) return ((m[domain + (id >>> 5)]! >>> (id & 31)) & 1) === 1;
    const address = this.address(slot, id);
    let low = domain;
    let high = domain + this.size(slot);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (m[middle]! < address) low = middle + 1;
      else high = middle;
    }
    return low < domain + this.size(slot) && m[low] === address;
  }

  /** The words left in a slot, ascending. */
  words(slot: number): Int32Array {
    const { words, length } = this.slotIndex[slot]!;
    return this.addresses(slot).map((address) => (address - words) / length);
  }

  /**
   * How many of the words left in a slot have a letter at a position: at `position * letterCount +
   * letter`.
   */
  letters(slot: number): Int32Array {
    const { i32: m, u8 } = this.memory;
    const { letterCount } = this.parameters;
    const { length, count, stride, supports, counts } = this.slotIndex[slot]!;
    const domain = m[this.tables.domains + slot]!;
    const size = this.size(slot);
    if (size === count) return m.slice(counts, counts + length * letterCount);
    const letters = new Int32Array(length * letterCount);
    if (this.isList(slot)) {
      for (let i = domain; i < domain + size; i++) {
        for (let p = 0; p < length; p++) letters[p * letterCount + u8[m[i]! + p]!]!++;
      }
      return letters;
    }
    for (let set = 0; set < letters.length; set++) {
      if (m[counts + set] === 0) continue;
      letters[set] = this.core.sharedWords(domain, supports + set * stride, stride);
    }
    return letters;
  }

  /** Leaves a slot one word alone. */
  keepOnly(slot: number, id: number): void {
    this.writeList(slot, [this.address(slot, id)]);
  }

  /**
   * Drops all words of a slot but those of ids below `end`: `failed` if that leaves none, `same` if it
   * drops none, else `narrowed`, and the slot waits to be filtered.
   */
  keepFirst(slot: number, end: number): 'same' | 'narrowed' | 'failed' {
    if (end >= this.slotIndex[slot]!.count) return 'same';
    const size = this.size(slot);
    const left = this.isList(slot) ? this.cutList(slot, end) : this.cutSet(slot, end);
    if (left === size) return 'same';
    if (left === 0) return 'failed';
    this.core.pushToRecheck(slot);
    return 'narrowed';
  }

  /** Whether all words left in a slot are of a set. */
  isWithin(slot: number, set: WordSet): boolean {
    if ('allBut' in set) return !this.has(slot, set.allBut);
    const m = this.memory.i32;
    const domain = m[this.tables.domains + slot]!;
    if (this.isList(slot)) {
      const end = domain + this.size(slot);
      for (let at = domain; at < end; at++) if (!hasBit(set, this.idOf(slot, m[at]!))) return false;
      return true;
    }
    for (let i = 0; i < set.length; i++) if ((m[domain + i]! & ~set[i]!) !== 0) return false;
    return true;
  }

  /** Drops the words of such a set from a slot that has others as well; whether it had any. */
  dropThose(slot: number, set: WordSet): boolean {
    if ('allBut' in set) {
      if (this.size(slot) === 1) return false;
      this.keepOnly(slot, set.allBut);
    } else if (this.isList(slot)) {
      const all = this.addresses(slot);
      const left = all.filter((address) => !hasBit(set, this.idOf(slot, address)));
      if (left.length === all.length) return false;
      this.writeList(slot, left);
    } else {
      const { stride } = this.slotIndex[slot]!;
      if (!this.overlaps(slot, set)) return false;
      const copy = this.copySet(slot);
      const m = this.memory.i32;
      for (let i = 0; i < set.length; i++) m[copy + i]! &= ~set[i]!;
      this.writeSetOrList(slot, copy, this.core.sharedWords(copy, copy, stride));
    }
    this.core.pushToRecheck(slot);
    return true;
  }

  /** Takes a word out of a slot that has it and others; how many are left. */
  drop(slot: number, id: number): number {
    const size = this.size(slot);
    const { listMax } = this.parameters;
    if (size <= listMax + 1) {
      const address = this.address(slot, id);
      this.writeList(
        slot,
        this.addresses(slot).filter((other) => other !== address),
      );
      // From a bit set that became a list, words that other slots own have yet to go.
      if (size > listMax) this.core.pushToRecheck(slot);
    } else {
      const set = this.copySet(slot);
      this.memory.i32[set + (id >>> 5)]! &= ~(1 << (id & 31));
      this.writeSet(slot, set, size - 1);
    }
    return size - 1;
  }

  /** Drops the words of a list from `end` on; how many are left. */
  private cutList(slot: number, end: number): number {
    const m = this.memory.i32;
    const domain = m[this.tables.domains + slot]!;
    const size = this.size(slot);
    const limit = this.address(slot, end);
    let left = size;
    while (left > 0 && m[domain + left - 1]! >= limit) left--;
    if (left > 0 && left < size) this.trail.write(this.tables.sizes + slot, left);
    return left;
  }

  /** The same for a bit set, which becomes a list if few words are left. */
  private cutSet(slot: number, end: number): number {
    const { stride } = this.slotIndex[slot]!;
    const set = this.copySet(slot);
    const m = this.memory.i32;
    m[set + (end >>> 5)]! &= (1 << (end & 31)) - 1;
    m.fill(0, set + (end >>> 5) + 1, set + stride);
    const left = this.core.sharedWords(set, set, stride);
    if (left > 0 && left < this.size(slot)) this.writeSetOrList(slot, set, left);
    return left;
  }

  /** Whether a slot's bit set has words of another. */
  private overlaps(slot: number, set: Int32Array): boolean {
    const m = this.memory.i32;
    const domain = m[this.tables.domains + slot]!;
    for (let i = 0; i < set.length; i++) if ((m[domain + i]! & set[i]!) !== 0) return true;
    return false;
  }

  /** Makes a bit set at the arena's top, of `left` words, the domain of a slot; a list if they are few. */
  private writeSetOrList(slot: number, set: number, left: number): void {
    const { stride, words, length } = this.slotIndex[slot]!;
    if (left > this.parameters.listMax) {
      this.writeSet(slot, set, left);
    } else {
      const scratch = this.tables.listScratch;
      this.core.listWords(set, stride, words, length, scratch);
      this.writeList(slot, this.memory.i32.slice(scratch, scratch + left));
    }
  }

  /** The addresses of the words left in a slot. */
  private addresses(slot: number): Int32Array {
    const size = this.size(slot);
    let list = this.memory.i32[this.tables.domains + slot]!;
    if (!this.isList(slot)) {
      const { stride, words, length } = this.slotIndex[slot]!;
      this.trail.makeRoom(size);
      const set = list;
      list = this.core.arenaTop();
      this.core.listWords(set, stride, words, length, list);
    }
    return this.memory.i32.slice(list, list + size);
  }

  /** Copies a slot's bit set to the arena's top, of which it is no part yet. */
  private copySet(slot: number): number {
    const { stride } = this.slotIndex[slot]!;
    this.trail.makeRoom(stride);
    const m = this.memory.i32;
    const set = m[this.tables.domains + slot]!;
    const copy = this.core.arenaTop();
    m.copyWithin(copy, set, set + stride);
    return copy;
  }

  /** Makes a bit set at the arena's top the domain of a slot. */
  private writeSet(slot: number, set: number, size: number): void {
    this.core.setArenaTop(set + this.slotIndex[slot]!.stride);
    this.trail.write(this.tables.domains + slot, set);
    this.trail.write(this.tables.sizes + slot, size);
  }

  /** Makes a list of addresses the domain of a slot. */
  private writeList(slot: number, addresses: ArrayLike<number>): void {
    const size = addresses.length;
    const rows = this.rowInts(this.slotIndex[slot]!) * size;
    this.trail.makeRoom(rows + size);
    const list = this.core.arenaTop() + rows;
    this.layList(list, this.slotIndex[slot]!, addresses);
    this.core.setArenaTop(list + size);
    this.trail.write(this.tables.domains + slot, list);
    this.trail.write(this.tables.sizes + slot, size);
  }

  /** Words as slots start with them, all of their length or those of `ids`; where. */
  private layFirst(index: LengthIndex, ids: Int32Array | undefined): number {
    const { words, length, stride, full, count } = index;
    const size = ids?.length ?? count;
    if (size <= this.parameters.listMax) {
      const rows = this.rowInts(index) * size;
      const list = this.memory.take(rows + size) + rows;
      const all = ids ?? Int32Array.from({ length: count }, (_, id) => id);
      this.layList(
        list,
        index,
        all.map((id) => words + id * length),
      );
      return list;
    }
    if (ids === undefined) return full;
    const set = this.memory.take(stride);
    for (const id of ids) this.memory.i32[set + (id >>> 5)]! |= 1 << (id & 31);
    return set;
  }

  /** Writes a list of addresses, and before it the rows of their letters. */
  private layList(list: number, index: LengthIndex, addresses: ArrayLike<number>): void {
    this.memory.i32.set(addresses, list);
    const rowInts = this.rowInts(index);
    if (rowInts === 0) return;
    const letters = this.tables.rowLetters * 4;
    this.core.layRows(list, addresses.length, rowInts, index.length, letters);
  }

  private rowInts({ length }: LengthIndex): number {
    return rowInts(length, this.parameters.maskInts);
  }

  private address(slot: number, id: number): number {
    const { words, length } = this.slotIndex[slot]!;
    return words + id * length;
  }

  private idOf(slot: number, address: number): number {
    const { words, length } = this.slotIndex[slot]!;
    return (address - words) / length;
  }
}

function hasBit(set: Int32Array, id: number): boolean {
  return ((set[id >>> 5]! >>> (id & 31)) & 1) === 1;
}

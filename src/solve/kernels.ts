// The inner loops: nearly all time of a search is spent in these. They work on the one memory, by
// offset; bit sets are runs of `stride` integers, lists are runs of word addresses (the byte offset
// of a word's first letter), a mask of letters has bit `letter & 31` in integer `letter >>> 5`.
//
// This is what they do, and what runs where WebAssembly does not; wasm/kernels.ts does the same in
// 128-bit steps, about twice as fast end to end.

import { lowestBit, popcount } from '../base/bits.ts';
import type { Memory } from '../base/memory.ts';

export interface Kernels {
  /**
   * Writes to `target` the words of the bit set at `source` that are in any of the `setCount` sets
   * whose offsets stand at `sets`, or with `drop` in none of them; how many they are. `target` may
   * be `source`.
   */
  meetSets(
    source: number,
    target: number,
    stride: number,
    sets: number,
    setCount: number,
    drop: boolean,
  ): number;
  /** How many words two bit sets share. */
  sharedWords(a: number, b: number, stride: number): number;
  /**
   * Of the letters in `mask` (32 of them, from the set at `supports` on), those that some word of
   * the bit set at `domain` has. `residues` remembers for each letter where its last witness was
   * and is looked at first.
   */
  supportedLetters(
    domain: number,
    stride: number,
    supports: number,
    residues: number,
    mask: number,
  ): number;
  /** Writes to `target` the addresses of the words in a bit set, ascending; how many they are. */
  listWords(domain: number, stride: number, words: number, length: number, target: number): number;
  /**
   * Writes to `target` the words of the list at `source` whose letter at `position` is in the mask
   * at `mask`; how many they are. `target` may be `source`.
   */
  filterList(source: number, target: number, size: number, position: number, mask: number): number;
  /**
   * Integer `part` of the mask of letters that the words of a list have at `position`. Stops early
   * once all of `mask`, of which the answer is a part, is there.
   */
  listLetters(list: number, size: number, position: number, part: number, mask: number): number;
  /**
   * The cell from `first` to before `end` with the fewest letters, two at least, for its weight; the
   * first of such cells, or -1. Masks of letters lie from `masks` on, weights from `weights` on.
   */
  tightestCell(
    first: number,
    end: number,
    masks: number,
    maskInts: number,
    weights: number,
  ): number;
  /**
   * Each letter's weight, a 64-bit float from the even offset `weights` on, times the square of how
   * many words of a list have the letter at `position`. `counts` is scratch for all letters.
   */
  weighList(
    list: number,
    size: number,
    position: number,
    letterCount: number,
    counts: number,
    weights: number,
  ): void;
  /** The same for the words of a bit set; the sets of the position lie from `supports` on. */
  weighSet(
    domain: number,
    supports: number,
    stride: number,
    letterCount: number,
    weights: number,
  ): void;
  /** The same for counts that are known. */
  weighCounts(counts: number, letterCount: number, weights: number): void;
}

/** The kernels in TypeScript. */
export class PlainKernels implements Kernels {
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  meetSets(
    source: number,
    target: number,
    stride: number,
    sets: number,
    setCount: number,
    drop: boolean,
  ): number {
    const m = this.memory.i32;
    const flip = drop ? -1 : 0;
    const first = m[sets]!;
    let size = 0;
    if (setCount === 1) {
      for (let i = 0; i < stride; i++) {
        const bits = m[source + i]! & (m[first + i]! ^ flip);
        m[target + i] = bits;
        size += popcount(bits);
      }
      return size;
    }
    for (let i = 0; i < stride; i++) {
      let bits = m[source + i]!;
      if (bits !== 0) {
        let union = m[first + i]!;
        for (let j = 1; j < setCount; j++) union |= m[m[sets + j]! + i]!;
        bits &= union ^ flip;
        size += popcount(bits);
      }
      m[target + i] = bits;
    }
    return size;
  }

  supportedLetters(
    domain: number,
    stride: number,
    supports: number,
    residues: number,
    mask: number,
  ): number {
    const m = this.memory.i32;
    let supported = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const letter = lowestBit(rest);
      const support = supports + letter * stride;
      const residue = m[residues + letter]!;
      if ((m[domain + residue]! & m[support + residue]!) !== 0) {
        supported |= 1 << letter;
        continue;
      }
      for (let i = 0; i < stride; i++) {
        if ((m[domain + i]! & m[support + i]!) !== 0) {
          m[residues + letter] = i;
          supported |= 1 << letter;
          break;
        }
      }
    }
    return supported;
  }

  sharedWords(a: number, b: number, stride: number): number {
    const m = this.memory.i32;
    let size = 0;
    for (let i = 0; i < stride; i++) size += popcount(m[a + i]! & m[b + i]!);
    return size;
  }

  listWords(domain: number, stride: number, words: number, length: number, target: number): number {
    const m = this.memory.i32;
    let size = 0;
    for (let i = 0; i < stride; i++) {
      for (let rest = m[domain + i]!; rest !== 0; rest &= rest - 1) {
        m[target + size++] = words + ((i << 5) | lowestBit(rest)) * length;
      }
    }
    return size;
  }

  filterList(source: number, target: number, size: number, position: number, mask: number): number {
    const { i32: m, u8 } = this.memory;
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const word = m[source + i]!;
      const letter = u8[word + position]!;
      if (((m[mask + (letter >>> 5)]! >>> (letter & 31)) & 1) !== 0) m[target + kept++] = word;
    }
    return kept;
  }

  listLetters(list: number, size: number, position: number, part: number, mask: number): number {
    const { i32: m, u8 } = this.memory;
    let letters = 0;
    for (let i = 0; i < size; i++) {
      const letter = u8[m[list + i]! + position]!;
      if (letter >>> 5 !== part) continue;
      letters |= 1 << (letter & 31);
      if (letters === mask) break;
    }
    return letters;
  }

  tightestCell(
    first: number,
    end: number,
    masks: number,
    maskInts: number,
    weights: number,
  ): number {
    const m = this.memory.i32;
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let cell = first; cell < end; cell++) {
      let letters = 0;
      for (let i = 0; i < maskInts; i++) letters += popcount(m[masks + cell * maskInts + i]!);
      if (letters < 2) continue;
      const cost = letters / m[weights + cell]!;
      if (cost < bestCost) {
        best = cell;
        bestCost = cost;
      }
    }
    return best;
  }

  weighList(
    list: number,
    size: number,
    position: number,
    letterCount: number,
    counts: number,
    weights: number,
  ): void {
    const { i32: m, u8 } = this.memory;
    m.fill(0, counts, counts + letterCount);
    for (let i = 0; i < size; i++) m[counts + u8[m[list + i]! + position]!]!++;
    this.weighCounts(counts, letterCount, weights);
  }

  weighSet(
    domain: number,
    supports: number,
    stride: number,
    letterCount: number,
    weights: number,
  ): void {
    const { f64 } = this.memory;
    for (let letter = 0; letter < letterCount; letter++) {
      const at = weights / 2 + letter;
      if (f64[at] === 0) continue;
      const count = this.sharedWords(domain, supports + letter * stride, stride);
      f64[at]! *= count * count;
    }
  }

  weighCounts(counts: number, letterCount: number, weights: number): void {
    const { f64, i32: m } = this.memory;
    for (let letter = 0; letter < letterCount; letter++) {
      const count = m[counts + letter]!;
      f64[weights / 2 + letter]! *= count * count;
    }
  }
}

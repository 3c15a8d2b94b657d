// The word index: for every length in use, position and letter, the set of words that have the
// letter there (the literature's *supports*), as bit sets in one memory. Built once per problem,
// never changed afterwards.

import { ALIGNMENT, type Memory } from '../../base/memory.ts';
import { wordLoops } from '../core.ts';
import type { WordTable } from './word-table.ts';

/** Where the index of one length lies; offsets are into `Memory.i32` unless said otherwise. */
export interface LengthIndex {
  readonly length: number;
  /** Words of this length. */
  readonly count: number;
  /** Integers in a bit set over the words; padding bits are 0. */
  readonly stride: number;
  /** Byte offset of word 0; word *i* has its letters at `words + i * length`. */
  readonly words: number;
  /** Bit set of the words with letter `a` at position `p`: at `supports + (p * letters + a) * stride`. */
  readonly supports: number;
  /** How many words those are: at `counts + p * letters + a`. */
  readonly counts: number;
  /** Mask of the letters at position `p`: `maskInts` integers at `masks + p * maskInts`. */
  readonly masks: number;
  /** Bit set of all words. */
  readonly full: number;
}

/** Lays out the index of `table` for an alphabet of `letterCount` letters. */
export function buildLengthIndex(
  memory: Memory,
  table: WordTable,
  letterCount: number,
  maskInts: number,
): LengthIndex {
  const { length, count, letters } = table;
  const stride = Math.ceil(count / (32 * ALIGNMENT)) * ALIGNMENT;
  const words = memory.take(Math.ceil(letters.length / 4)) * 4;
  const supports = memory.take(length * letterCount * stride);
  const counts = memory.take(length * letterCount);
  const masks = memory.take(length * maskInts);
  const full = memory.take(stride);
  memory.u8.set(letters, words);
  const index = { length, count, stride, words, supports, counts, masks, full };
  wordLoops(memory).indexWords(
    words,
    count,
    length,
    letterCount,
    stride,
    maskInts,
    supports * 4,
    counts * 4,
    masks * 4,
    full * 4,
  );
  return index;
}

/** Lays out the same index in another memory; both must be of the same letters. */
export function copyLengthIndex(memory: Memory, from: Memory, index: LengthIndex): LengthIndex {
  const { length, count, stride } = index;
  const first = index.words / 4;
  const ints = index.full + stride - first;
  const start = memory.take(ints);
  memory.i32.set(from.i32.subarray(first, first + ints), start);
  const shift = start - first;
  return {
    length,
    count,
    stride,
    words: index.words + shift * 4,
    supports: index.supports + shift,
    counts: index.counts + shift,
    masks: index.masks + shift,
    full: index.full + shift,
  };
}

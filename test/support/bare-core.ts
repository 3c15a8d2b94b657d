// The core of a state of two cells: for loops that need no tables.

import { ALIGNMENT, type Memory } from '../../src/base/memory.ts';
import type { Random } from '../../src/base/random.ts';
import { State } from '../../src/solve/state.ts';
import type { Core } from '../../src/solve/wasm-bytes.ts';
import { problemOf } from './probe.ts';
import { listOf } from './random-cases.ts';

export interface BareCore {
  readonly memory: Memory;
  readonly core: Core;
}

export function bareCore(): BareCore {
  const words = listOf(['AB']);
  const system = { cells: ['_', '_'], slots: [[0, 1]] };
  return new State(problemOf({ system, texts: ['AB'], words, allowRepeats: false }));
}

/** A random set of numbers below `universe`, often sparse, sometimes empty. */
export function randomSet(random: Random, universe: number): Set<number> {
  const share = [0, 0.02, 0.3, 0.9, 1][random.below(5)]!;
  const set = new Set<number>();
  for (let i = 0; i < universe; i++) if (random.unit() < share) set.add(i);
  return set;
}

/** Writes a set as a bit set of `stride` integers; where. */
export function layDown(memory: Memory, set: ReadonlySet<number>, stride: number): number {
  const at = memory.take(stride);
  for (const i of set) memory.i32[at + (i >>> 5)]! |= 1 << (i & 31);
  return at;
}

export function readSet(memory: Memory, at: number, stride: number): number[] {
  const numbers = Array.from({ length: stride * 32 }, (_, i) => i);
  return numbers.filter((i) => ((memory.i32[at + (i >>> 5)]! >>> (i & 31)) & 1) === 1);
}

export const strideOf = (universe: number): number => Math.ceil(universe / 128) * ALIGNMENT;
export const sorted = (set: Iterable<number>): number[] => [...set].sort((a, b) => a - b);

/** Random words as bytes; the byte offset of the first. */
export function layWords(
  random: Random,
  memory: Memory,
  count: number,
  length: number,
  letters: number,
): number {
  const words = memory.take(Math.ceil((count * length) / 4) + 1) * 4;
  for (let i = 0; i < count * length; i++) memory.u8[words + i] = random.below(letters);
  return words;
}

// A state of a beam (beam.ts): some letters decided, and what is known of the fixpoint that they led to.

import type { Step } from './path.ts';

export interface BeamState {
  readonly last: Step;
  /** The natural logarithm of the number of expected fills. */
  readonly value: number;
  /** As `believe` of core/beliefs.ts writes them: a row for each cell. */
  readonly beliefs: Float32Array;
  /** What `hashOfOpen` says of them. */
  readonly openHash: number;
}

/** Odd, so that no two hashes become one by it. */
const HASH_FACTOR = 0x01000193;

/** The letter of a cell, or -1 while it is open. */
export function letterIn(beliefs: Float32Array, row: number, cell: number): number {
  const first = beliefs[cell * row]!;
  return first < 0 ? -1 - first : -1;
}

/**
 * A hash of which cells are open, and of how many words the slots of each have. Where it is the same, nine times of ten
 * the open cells are left with the same words.
 */
export function hashOfOpen(beliefs: Float32Array, row: number): number {
  const bits = new Int32Array(beliefs.buffer, beliefs.byteOffset, beliefs.length);
  let hash = 0;
  for (let first = 0; first < bits.length; first += row) {
    const words = beliefs[first]! < 0 ? 0 : bits[first]!;
    hash = Math.imul(hash ^ words, HASH_FACTOR);
    hash ^= hash >>> 15;
  }
  return hash;
}

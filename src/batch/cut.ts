// A batch is a row of puzzles, numbered from 1. Puzzle n depends on n, the seed and the grids, which take turns, and on
// nothing else, so any stretch of a batch can be made on its own.

import { mix } from '../base/random.ts';

/** Seeds are whole numbers below this. */
export const SEEDS = 0x1_0000_0000;

/** Puzzles `first` to `first + count - 1` of a batch. */
export interface Cut {
  readonly first: number;
  readonly count: number;
}

/** One of `of` parts, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** A part of a cut: all parts are of one size, give or take a puzzle, and together they are the cut. */
export function shardOf({ first, count }: Cut, { part, of }: Shard): Cut {
  const begin = Math.floor((count * (part - 1)) / of);
  const end = Math.floor((count * part) / of);
  return { first: first + begin, count: end - begin };
}

/** The grid of puzzle n, counted from 0. */
export function gridOf(n: number, grids: number): number {
  return (n - 1) % grids;
}

/** The seed that comes so many after the first one. */
export function seedAfter(first: number, index: number): number {
  return (first + index) % SEEDS;
}

/** How far the seeds of puzzle n are behind the first: with several seeds a puzzle, those follow each other. */
export function seedOffset(n: number, attempt: number, seedsEach: number): number {
  return (n - 1) * seedsEach + attempt;
}

/** The seed of another attempt at a puzzle that has to be made again; attempt 0 is the seed itself. */
export function retrySeed(seed: number, attempt: number): number {
  return attempt === 0 ? seed : mix(seed ^ Math.imul(attempt, 0x9e37_79b9)) >>> 0;
}

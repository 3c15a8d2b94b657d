// What the bench and its workers say to each other: a task goes out as one line of JSON, a reply
// comes back as one line. A worker runs one task at a time, so that workers of two checkouts can be
// made to take turns.

import type { FillerOptions } from '../src/fill/outcome.ts';
import type { Counters } from '../src/solve/outcome.ts';
import type { Cost } from './clock.ts';

export interface Task {
  /** One fill a seed, the first or the best; or the count of all fills, whatever the seeds. */
  readonly kind: 'fill' | 'best' | 'tally';
  /** `fresh`: list, index and search anew. `warm`: list and index are kept from the task before. */
  readonly mode: 'fresh' | 'warm';
  /** Paths of a template and a word list. */
  readonly grid: string;
  readonly list: string;
  readonly seeds: readonly number[];
  /** CPU time for each search; for `best` with loading and indexing. */
  readonly limitMs: number;
  readonly maxNodes?: number;
  readonly allowRepeats: boolean;
  /** Settings of the search, for trying one idea against another. */
  readonly search?: FillerOptions['search'];
}

export interface Answer {
  readonly seed: number;
  readonly status: 'filled' | 'unfillable' | 'tallied' | 'timed-out' | 'gave-up';
  readonly search: Cost;
  readonly counters: Counters;
  /** The cells of the fill, as text without breaks. */
  readonly cells?: string;
  /** How many fills were counted. */
  readonly fills?: number;
  readonly reason?: string;
}

export interface Reply {
  /** Reading template and list. */
  readonly load: Cost;
  /** Sorting and indexing the lengths in use, up to and with the first propagation. */
  readonly index: Cost;
  /** All searches of the task and what lies between them. */
  readonly loop: Cost;
  /** Of the worker since it started: the task's own only if that is its first. */
  readonly peakBytes: number;
  /** One a seed. */
  readonly answers: readonly Answer[];
}

/** What comes instead of a reply when a task throws. */
export interface Failure {
  readonly error: string;
}

// What a search answers: filled, unfillable (proved), gave up; and what it counted on the way.

/** Counters of one search; equal on every machine for the same input and seed. */
export interface Counters {
  /** Decisions taken. */
  readonly nodes: number;
  /** Decisions taken back because no fill has them. */
  readonly backtracks: number;
  readonly restarts: number;
  /** Slots filtered. */
  readonly propagations: number;
}

/** What stopped a search that did not decide: its nodes, or the caller's abort signal. */
export type Limit = 'nodes' | 'aborted';

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

export const NOTHING_COUNTED: Counters = { nodes: 0, backtracks: 0, restarts: 0, propagations: 0 };

/** The counters of two searches together. */
export function addCounters(a: Counters, b: Counters): Counters {
  return {
    nodes: a.nodes + b.nodes,
    backtracks: a.backtracks + b.backtracks,
    restarts: a.restarts + b.restarts,
    propagations: a.propagations + b.propagations,
  };
}

/** What stopped a search that did not decide: its nodes, or the caller's abort signal. */
export type Limit = 'nodes' | 'aborted';

// How far a search has come, for the live line: nodes and seconds, each with the share of its budget.

import { grouped } from '../world/log.ts';

/** What a search may spend. */
export interface Budget {
  readonly nodes?: number | undefined;
  readonly seconds?: number | undefined;
}

/** `1,200 of 5,000 nodes (24 %)`; without a budget `1,200 nodes`. */
export function nodesSpent(nodes: number, { nodes: most }: Budget): string {
  if (most === undefined) return `${grouped(nodes)} nodes`;
  const share = Math.min(100, Math.floor((100 * nodes) / most));
  return `${grouped(nodes)} of ${grouped(most)} nodes (${share} %)`;
}

/** `3 of 60 s`, or `3 s`. */
export function secondsSpent(seconds: number, { seconds: most }: Budget): string {
  return most === undefined ? `${seconds} s` : `${seconds} of ${most} s`;
}

/** `, about 40 s left` when some of a batch is done and some is not. */
export function secondsLeft(seconds: number, done: number, count: number): string {
  if (done === 0 || done >= count) return '';
  return `, about ${grouped(Math.ceil((seconds / done) * (count - done)))} s left`;
}

// How far a search or a batch has come, for the live line: nodes and seconds, each with the share of its budget;
// puzzles, and how fast they come.

import { counted, grouped, outOf } from '../../base/phrases.ts';
import type { Limits } from '../spec/options.ts';

/** `1,200 of 5,000 nodes (24 %)`; without a budget `1,200 nodes`. */
export function nodesSpent(nodes: number, { nodes: most }: Pick<Limits, 'nodes'>): string {
  if (most === undefined) return `${grouped(nodes)} nodes`;
  const share = Math.min(100, Math.floor((100 * nodes) / most));
  return `${outOf(nodes, most)} nodes (${share} %)`;
}

/** `3 of 60 s`, or `3 s`. */
export function secondsSpent(seconds: number, { time: most }: Pick<Limits, 'time'>): string {
  return most === undefined ? `${seconds} s` : `${seconds} of ${most} s`;
}

/** How many puzzles there are to be, and what became of them so far. */
export interface PuzzleCounts {
  readonly count: number;
  readonly made: number;
  /** Among those made: how many have no fill, and how many an earlier run made, which took no time. */
  readonly failed: number;
  readonly known?: number;
}

/** `24 of 100 puzzles, 1 failed, 2.4 a second, about 32 s left`; before the first one how long it takes. */
export function puzzlesMade(counts: PuzzleCounts, seconds: number): string {
  const { count, made, failed, known = 0 } = counts;
  const done = made - known;
  const rate = done > 0 && seconds > 0 ? `${(done / seconds).toFixed(1)} a second` : `${seconds} s`;
  const parts = [
    `${grouped(made)} of ${counted(count, 'puzzle')}`,
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    rate,
  ];
  return parts.join(', ') + secondsLeft(seconds, done, count - known);
}

/** `, about 40 s left` when some of a batch is done and some is not. */
function secondsLeft(seconds: number, done: number, count: number): string {
  if (done === 0 || done >= count) return '';
  return `, about ${grouped(Math.ceil((seconds / done) * (count - done)))} s left`;
}

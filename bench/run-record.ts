// One run of one contestant on one grid, list and seed, and how it is counted: a run that did not
// decide counts at the limit, whatever stopped it, and is never left out.

import type { Counters } from '../src/solve/outcome.ts';
import type { Cost } from './clock.ts';

/**
 * `tallied`: all fills counted. `done`: a command ended well but printed no fill that can be read.
 * `wrong`: a fill that does not stand up to the verifier. `failed`: anything else but an answer.
 */
export type Status =
  | 'filled'
  | 'unfillable'
  | 'tallied'
  | 'done'
  | 'timed-out'
  | 'gave-up'
  | 'wrong'
  | 'failed';

export interface Run {
  readonly contestant: string;
  readonly grid: string;
  readonly list: string;
  readonly seed: number;
  readonly status: Status;
  /** Of a run inside a worker. */
  readonly load?: Cost;
  readonly index?: Cost;
  readonly search?: Cost;
  readonly counters?: Counters;
  /** Of a whole command. */
  readonly whole?: Cost;
  readonly peakBytes?: number;
  readonly fills?: number;
  /** The cells of a fill that stood up to the verifier, joined. */
  readonly cells?: string;
  /** Why it cannot be filled, what is wrong with the fill, what a failed run said. */
  readonly note?: string;
}

/** One letter for each status, as tables show them. */
export const STATUS_LETTER: Readonly<Record<Status, string>> = {
  filled: 'F',
  unfillable: 'U',
  tallied: 'A',
  done: 'D',
  'timed-out': 't',
  'gave-up': 'n',
  wrong: 'W',
  failed: 'X',
};

export function isDecided({ status }: Run): boolean {
  return (
    status === 'filled' || status === 'unfillable' || status === 'tallied' || status === 'done'
  );
}

/** A fault of a program, not of its speed. */
export function isFaulty({ status }: Run): boolean {
  return status === 'wrong' || status === 'failed';
}

/** The CPU time that tables count: of the search, or of the whole command. */
export function measuredMs({ search, whole }: Run): number {
  return (search ?? whole)?.cpuMs ?? 0;
}

/** The same, but the limit for a run that did not decide. */
export function countedMs(run: Run, limitMs: number): number {
  return isDecided(run) ? Math.min(measuredMs(run), limitMs) : limitMs;
}

/** Whether some run filled what another proved to be unfillable: one of them is wrong. */
export function contradict(runs: readonly Run[]): boolean {
  const has = (status: Status) => runs.some((run) => run.status === status);
  return has('filled') && has('unfillable');
}

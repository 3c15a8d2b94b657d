// What became of the puzzles of a run, in numbers: the progress, the last lines and the exit code are made of these.

import { addCounters, type Counters, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { BatchResult } from './batch-result.ts';
import type { ManifestLine, PuzzleStatus } from './manifest-line.ts';

/** `missing`: there is none to be had; `incomplete`: there is one, without all that was to be in it. */
export type RunStatus = PuzzleStatus | 'missing' | 'incomplete';
/** `lacking`: too few words were left to fill it with. */
export type CountedStatus = RunStatus | 'lacking';
export type Failure = Exclude<CountedStatus, 'filled' | 'made' | 'left' | 'rejected'>;

/** A manifest calls both too-like, but only what has a fill, and so figures, can be too similar to others. */
export function countedStatus(
  status: RunStatus,
  made: Pick<ManifestLine | BatchResult, 'figures'> | undefined,
): CountedStatus {
  return status === 'too-like' && made?.figures === undefined ? 'lacking' : status;
}

export class RunCounts {
  /** How many puzzles there are to be, as far as is known. */
  wanted: number;
  /** What became of so many is known. */
  made = 0;
  /** Among these: how many there are, how many are put out, and how many an earlier run made. */
  filled = 0;
  kept = 0;
  known = 0;
  /** How many were rejected, by the condition. */
  readonly rejected = new Map<string, number>();
  /** Of all searches, also of those that failed. */
  stats: Counters = NOTHING_COUNTED;
  /** Whether a fill was put out that is the best so far. */
  isCutShort = false;
  private readonly failures = new Map<Failure, number[]>();

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  /** One more puzzle, its number and why it is so. */
  add(n: number, status: CountedStatus, why = '', stats: Counters = NOTHING_COUNTED): void {
    this.made++;
    this.stats = addCounters(this.stats, stats);
    if (status === 'rejected') this.rejected.set(why, (this.rejected.get(why) ?? 0) + 1);
    const failure = failureOf(status);
    if (failure === undefined) this.filled++;
    else if (this.failures.has(failure)) this.failures.get(failure)!.push(n);
    else this.failures.set(failure, [n]);
  }

  /** The numbers of those that failed in one way. */
  failed(failure: Failure): readonly number[] {
    return this.failures.get(failure) ?? [];
  }

  get allFailed(): number {
    return this.made - this.filled;
  }

  /** Whether what became of every puzzle is known. */
  get isWhole(): boolean {
    return this.made === this.wanted;
  }
}

function failureOf(status: CountedStatus): Failure | undefined {
  switch (status) {
    case 'filled':
    case 'made':
    case 'left':
    case 'rejected':
      return undefined;
    default:
      return status;
  }
}

// What a bench comes to: for each contestant and list how many runs were filled, proved, not decided,
// by seed as well, and the CPU time of all of them with those not decided at the limit.

import { countedMs, isDecided, isFaulty, type Run } from './run-record.ts';
import { maximum, mean, median, quantile, sum } from './statistics.ts';
import { formatMegabytes, formatMs } from './table.ts';

export interface Totals {
  readonly contestant: string;
  readonly list: string;
  readonly runs: number;
  readonly filled: number;
  readonly proved: number;
  readonly tallied: number;
  readonly done: number;
  readonly timedOut: number;
  readonly gaveUp: number;
  readonly faulty: number;
  /** Decided runs, seed by seed. */
  readonly decidedBySeed: Readonly<Record<number, number>>;
  /** Counted CPU time. */
  readonly medianMs: number;
  readonly p90Ms: number;
  readonly meanMs: number;
  readonly maxMs: number;
  readonly sumMs: number;
  /** Medians, and the most memory; undefined for what was not measured. */
  readonly loadMs: number | undefined;
  readonly indexMs: number | undefined;
  readonly peakBytes: number | undefined;
  /** Nodes of all runs by the CPU time of their searches, decided or not. */
  readonly nodesPerSecond: number | undefined;
}

/** Totals of runs of one contestant and one list, of which there must be one at least. */
export function totalsOf(runs: readonly Run[], limitMs: number): Totals {
  const count = (status: Run['status']) => runs.filter((run) => run.status === status).length;
  const times = runs.map((run) => countedMs(run, limitMs));
  const decidedBySeed: Record<number, number> = {};
  for (const run of runs) {
    decidedBySeed[run.seed] = (decidedBySeed[run.seed] ?? 0) + (isDecided(run) ? 1 : 0);
  }
  const measured = (of: (run: Run) => number | undefined, figure: typeof median) => {
    const values = runs.map(of).filter((value) => value !== undefined);
    return values.length > 0 ? figure(values) : undefined;
  };
  const nodes = sum(runs.map(({ counters }) => counters?.nodes ?? 0));
  const searchMs = sum(runs.map(({ search }) => search?.cpuMs ?? 0));
  return {
    contestant: runs[0]!.contestant,
    list: runs[0]!.list,
    runs: runs.length,
    filled: count('filled'),
    proved: count('unfillable'),
    tallied: count('tallied'),
    done: count('done'),
    timedOut: count('timed-out'),
    gaveUp: count('gave-up'),
    faulty: runs.filter(isFaulty).length,
    decidedBySeed,
    medianMs: median(times),
    p90Ms: quantile(times, 0.9),
    meanMs: mean(times),
    maxMs: maximum(times),
    sumMs: sum(times),
    loadMs: measured(({ load }) => load?.cpuMs, median),
    indexMs: measured(({ index }) => index?.cpuMs, median),
    peakBytes: measured(({ peakBytes }) => peakBytes, maximum),
    nodesPerSecond: searchMs > 0 ? (1000 * nodes) / searchMs : undefined,
  };
}

export function totalsText(totals: Totals): string {
  const { contestant, list, runs, filled, proved, tallied, done, timedOut, gaveUp, faulty } =
    totals;
  const decided = filled + proved + tallied + done;
  const seeds = Object.values(totals.decidedBySeed);
  const bySeed = seeds.length > 1 && seeds.length < 11 ? ` (by seed ${seeds.join(' ')})` : '';
  const kinds = [
    [filled, 'filled'],
    [proved, 'proved unfillable'],
    [tallied, 'tallied'],
    [done, 'done'],
    [timedOut, 'timed out'],
    [gaveUp, 'gave up'],
    [faulty, 'FAULTY'],
  ] as const;
  const counts = kinds.filter(([number]) => number > 0).map((kind) => kind.join(' '));
  const { medianMs, p90Ms, meanMs, maxMs, sumMs } = totals;
  const times = [medianMs, p90Ms, meanMs, maxMs, sumMs].map(formatMs);
  const named = ['median', 'p90', 'mean', 'max', 'sum'].map((name, i) => `${name} ${times[i]}`);
  return [
    `${contestant}, ${list}: ${decided} of ${runs} decided${bySeed}: ${counts.join(', ')}`,
    `  CPU ms, undecided at the limit: ${named.join(', ')}`,
    ...besides(totals),
  ].join('\n');
}

function besides({ loadMs, indexMs, peakBytes, nodesPerSecond }: Totals): string[] {
  const parts = [
    loadMs === undefined ? [] : `load median ${formatMs(loadMs)} ms`,
    indexMs === undefined ? [] : `index median ${formatMs(indexMs)} ms`,
    nodesPerSecond === undefined ? [] : `${nodesPerSecond.toFixed(0)} nodes a second`,
    peakBytes === undefined ? [] : `peak memory ${formatMegabytes(peakBytes)} MB`,
  ].flat();
  return parts.length > 0 ? [`  ${parts.join(', ')}`] : [];
}

// How far a run has come, for the live line, and the last lines of one that gave up or was ended.

import { counted, grouped, outOf } from '../base/phrases.ts';
import { seedAfter } from '../batch/cut.ts';
import type { RunCounts } from '../batch/run-counts.ts';
import { DEFAULT_NODES } from '../fill/filler.ts';
import type { Enumeration } from '../fill/outcome.ts';
import type { Counters } from '../solve/outcome.ts';
import { keptOutWords } from './reasons.ts';

const SEEDS_NAMED = 20;

/** What a search may spend. */
export interface Budget {
  readonly nodes?: number;
  /** In seconds. */
  readonly time?: number;
}

/** What ended a run before all was made. */
export type Ended = 'time' | 'interrupt' | 'closed' | 'failure' | undefined;

/** What a puzzle that is filled again adds to the command line: `--min-score=60`. */
export function sayProject(file: string, added: readonly string[]): string {
  return `${file}: filled as before with ${added.join(' ')}`;
}

/** `1,200 of 5,000 nodes (24 %)`; without a budget `1,200 nodes`. */
export function sayNodes(nodes: number, { nodes: most }: Budget): string {
  if (most === undefined || most === Number.POSITIVE_INFINITY) return `${grouped(nodes)} nodes`;
  const share = Math.min(100, Math.floor((100 * nodes) / most));
  return `${outOf(nodes, most)} nodes (${share} %)`;
}

/** `3 of 60 s`, or `3 s`. */
export function saySeconds(seconds: number, { time: most }: Budget): string {
  return most === undefined ? `${seconds} s` : `${seconds} of ${most} s`;
}

/** Of one search. */
export function saySearch({ nodes, restarts }: Counters, seconds: number, budget: Budget): string {
  return `${sayNodes(nodes, budget)}, ${grouped(restarts)} restarts, ${saySeconds(seconds, budget)}`;
}

/** `24 of 100 puzzles, 1 failed, 2.4 a second, about 32 s left`; before the first one how long it takes. */
export function sayPuzzles(
  { wanted, made, known, allFailed }: Pick<RunCounts, 'wanted' | 'made' | 'known' | 'allFailed'>,
  seconds: number,
): string {
  // What an earlier run made took no time of this one.
  const [done, all] = [made - known, wanted - known];
  const isUnderWay = done > 0 && done < all;
  const left = isUnderWay ? Math.ceil((seconds / done) * (all - done)) : 0;
  const parts = [
    `${grouped(made)} of ${counted(wanted, 'puzzle')}`,
    ...(allFailed > 0 ? [`${grouped(allFailed)} failed`] : []),
    done > 0 && seconds > 0 ? `${(done / seconds).toFixed(1)} per second` : `${seconds} s`,
    ...(isUnderWay ? [`about ${grouped(left)} s left`] : []),
  ];
  return parts.join(', ');
}

/** What follows the progress of a batch while a puzzle that is too similar to others is made again. */
export function sayRetry(n: number, attempt: number): string {
  return `, puzzle ${n} again (attempt ${attempt + 1})`;
}

/** What searches took, in steps and in seconds. */
export function sayStats(
  stats: Counters,
  seconds: Readonly<Record<string, number | undefined>>,
): string {
  const counts = (['nodes', 'backtracks', 'restarts', 'propagations'] as const).map(
    (name) => `${grouped(stats[name])} ${name}`,
  );
  const times = Object.entries(seconds).filter(([, time]) => time !== undefined);
  const spent = times.map(([name, time]) => `${name} ${time!.toFixed(3)} s`);
  return `${counts.join(', ')}; ${spent.join(', ')}`;
}

/** That words of the lists were kept out, where it may have decided what came of a search. */
export function sayKeptOut(count: number): string[] {
  return count === 0 ? [] : [`without the ${keptOutWords(count)}`];
}

/** That a run was ended, and with how much done; nothing if it was not. */
export function sayEnded(ended: Ended, { time }: Budget, done: string): string[] {
  if (ended === 'time') return [`gave up after ${time} s (${done})`];
  return ended === 'interrupt' ? [`interrupted (${done})`] : [];
}

/** `5,000 nodes`; where nobody set a limit, what else there is to do. */
export function sayLimit(nodes: number | undefined): string {
  if (nodes !== undefined) return `${grouped(nodes)} nodes`;
  const help = 'more words, a lower --min-score or more blocks make a fill likelier';
  return `${grouped(DEFAULT_NODES)} nodes (${help}; --nodes none searches on)`;
}

/** The last lines of fills of one grid; `keptOut` counts words, which takes a while. */
export function sayFillsEnd(
  counts: RunCounts,
  ended: Ended,
  budget: Budget,
  firstSeed: number,
  keptOut: () => number,
): string[] {
  const { isWhole, isCutShort, filled, wanted, stats } = counts;
  const gaveUp = counts.failed('gave-up');
  const isOpen = gaveUp.length > 0 || ended === 'time';
  const lines = isOpen ? sayKeptOut(keptOut()) : [];
  if (gaveUp.length > 0) {
    const seeds = gaveUp.map((n) => seedAfter(firstSeed, n - 1));
    lines.push(`gave up after ${sayLimit(budget.nodes)}${ofSeeds(seeds, firstSeed, wanted)}`);
  }
  if (!isWhole) {
    const done = `${outOf(filled, wanted)} filled, ${grouped(stats.nodes)} nodes`;
    return [...lines, ...sayEnded(ended, budget, done)];
  }
  if (!isCutShort) return lines;
  const why = ended === 'time' ? `stopped after ${budget.time} s (--time)` : 'interrupted';
  return [...lines, `${why}; best fill so far`];
}

function ofSeeds(seeds: readonly number[], first: number, count: number): string {
  if (count === 1) return ` (seed ${first})`;
  const named = seeds.slice(0, SEEDS_NAMED).join(', ');
  const more = seeds.length > SEEDS_NAMED ? ', ...' : '';
  const all = `${first} to ${seedAfter(first, count - 1)}`;
  return ` on ${seeds.length} of the seeds ${all}: ${named}${more}`;
}

/** The last lines of every fill of a grid. */
export function sayEveryFillEnd(
  { fills, status, limit }: Enumeration,
  ended: Ended,
  budget: Budget,
): string[] {
  if (status === 'complete') return [];
  const done = `${grouped(fills)} fills so far`;
  if (limit === 'nodes') return [`gave up after ${grouped(budget.nodes!)} nodes (${done})`];
  return sayEnded(ended, budget, done);
}

/** That few fills are to be expected, or none; as a logarithm. */
export function sayFewFills(log10: number): string {
  const meaning = log10 < 0 ? 'probably none' : 'few';
  return `expected number of fills with these words: 10^${log10.toFixed(1)} (${meaning})`;
}

// Several engines look for a fill of one problem, for one may soon find what another looks for in vain. They
// go on in rounds, each for its share of nodes; the first that decides, by round and then by its place
// among the entrants, decides the race. So it does not matter in which threads they run, or how fast.

import type { Content } from '../puzzle/puzzle.ts';
import { addCounters, type Counters, type Limit, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { PartialFill } from './engine.ts';
import type { Entrant } from './race-plan.ts';

/** What a runner has found so far. */
export interface RunnerReport {
  readonly answer: 'filled' | 'unfillable' | Limit;
  /** Of this runner, in all rounds. */
  readonly stats: Counters;
  /** The fill, if there is one. */
  readonly cells: readonly Content[] | undefined;
  readonly partial: PartialFill | undefined;
}

/** An engine at work, here or in another thread. */
export interface Runner {
  /** Lets it go on for so many more nodes; another thread begins at once. */
  start(moreNodes: number): void;
  /** What it came to; a runner of this thread begins when this is called. */
  report(): Promise<RunnerReport>;
}

/** Makes the runner of an entrant, which so many others come `after`. */
export type RunnerMaker = (entrant: Entrant, after: number) => Runner;

/** An entrant with its runner and its share of each round. */
export interface Racer {
  readonly runner: Runner;
  readonly share: number;
}

/** Nodes a round for each share. */
const ROUND_NODES = 1000;

/** The racers of a race, in their order; those without a share are left out. */
export function racersOf(
  entrants: readonly Entrant[],
  isHopeful: boolean,
  makeRunner: RunnerMaker,
): Racer[] {
  const shareOf = (entrant: Entrant): number => (isHopeful ? entrant.hopeful : entrant.hopeless);
  const racing = entrants.filter((entrant) => shareOf(entrant) > 0);
  return racing.map((entrant, i) => ({
    runner: makeRunner(entrant, racing.length - 1 - i),
    share: shareOf(entrant),
  }));
}

/**
 * Runs a race of at most `maxNodes` more nodes, of all racers together. `begun` is the report of a search that
 * ran before and may be one of them (`first`); `onRound` gets the counters of the others. The report counts
 * all racers, up to the one that decided in its round.
 */
export async function race(
  racers: readonly Racer[],
  first: Runner,
  begun: RunnerReport,
  maxNodes: number,
  onRound: (others: Counters) => void,
): Promise<RunnerReport> {
  const others = racers.filter(({ runner }) => runner !== first);
  const reports = new Map<Runner, RunnerReport>([[first, begun]]);
  for (let left = maxNodes; ; ) {
    const running: Runner[] = [];
    for (const { runner, share } of racers) {
      const slice = Math.min(ROUND_NODES * share, left);
      if (slice <= 0) break;
      left -= slice;
      running.push(runner);
      runner.start(slice);
    }
    if (running.length === 0) return ended('nodes', reports);
    for (const runner of running) {
      const report = await runner.report();
      reports.set(runner, report);
      if (report.answer !== 'nodes') return ended(report.answer, reports, report.cells);
    }
    onRound(total(others.flatMap(({ runner }) => reports.get(runner) ?? [])));
  }
}

function ended(
  answer: RunnerReport['answer'],
  reports: ReadonlyMap<Runner, RunnerReport>,
  cells?: readonly Content[],
): RunnerReport {
  const all = [...reports.values()];
  const partial = all.map((report) => report.partial).reduce(fuller);
  return { answer, stats: total(all), cells, partial };
}

function total(reports: readonly RunnerReport[]): Counters {
  return reports.reduce((sum, { stats }) => addCounters(sum, stats), NOTHING_COUNTED);
}

/** The fuller one of two partial fills, of equals the first. */
export function fuller(
  one: PartialFill | undefined,
  two: PartialFill | undefined,
): PartialFill | undefined {
  if (one === undefined || two === undefined) return one ?? two;
  return two.entries > one.entries ? two : one;
}

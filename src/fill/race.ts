// Several searches of one problem, the lanes of a race: each with its own seed and strategy, for one
// may soon find what another looks for in vain. They go on in rounds, each lane for its share of
// nodes; the first lane that decides, by round and then by number, decides the race. So it does not
// matter in which threads the lanes run, or how fast.

import type { Content, Puzzle } from '../puzzle/puzzle.ts';
import { addCounters, type Counters, type Limit, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { SearchSettings } from '../solve/search.ts';
import type { PartialFill } from './band.ts';

/** What a lane has come to. */
export interface LaneReport {
  readonly answer: 'filled' | 'unfillable' | Limit;
  /** Of this lane, in all rounds. */
  readonly stats: Counters;
  /** The fill, if there is one. */
  readonly cells: readonly Content[] | undefined;
  readonly partial: PartialFill | undefined;
}

/** A search that may run in another thread. */
export interface Lane {
  /** Lets it go on for so many nodes; another thread begins at once. */
  start(nodes: number): void;
  /** What became of it; this thread begins when it is asked. */
  report(): Promise<LaneReport>;
}

/** Starts a lane, which `after` lanes come after; 0 is the search that ran alone before. */
export type LaneStarter = (lane: number, after: number) => Lane;

/** A grid of at most so many open cells is small: all of it may be gone through in a while. */
const SMALL_CELLS = 100;

/** What a lane does: search, go through everything once, or look where fills are to be expected. */
export type Strategy = SearchSettings | 'exhaustive' | 'seeking';

/** How a race is run. */
interface Plan {
  /**
   * Nodes that a search runs alone before: all but the hardest large grids are decided by then; in small
   * ones the other lanes are better at what is hard.
   */
  readonly soloNodes: number;
  /** How lanes differ beside their seeds; lane 0 is the search that ran alone. */
  readonly lanes: readonly Strategy[];
  /** The lanes' shares where a fill is to be expected. */
  readonly hopeful: readonly number[];
  /** And where none is, so that it is best to go through everything. */
  readonly hopeless: readonly number[];
}

const SMALL: Plan = {
  soloNodes: 1000,
  lanes: [{}, 'seeking', 'exhaustive'],
  hopeful: [0, 7, 1],
  hopeless: [1, 1, 6],
};
/** Large ones are repaired (docs/decisions/repairing.md), and gone through only if there is no hope. */
const LARGE: Plan = {
  soloNodes: 10_000,
  lanes: [{}, 'exhaustive', { starts: 'repaired' }, { starts: 'repaired' }],
  hopeful: [2, 0, 3, 3],
  hopeless: [1, 5, 1, 1],
};
/** Nodes a round for each share. */
const ROUND_NODES = 1000;
const SEED_STEP = 0x9e3779b1;

function planFor({ givens }: Puzzle): Plan {
  return givens.filter((given) => given === undefined).length <= SMALL_CELLS ? SMALL : LARGE;
}

/** Nodes before a race. */
export function soloNodesFor(blank: Puzzle): number {
  return planFor(blank).soloNodes;
}

/** The shares of the lanes of a puzzle's race, in which a fill is to be expected or not. */
export function sharesFor(blank: Puzzle, isHopeful: boolean): readonly number[] {
  const { hopeful, hopeless } = planFor(blank);
  return isHopeful ? hopeful : hopeless;
}

/** What a lane does in the race of a puzzle. */
export function laneStrategy(lane: number, blank: Puzzle): Strategy {
  return planFor(blank).lanes[lane]!;
}

export function laneSeed(lane: number, seed: number): number {
  return (seed + Math.imul(lane, SEED_STEP)) | 0;
}

/** What came of a race. */
export interface RaceEnd extends Omit<LaneReport, 'stats'> {
  /** Of all lanes, up to the one that decided in its round. */
  readonly stats: Counters;
}

/**
 * Runs a race of at most `nodes` more nodes, in all lanes together, by `shares`. `begun` is the report
 * of lane 0, which has run already; `onRound` is told of the others' counters.
 */
export async function race(
  startLane: LaneStarter,
  begun: LaneReport,
  nodes: number,
  shares: readonly number[],
  onRound: (others: Counters) => void,
): Promise<RaceEnd> {
  const after = (lane: number): number => shares.filter((share, i) => i > lane && share > 0).length;
  const lanes = shares.map((share, lane) =>
    share === 0 ? undefined : startLane(lane, after(lane)),
  );
  const reports: LaneReport[] = [begun];
  for (let left = nodes; ; ) {
    const running: number[] = [];
    for (const [lane, share] of shares.entries()) {
      if (share === 0) continue;
      const slice = Math.min(ROUND_NODES * share, left);
      if (slice <= 0) break;
      left -= slice;
      running.push(lane);
      lanes[lane]!.start(slice);
    }
    if (running.length === 0) return ended('nodes', reports);
    for (const lane of running) {
      const report = await lanes[lane]!.report();
      reports[lane] = report;
      if (report.answer !== 'nodes') return ended(report.answer, reports, report.cells);
    }
    onRound(total(reports.slice(1)));
  }
}

function ended(
  answer: LaneReport['answer'],
  reports: readonly LaneReport[],
  cells?: readonly Content[],
): RaceEnd {
  return { answer, stats: total(reports), cells, partial: fullestOf(reports) };
}

function total(reports: readonly LaneReport[]): Counters {
  return reports.reduce((sum, { stats }) => addCounters(sum, stats), NOTHING_COUNTED);
}

function fullestOf(reports: readonly LaneReport[]): PartialFill | undefined {
  return reports.map(({ partial }) => partial).reduce(fuller);
}

/** The fuller one of two partial fills, of equals the first. */
export function fuller(
  one: PartialFill | undefined,
  two: PartialFill | undefined,
): PartialFill | undefined {
  if (one === undefined || two === undefined) return one ?? two;
  return two.entries > one.entries ? two : one;
}

// One fill from a stage: from better words by one engine at a time, from all words by one search and, if that
// takes long, by a race of several engines.

import { addCounters, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { Search } from '../solve/search.ts';
import type { Engine, EngineSettings } from './engine.ts';
import type { RunOptions } from './outcome.ts';
import {
  fuller,
  type Runner,
  type RunnerMaker,
  type RunnerReport,
  race,
  racersOf,
} from './race.ts';
import { type Entrant, type RacePlan, seedOf } from './race-plan.ts';
import { LocalRunner } from './run-engine.ts';
import type { Stage } from './stage.ts';

/**
 * One fill from a stage of better words, without a race: by its search, and in a grid without blocks beyond
 * `soloNodes` by its seeker, which looks where most fills are expected.
 */
export async function fillStage(
  stage: Stage,
  maxNodes: number,
  soloNodes: number,
  settings: EngineSettings,
  options: RunOptions,
): Promise<RunnerReport> {
  const search = new LocalRunner(
    () => stage.engineOf(stage.search(settings), settings.beam),
    options,
  );
  search.start(Math.min(maxNodes, soloNodes));
  const begun = await search.report();
  if (begun.answer !== 'nodes' || maxNodes <= soloNodes) return begun;
  const seeker = stage.seeker();
  if (seeker === undefined) {
    search.start(maxNodes - soloNodes);
    return search.report();
  }
  const seeking = new LocalRunner(() => seeker, {
    ...options,
    onProgress: (counters) => options.onProgress?.(addCounters(counters, begun.stats)),
  });
  seeking.start(maxNodes - soloNodes);
  const report = await seeking.report();
  return {
    ...report,
    partial: fuller(begun.partial, report.partial),
    stats: addCounters(begun.stats, report.stats),
  };
}

export interface WholeFill {
  readonly end: RunnerReport;
  /** The search that ran alone: it has learnt which slots fail. */
  readonly search: Search;
}

/** One fill from all words: the search runs alone for `soloNodes`, then races the other entrants of the plan. */
export async function fillWhole(
  stage: Stage,
  { entrants }: RacePlan,
  soloNodes: number,
  settings: EngineSettings,
  options: RunOptions,
): Promise<WholeFill> {
  const { maxNodes = Number.POSITIVE_INFINITY, onProgress } = options;
  const search = stage.search(settings);
  let others = NOTHING_COUNTED;
  const first = new LocalRunner(() => stage.engineOf(search, settings.beam), {
    ...options,
    onProgress: (counters) => onProgress?.(addCounters(counters, others)),
  });
  first.start(Math.min(maxNodes, soloNodes));
  const begun = await first.report();
  if (begun.answer !== 'nodes' || maxNodes <= soloNodes) return { end: begun, search };
  const { makeRunner = (entrant) => ownRunner(stage, entrant, settings, options) } = options;
  const runners: RunnerMaker = (entrant, after) =>
    entrant.strategy === 'search' ? first : makeRunner(entrant, after);
  // Where no fill is expected, it mostly has to be proved that there is none.
  const isHopeful = stage.newSearch(settings).expectsFills();
  const racers = racersOf(entrants, isHopeful, runners);
  const end = await race(racers, first, begun, maxNodes - soloNodes, (stats) => {
    others = stats;
    // The search, which reports its own counters, may have no share of the race.
    onProgress?.(addCounters(search.counters, others));
  });
  return { end, search };
}

/** The runner of an entrant, with all it needs to itself. */
export function newRunner(
  stage: Stage,
  entrant: Entrant,
  settings: EngineSettings,
  options: RunOptions,
): Runner {
  return runnerWith(() => stage.newEngine(entrant.strategy, settings), entrant, options);
}

/** The same for a race of this stage alone, which may reuse the seeker of the last one. */
function ownRunner(
  stage: Stage,
  entrant: Entrant,
  settings: EngineSettings,
  options: RunOptions,
): Runner {
  const seeker = entrant.strategy === 'seek' ? stage.seeker() : undefined;
  return seeker === undefined
    ? newRunner(stage, entrant, settings, options)
    : runnerWith(() => seeker, entrant, options);
}

function runnerWith(
  newEngine: () => Engine,
  entrant: Entrant,
  { seed = 0, partial = false, signal }: RunOptions,
): Runner {
  return new LocalRunner(newEngine, { seed: seedOf(entrant, seed), partial, signal });
}

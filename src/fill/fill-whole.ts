// One fill from all words: by one search, and if that takes long by a race of several engines.

import { addCounters, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { Search } from '../solve/search.ts';
import type { Engine, EngineSettings } from './engine.ts';
import { LocalRunner } from './local-runner.ts';
import type { RunOptions } from './outcome.ts';
import { type Runner, type RunnerMaker, type RunnerReport, race, racersOf } from './race.ts';
import { type Entrant, type RacePlan, seedOf } from './race-plan.ts';
import type { Stage } from './stage.ts';

export interface WholeFill {
  readonly end: RunnerReport;
  /** The search that ran alone: it has learnt which slots fail. */
  readonly search: Search;
}

/** Follows a plan whose search runs alone for `soloNodes`. */
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
    // The search that tells of itself may have no share.
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

/** The same for a race of this stage alone, which may use again what the last one did. */
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

// One fill from a stage of better words, which gets so many nodes and no race.

import { addCounters } from '../solve/outcome.ts';
import type { EngineSettings } from './engine.ts';
import { LocalRunner } from './local-runner.ts';
import type { RunOptions } from './outcome.ts';
import { fuller, type RunnerReport } from './race.ts';
import type { Stage } from './stage.ts';

/** By its search; beyond `soloNodes`, a grid without blocks by what looks where fills are to be expected. */
export async function fillStage(
  stage: Stage,
  nodes: number,
  soloNodes: number,
  settings: EngineSettings,
  options: RunOptions,
): Promise<RunnerReport> {
  const search = new LocalRunner(
    () => stage.engineOf(stage.search(settings), settings.beam),
    options,
  );
  search.start(Math.min(nodes, soloNodes));
  const begun = await search.report();
  if (begun.answer !== 'nodes' || nodes <= soloNodes) return begun;
  const seeker = stage.seeker();
  if (seeker === undefined) {
    search.start(nodes - soloNodes);
    return search.report();
  }
  const seeking = new LocalRunner(() => seeker, {
    ...options,
    onProgress: (counters) => options.onProgress?.(addCounters(counters, begun.stats)),
  });
  seeking.start(nodes - soloNodes);
  const report = await seeking.report();
  return {
    ...report,
    partial: fuller(begun.partial, report.partial),
    stats: addCounters(begun.stats, report.stats),
  };
}

// One fill from a band of better words, which gets so many nodes and no race.

import { addCounters } from '../solve/outcome.ts';
import type { SearchSettings } from '../solve/search.ts';
import type { Band } from './band.ts';
import { LocalLane } from './local-lane.ts';
import type { RunOptions } from './outcome.ts';
import { fuller, type LaneReport } from './race.ts';

/** By its search; beyond `soloNodes`, a grid without blocks by what looks where fills are to be expected. */
export async function fillBand(
  band: Band,
  nodes: number,
  soloNodes: number,
  settings: SearchSettings,
  options: RunOptions,
): Promise<LaneReport> {
  const search = new LocalLane(() => band.finderOf(band.search(settings)), options);
  search.start(Math.min(nodes, soloNodes));
  const begun = await search.report();
  if (begun.answer !== 'nodes' || nodes <= soloNodes) return begun;
  const seeker = band.seeker();
  if (seeker === undefined) {
    search.start(nodes - soloNodes);
    return search.report();
  }
  const lane = new LocalLane(() => seeker, {
    ...options,
    onProgress: (counters) => options.onProgress?.(addCounters(counters, begun.stats)),
  });
  lane.start(nodes - soloNodes);
  const report = await lane.report();
  return {
    ...report,
    partial: fuller(begun.partial, report.partial),
    stats: addCounters(begun.stats, report.stats),
  };
}

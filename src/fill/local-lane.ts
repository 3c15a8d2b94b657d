// A lane that runs in this thread, when its report is asked for.

import type { Search } from '../solve/search.ts';
import type { Band } from './band.ts';
import type { Lane, LaneReport } from './race.ts';
import { runToAnswer, type SliceOptions } from './run-search.ts';

export interface LocalLaneOptions extends Omit<SliceOptions, 'maxNodes'> {
  readonly seed?: number;
  readonly partial?: boolean;
}

export class LocalLane implements Lane {
  private readonly band: Band;
  private readonly search: Search;
  private readonly options: LocalLaneOptions;
  private nodes = 0;

  /** Starts the search anew. */
  constructor(band: Band, search: Search, options: LocalLaneOptions) {
    this.band = band;
    this.search = search;
    this.options = options;
    search.reset(options.seed ?? 0);
    if (options.partial === true) search.keepFullest();
  }

  start(nodes: number): void {
    this.nodes += nodes;
  }

  async report(): Promise<LaneReport> {
    const { band, search, options } = this;
    const answer = await runToAnswer(search, { ...options, maxNodes: this.nodes });
    const cells = answer === 'filled' ? band.puzzle(search).cells : undefined;
    return { answer, stats: search.counters, cells, partial: band.partial(search) };
  }
}

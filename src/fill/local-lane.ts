// A lane that runs in this thread, when its report is asked for.

import type { Finder } from './finder.ts';
import type { Lane, LaneReport } from './race.ts';
import { runToAnswer, type SliceOptions } from './run-search.ts';

export interface LocalLaneOptions extends Omit<SliceOptions, 'maxNodes'> {
  readonly seed?: number;
  readonly partial?: boolean;
}

export class LocalLane implements Lane {
  private readonly finder: Finder;
  private readonly options: LocalLaneOptions;
  private nodes = 0;

  /** Starts the finder anew. */
  constructor(finder: Finder, options: LocalLaneOptions) {
    this.finder = finder;
    this.options = options;
    finder.reset(options.seed ?? 0, options.partial === true);
  }

  start(nodes: number): void {
    this.nodes += nodes;
  }

  async report(): Promise<LaneReport> {
    const { finder, options } = this;
    const answer = await runToAnswer(finder, { ...options, maxNodes: this.nodes });
    const cells = answer === 'filled' ? finder.puzzle().cells : undefined;
    return { answer, stats: finder.counters, cells, partial: finder.partial() };
  }
}

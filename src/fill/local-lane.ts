// A lane that runs in this thread, when its report is asked for.

import type { Finder } from './finder.ts';
import type { Lane, LaneReport } from './race.ts';
import { runToAnswer, type SliceOptions } from './run-search.ts';

export interface LocalLaneOptions extends Omit<SliceOptions, 'maxNodes'> {
  readonly seed?: number;
  readonly partial?: boolean;
}

export class LocalLane implements Lane {
  private readonly newFinder: () => Finder;
  private readonly options: LocalLaneOptions;
  private finder: Finder | undefined;
  private nodes = 0;

  /** The finder is made when the first report is asked for: another lane may have decided by then. */
  constructor(newFinder: () => Finder, options: LocalLaneOptions) {
    this.newFinder = newFinder;
    this.options = options;
  }

  start(nodes: number): void {
    this.nodes += nodes;
  }

  async report(): Promise<LaneReport> {
    const { options } = this;
    this.finder ??= this.begin();
    const { finder } = this;
    const answer = await runToAnswer(finder, { ...options, maxNodes: this.nodes });
    const cells = answer === 'filled' ? finder.puzzle().cells : undefined;
    return { answer, stats: finder.counters, cells, partial: finder.partial() };
  }

  /** The finder, started anew. */
  private begin(): Finder {
    const finder = this.newFinder();
    finder.reset(this.options.seed ?? 0, this.options.partial === true);
    return finder;
  }
}

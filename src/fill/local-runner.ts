// An engine at work in this thread, when its report is asked for.

import type { Engine } from './engine.ts';
import type { Runner, RunnerReport } from './race.ts';
import { runToAnswer, type SliceOptions } from './run-engine.ts';

export interface LocalRunnerOptions extends Omit<SliceOptions, 'maxNodes'> {
  readonly seed?: number;
  readonly partial?: boolean;
}

export class LocalRunner implements Runner {
  private readonly newEngine: () => Engine;
  private readonly options: LocalRunnerOptions;
  private engine: Engine | undefined;
  private nodes = 0;

  /** The engine is made when the first report is asked for: another runner may have decided by then. */
  constructor(newEngine: () => Engine, options: LocalRunnerOptions) {
    this.newEngine = newEngine;
    this.options = options;
  }

  start(nodes: number): void {
    this.nodes += nodes;
  }

  async report(): Promise<RunnerReport> {
    const { options } = this;
    this.engine ??= this.begin();
    const { engine } = this;
    const answer = await runToAnswer(engine, { ...options, maxNodes: this.nodes });
    const cells = answer === 'filled' ? engine.puzzle().cells : undefined;
    return { answer, stats: engine.counters, cells, partial: engine.partial() };
  }

  /** The engine, started anew. */
  private begin(): Engine {
    const engine = this.newEngine();
    engine.reset(this.options.seed ?? 0, this.options.partial === true);
    return engine;
  }
}

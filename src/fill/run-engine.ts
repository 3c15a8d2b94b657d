// An engine runs in slices, between which the event loop gets its turn, so that timers, signals and a
// browser's page stay alive.

import { nextTurn } from '../base/next-turn.ts';
import type { Counters, Limit } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import type { Engine } from './engine.ts';
import type { Runner, RunnerReport } from './race.ts';

/** Slots filtered between two turns of the event loop: some 20 to 50 milliseconds. */
export const SLICE = 20_000;

/** When a run ends, and who hears of its progress. */
export interface SliceOptions {
  readonly maxNodes?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((counters: Counters) => void) | undefined;
}

/** What is left to do before the event loop gets its next turn; lasts from one fill to the next. */
export interface Slice {
  left: number;
}

/** Runs an engine in slices until it fills, proves, or meets a limit. */
export async function runToAnswer(
  engine: Pick<Engine, 'run' | 'counters'>,
  options: SliceOptions,
  slice: Slice = { left: SLICE },
): Promise<Exclude<Answer, 'paused' | 'gave-up'> | Limit> {
  const { maxNodes = Number.POSITIVE_INFINITY, signal, onProgress } = options;
  for (;;) {
    if (signal?.aborted) return 'aborted';
    const before = engine.counters;
    const answer = engine.run(maxNodes, slice.left);
    const { propagations, nodes } = engine.counters;
    slice.left -= propagations - before.propagations + nodes - before.nodes;
    if (answer === 'gave-up') return 'nodes';
    if (answer === 'paused' || slice.left <= 0) {
      onProgress?.(engine.counters);
      await nextTurn();
      slice.left = SLICE;
    }
    if (answer !== 'paused') return answer;
  }
}

export interface LocalRunnerOptions extends Omit<SliceOptions, 'maxNodes'> {
  readonly seed?: number;
  readonly partial?: boolean;
}

/** An engine that runs in this thread, when its report is asked for. */
export class LocalRunner implements Runner {
  private readonly newEngine: () => Engine;
  private readonly options: LocalRunnerOptions;
  private engine: Engine | undefined;
  private maxNodes = 0;

  /** The engine is made when the first report is asked for: another runner may have decided by then. */
  constructor(newEngine: () => Engine, options: LocalRunnerOptions) {
    this.newEngine = newEngine;
    this.options = options;
  }

  start(moreNodes: number): void {
    this.maxNodes += moreNodes;
  }

  async report(): Promise<RunnerReport> {
    const { options } = this;
    this.engine ??= this.begin();
    const { engine } = this;
    const answer = await runToAnswer(engine, { ...options, maxNodes: this.maxNodes });
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

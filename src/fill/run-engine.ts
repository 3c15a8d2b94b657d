// A engine runs in slices, between which the event loop gets its turn, so that timers, signals and a
// browser's page stay alive.

import { nextTurn } from '../base/next-turn.ts';
import type { Counters, Limit } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import type { Engine } from './engine.ts';

/** Slots filtered between two turns of the event loop: some 20 to 50 milliseconds. */
export const SLICE = 20_000;

/** When a run ends, and whom it tells. */
export interface SliceOptions {
  readonly maxNodes?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((counters: Counters) => void) | undefined;
}

/** What is left to do before the event loop gets its next turn; lasts from one fill to the next. */
export interface Slice {
  left: number;
}

/** Runs a engine in slices until it fills, proves, or meets a limit. */
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

// A batch is a row of fills, each of its own seed and of nothing that went before it; so it does not
// matter who makes which, or when.

import type { BestFill, Counters, Filler, Outcome, RunnerMaker } from '../../index.ts';
import { seedAfter } from '../line/seed.ts';
import { breathe } from '../world/stop.ts';

export interface FillPlan {
  readonly firstSeed: number;
  readonly count: number;
  readonly maxNodes?: number;
  /** Each fill is the best that its nodes find. */
  readonly best: boolean;
  readonly explain?: boolean;
  readonly partial?: boolean;
}

/** What came of one fill of a plan. */
export interface FillResult {
  /** Its place in the plan, from 0. */
  readonly index: number;
  readonly seed: number;
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** Who is told how a fill goes on. */
export interface Watch {
  readonly onProgress: (counters: Counters) => void;
  readonly onBetter: (better: BestFill, seed: number) => void;
}

/** Makes one fill of a plan. */
export async function fillOne(
  filler: Filler,
  plan: FillPlan,
  index: number,
  signal?: AbortSignal,
  watch?: Watch,
  makeRunner?: RunnerMaker,
): Promise<FillResult> {
  const seed = seedAfter(plan.firstSeed, index);
  const started = now();
  const options = {
    seed,
    ...(plan.maxNodes !== undefined && { maxNodes: plan.maxNodes }),
    ...(plan.explain && { explain: true }),
    ...(plan.partial && { partial: true }),
    ...(signal && { signal }),
    ...(watch && { onProgress: watch.onProgress }),
    ...(makeRunner && { makeRunner }),
  };
  const outcome = plan.best
    ? await filler.best({ ...options, onBetter: (better) => watch?.onBetter(better, seed) })
    : await filler.fill(options);
  return { index, seed, outcome, milliseconds: now() - started };
}

/** Makes the fills of a plan one after the other, each when it is asked for. */
export async function* fillInTurn(
  filler: Filler,
  plan: FillPlan,
  signal: AbortSignal,
  watch?: Watch,
): AsyncGenerator<FillResult> {
  for (let index = 0; index < plan.count && !signal.aborted; index++) {
    yield await fillOne(filler, plan, index, signal, watch);
    if (index + 1 < plan.count) await breathe();
  }
}

/** Milliseconds since some moment; `performance` would be loaded first. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

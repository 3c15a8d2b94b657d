// A batch is a row of fills, each of its own seed and of nothing that went before it; so it does not
// matter who makes which, or when.

import type { Wearing } from '../../batch/worn-words.ts';
import type { BestFill } from '../../fill/best.ts';
import type { Filler } from '../../fill/filler.ts';
import type { Outcome } from '../../fill/outcome.ts';
import type { RunnerMaker } from '../../fill/race.ts';
import type { Counters } from '../../solve/outcome.ts';
import { seedAfter } from '../line/seed.ts';
import { breathe } from '../world/stop.ts';

/** How each fill is made. */
export interface Making {
  readonly maxNodes?: number;
  /** Each fill is the best that its nodes find. */
  readonly best: boolean;
  readonly explain?: boolean;
  readonly partial?: boolean;
}

/** A row of fills of one grid. */
export interface FillPlan extends Making {
  readonly firstSeed: number;
  readonly count: number;
}

/** One fill to be made. */
export interface Task {
  /** Its place among all, from 0. */
  readonly index: number;
  /** Which grid. */
  readonly ground: number;
  readonly seed: number;
}

/** Tasks that may be done at the same time: how worn the words are that they find. */
export interface Wave extends Wearing {
  /** What was used since the last wave, and how often. */
  readonly uses: readonly (readonly [word: string, puzzle: number, times?: number])[];
}

/** What came of it. */
export interface FillResult extends Task {
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** Who is told how a fill goes on. */
export interface Watch {
  readonly onProgress: (counters: Counters) => void;
  readonly onBetter: (better: BestFill, seed: number) => void;
}

/** The fills of a plan. */
export function* tasksOf({ firstSeed, count }: FillPlan): Generator<Task> {
  for (let index = 0; index < count; index++) {
    yield { index, ground: 0, seed: seedAfter(firstSeed, index) };
  }
}

/** Makes one fill. */
export async function fillOne(
  filler: Filler,
  making: Making,
  task: Task,
  signal?: AbortSignal,
  watch?: Watch,
  makeRunner?: RunnerMaker,
): Promise<FillResult> {
  const { seed } = task;
  const started = now();
  const options = {
    seed,
    maxNodes: making.maxNodes,
    explain: making.explain,
    partial: making.partial,
    signal,
    onProgress: watch?.onProgress,
    makeRunner,
  };
  const outcome = making.best
    ? await filler.best({ ...options, onBetter: (better) => watch?.onBetter(better, seed) })
    : await filler.fill(options);
  return { ...task, outcome, milliseconds: now() - started };
}

/** Makes the fills of a plan one after the other, each when it is asked for. */
export async function* fillInTurn(
  filler: Filler,
  plan: FillPlan,
  signal: AbortSignal,
  watch?: Watch,
): AsyncGenerator<FillResult> {
  for (const task of tasksOf(plan)) {
    if (signal.aborted) return;
    yield await fillOne(filler, plan, task, signal, watch);
    if (task.index + 1 < plan.count) await breathe();
  }
}

/** Milliseconds since some moment; `performance` would be loaded first. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

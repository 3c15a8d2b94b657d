// `--jobs` on one hard fill: the last entrants of its race run in threads of their own, the others in this
// one, which is thus done with its own when it waits for theirs. Threads start with their runners, so that
// an easy fill costs none. What they answer is heeded in the order of rounds and entrants, so that the number
// of threads cannot be seen in it.

import { Worker } from 'node:worker_threads';
import type { Filler } from '../../fill/filler.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import type { Runner, RunnerReport } from '../../fill/race.ts';
import type { Entrant } from '../../fill/race-plan.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { NOTHING_COUNTED } from '../../solve/outcome.ts';
import type { WordChoice } from '../../words/reading/choose-words.ts';
import { type FillPlan, type FillResult, fillOne, type Watch } from './fill-plan.ts';
import { sharedChoice } from './shared-choice.ts';

/** What a thread is told at its start. */
export interface RaceOrder {
  readonly plan: FillPlan;
  readonly blank: Puzzle;
  /** Bytes in shared memory. */
  readonly choice: WordChoice;
  readonly options: FillerOptions;
  /** The name of the entrant that runs there. */
  readonly entrant: string;
}

/** The one result of a plan of one fill. */
export async function* fillByRace(
  filler: Filler,
  order: Omit<RaceOrder, 'blank' | 'entrant'>,
  jobs: number,
  signal: AbortSignal,
  watch?: Watch,
): AsyncGenerator<FillResult> {
  const threads = new Threads({ ...order, blank: filler.blank }, jobs, signal);
  const { firstSeed: seed, partial = false } = order.plan;
  try {
    const makeRunner = ({ name }: Entrant, after: number): Runner =>
      threads.runner(name, after) ?? filler.runner(name, { seed, partial, signal });
    yield await fillOne(
      filler,
      order.plan,
      { index: 0, ground: 0, seed },
      signal,
      watch,
      makeRunner,
    );
  } finally {
    await threads.end();
  }
}

class Threads {
  private readonly order: Omit<RaceOrder, 'entrant'>;
  private readonly count: number;
  private readonly signal: AbortSignal;
  private readonly workers: Worker[] = [];
  private choice: WordChoice | undefined;

  constructor(order: Omit<RaceOrder, 'entrant'>, count: number, signal: AbortSignal) {
    this.order = order;
    this.count = count;
    this.signal = signal;
  }

  /** A runner in a thread of its own, or undefined if the entrant falls to this one. */
  runner(entrant: string, after: number): ThreadRunner | undefined {
    if (after >= this.count - 1) return undefined;
    return new ThreadRunner(() => this.startWorker(entrant), this.signal);
  }

  /** Ends the threads, which do not end of themselves: see fill-worker.ts. */
  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private startWorker(entrant: string): Worker {
    this.choice ??= sharedChoice(this.order.choice);
    // Beside this file: as source, or as the bundle that the build makes of it.
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'cjs';
    const worker = new Worker(new URL(`race-worker.${extension}`, import.meta.url), {
      workerData: { ...this.order, choice: this.choice, entrant },
    });
    this.workers.push(worker);
    return worker;
  }
}

class ThreadRunner implements Runner {
  private readonly startWorker: () => Worker;
  /** Started when the runner first is: a race may end before. */
  private worker: Worker | undefined;
  private readonly signal: AbortSignal;
  private coming: Promise<RunnerReport> | undefined;
  private last: RunnerReport;

  constructor(startWorker: () => Worker, signal: AbortSignal) {
    this.startWorker = startWorker;
    this.signal = signal;
    this.last = { answer: 'aborted', stats: NOTHING_COUNTED, cells: undefined, partial: undefined };
  }

  start(nodes: number): void {
    this.worker ??= this.startWorker();
    const { worker, signal } = this;
    this.coming = new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        worker.off('message', heard);
        worker.off('error', failed);
        signal.removeEventListener('abort', aborted);
        act();
      };
      const heard = (report: RunnerReport): void => settle(() => resolve(report));
      const failed = (error: unknown): void => settle(() => reject(error));
      const aborted = (): void => settle(() => resolve({ ...this.last, answer: 'aborted' }));
      worker.on('message', heard);
      worker.on('error', failed);
      signal.addEventListener('abort', aborted);
      worker.postMessage(nodes);
    });
    // Another runner may decide before this one is asked.
    this.coming.catch(() => {});
  }

  async report(): Promise<RunnerReport> {
    this.last = await this.coming!;
    return this.last;
  }
}

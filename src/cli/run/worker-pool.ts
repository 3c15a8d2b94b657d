// `--jobs`: this thread and its workers share a row of tasks, or the race for one fill. Whoever is free takes the next
// task; results are handed on in order, and answers in a race are heeded in the order of rounds and entrants, so that the
// number of threads cannot be seen in either. Workers start only when the work turns out to take a while. One that
// dies is replaced, and what it was at is made again.

import type { FillResult, FillSource, FillTask, RoundUpdate } from '../../batch/fill-task.ts';
import type { RunnerMaker } from '../../fill/race.ts';
import { breathe } from '../world/stop.ts';
import type { FillerCache, Watch } from './filler-cache.ts';
import { PoolWorker, type WorkerSetup } from './pool-worker.ts';
import { sharedChoice } from './shared-choice.ts';
import { TaskQueue } from './task-queue.ts';
import { WorkerRunner } from './worker-runner.ts';

/** A worker costs some 30 ms of CPU and reads the lists again: not worth it for less than this. */
const HEAD_START_MS = 50;
/** Tasks that a worker has at a time, so that it need not wait for the next; of those that take long, one. */
const TASKS_AHEAD = 4;
/** A task that so many workers died of is a defect. */
const MOST_DEATHS = 3;

export interface PoolOptions {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly watch?: Watch;
  /** What workers run; for tests. */
  readonly script?: URL;
}

export class WorkerPool implements FillSource {
  /** Those of this thread. */
  private readonly fillers: FillerCache;
  private readonly options: PoolOptions;
  private readonly bell = new Bell();
  private readonly workers = new Set<PoolWorker>();
  /** How many died of a task, by its index. */
  private readonly deaths = new Map<number, number>();
  private setup: WorkerSetup;
  private headStart: NodeJS.Timeout | undefined;
  /** Whether the head start is over. */
  private isLong = false;
  private queue: TaskQueue | undefined;
  /** All uses so far, for workers to come: the last puzzle of each word, and how often it was used. */
  private readonly uses = new Map<string, [puzzle: number, times: number]>();
  private isShared = false;
  private failure: unknown;

  constructor(fillers: FillerCache, setup: WorkerSetup, options: PoolOptions) {
    this.fillers = fillers;
    this.setup = setup;
    this.options = options;
  }

  update(update: RoundUpdate): void {
    this.fillers.update(update);
    if (this.options.jobs === 1) return;
    for (const worker of this.workers) worker.update(update);
    for (const [word, puzzle, times = 1] of update.uses) {
      const known = this.uses.get(word);
      this.uses.set(word, [Math.max(puzzle, known?.[0] ?? puzzle), times + (known?.[1] ?? 0)]);
    }
    this.setup = { ...this.setup, update };
  }

  /** One fill, for which the last entrants of its race run in workers, so that an easy fill costs none. */
  alone(task: FillTask): Promise<FillResult> {
    const { jobs, signal, watch } = this.options;
    const makeRunner: RunnerMaker = ({ name }, after) =>
      after < jobs - 1
        ? new WorkerRunner(() => this.spawn(), name, task, signal)
        : this.fillers.runner(name, task, signal);
    return this.fillers.fill(task, signal, watch, jobs > 1 ? makeRunner : undefined);
  }

  async *inOrder(tasks: Iterable<FillTask>): AsyncGenerator<FillResult> {
    const { jobs, signal } = this.options;
    if (jobs === 1) return yield* this.inTurn(tasks);
    const queue = new TaskQueue(tasks);
    const stop = (): void => {
      queue.end();
      this.bell.ring();
    };
    signal.addEventListener('abort', stop);
    // Who aborted before is not heard any more.
    if (signal.aborted) stop();
    this.queue = queue;
    for (const worker of this.workers) this.employ(worker, queue);
    if (this.isLong) this.grow();
    this.headStart ??= setTimeout(() => {
      this.isLong = true;
      this.grow();
    }, HEAD_START_MS);
    const ownWork = this.work(queue, (task) => this.fillHere(task, queue));
    try {
      for (;;) {
        while (!queue.hasNext && !queue.isDone && this.failure === undefined) {
          await this.bell.heard();
        }
        if (this.failure !== undefined) throw this.failure;
        if (signal.aborted || !queue.hasNext) break;
        yield queue.next();
        this.bell.ring();
      }
      if (!signal.aborted) return;
      await ownWork;
      // A batch is cut at one place: what came after a fill that is missing is left out.
      while (queue.hasNext) yield queue.next();
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
      await ownWork;
    }
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    clearTimeout(this.headStart);
    await Promise.all([...this.workers].map((worker) => worker.close()));
  }

  private async *inTurn(tasks: Iterable<FillTask>): AsyncGenerator<FillResult> {
    const { signal, watch } = this.options;
    let isFirst = true;
    for (const task of tasks) {
      if (!isFirst) await breathe();
      isFirst = false;
      if (signal.aborted) return;
      yield await this.fillers.fill(task, signal, watch);
    }
  }

  /** Makes fills, one after the other, as long as there are tasks. */
  private async work(
    queue: TaskQueue,
    fill: (task: FillTask) => Promise<FillResult | undefined>,
  ): Promise<void> {
    while (!queue.isDone) {
      const task = queue.take();
      if (task === undefined) {
        // Whoever finds that there is none left tells those who wait for one.
        if (queue.isDone) this.bell.ring();
        else await this.bell.heard();
        continue;
      }
      const result = await fill(task);
      if (result === undefined) return;
      queue.arrive(result);
      this.bell.ring();
    }
  }

  private async fillHere(task: FillTask, queue: TaskQueue): Promise<FillResult | undefined> {
    try {
      await breathe();
      return await this.fillers.fill(task, queue.ending, this.options.watch);
    } catch (error) {
      return this.fail(error);
    }
  }

  /** Lets a worker take tasks. */
  private employ(worker: PoolWorker, queue: TaskQueue): void {
    const fill = async (task: FillTask): Promise<FillResult | undefined> => {
      try {
        return await worker.fill(task);
      } catch (error) {
        return this.lose(worker, task, queue, error);
      }
    };
    const ahead = this.setup.options.best ? 1 : TASKS_AHEAD;
    for (let i = 0; i < ahead; i++) void this.work(queue, fill);
  }

  /** A worker has died, and with it a task that it was asked for; the first one is that which it was at. */
  private lose(worker: PoolWorker, task: FillTask, queue: TaskQueue, error: unknown): undefined {
    queue.takeBack(task);
    if (this.workers.delete(worker)) {
      const deaths = (this.deaths.get(task.index) ?? 0) + 1;
      this.deaths.set(task.index, deaths);
      if (deaths >= MOST_DEATHS) return this.fail(error);
      this.employ(this.spawn(), queue);
    }
    this.bell.ring();
  }

  /** Starts workers as long as there is anything to do for one more. */
  private grow(): void {
    const { queue } = this;
    while (this.workers.size < this.options.jobs - 1 && queue?.isWaiting) {
      this.employ(this.spawn(), queue);
    }
  }

  private spawn(): PoolWorker {
    if (!this.isShared) this.setup = { ...this.setup, choice: sharedChoice(this.setup.choice) };
    this.isShared = true;
    // Beside this file: as source, or as the bundle that the build makes of it.
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'cjs';
    const script = this.options.script ?? new URL(`worker.${extension}`, import.meta.url);
    const { update } = this.setup;
    const uses = [...this.uses].map(([word, use]) => [word, ...use] as const);
    const worker = new PoolWorker(script, {
      ...this.setup,
      update: update && { ...update, uses },
    });
    this.workers.add(worker);
    return worker;
  }

  private fail(error: unknown): undefined {
    this.failure ??= error;
    this.bell.ring();
  }
}

/** Wakes all who wait; each looks for itself whether it was meant. */
class Bell {
  private waiting: (() => void)[] = [];

  ring(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  heard(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

// `--jobs`: this thread and its workers share a row of tasks, or the race for one fill. Whoever is free takes the next
// task; results are handed on in order, and answers in a race are heeded in the order of rounds and entrants, so that the
// number of threads cannot be seen in either. Workers start only when the work turns out to take a while. One that
// dies is replaced, and what it was at is made again.

import type { FillResult, FillSource, FillTask, RoundUpdate } from '../../batch/fill-task.ts';
import type { RunnerMaker } from '../../fill/race.ts';
import { breathe } from '../world/stop.ts';
import type { FillerCache, Watch } from './filler-cache.ts';
import { PoolWorker, sharedChoice, WorkerRunner, type WorkerSetup } from './pool-worker.ts';
import { TaskQueue } from './task-queue.ts';

/** A worker costs some 30 ms of CPU and reads the lists again: not worth it for less than this. */
const HEAD_START_MS = 50;
/** Tasks that a worker has at a time, so that it need not wait for the next; of those that take long, one. */
const TASKS_AHEAD = 4;
/** A task that so many workers died of is a defect. */
const MOST_DEATHS = 3;

export interface PoolOptions {
  readonly jobs: number;
  /** Whether each task comes alone, so that the race for it is shared, and no row of tasks. */
  readonly isRace?: boolean;
  readonly signal: AbortSignal;
  readonly watch?: Watch;
  /** What workers run; for tests. */
  readonly script?: URL;
}

/** What takes one task at a time: this thread, or a part of a worker. */
interface Lane {
  readonly worker?: PoolWorker;
}

export class WorkerPool implements FillSource {
  /** Those of this thread. */
  private readonly fillers: FillerCache;
  private readonly options: PoolOptions;
  private setup: WorkerSetup;
  private readonly workers = new Set<PoolWorker>();
  private readonly own: Lane = {};
  /** What this thread is at. */
  private ownWork: Promise<void> = Promise.resolve();
  private readonly idle = new Set<Lane>([this.own]);
  private queue: TaskQueue | undefined;
  private headStart: NodeJS.Timeout | undefined;
  /** Whether the head start is over. */
  private isLong = false;
  /** How many workers died of a task, by its index. */
  private readonly deaths = new Map<number, number>();
  private failure: { readonly error: unknown } | undefined;
  /** All uses so far, for workers to come: the last puzzle of each word, and how often it was used. */
  private readonly uses = new Map<string, [puzzle: number, times: number]>();

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

  async *inOrder(tasks: Iterable<FillTask>): AsyncGenerator<FillResult> {
    const { jobs, isRace, signal } = this.options;
    if (jobs === 1 || isRace) return yield* this.inTurn(tasks);
    const queue = new TaskQueue(tasks);
    this.queue = queue;
    const end = async (): Promise<void> => {
      queue.close();
      // A batch is cut at one place: after the last fill that this thread, which hears of the end, has made.
      await this.ownWork;
      queue.end();
    };
    signal.addEventListener('abort', end);
    // Who aborted before is not heard any more.
    if (signal.aborted) await end();
    this.headStart ??= setTimeout(() => {
      this.isLong = true;
      this.grow();
    }, HEAD_START_MS);
    if (this.isLong) this.grow();
    try {
      for (;;) {
        this.supply();
        const result = await queue.next();
        if (this.failure !== undefined) throw this.failure.error;
        if (result === undefined) return;
        yield result;
      }
    } finally {
      signal.removeEventListener('abort', end);
      await end();
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
      yield await this.fillers.fill(task, signal, watch, this.runnersFor(task));
    }
  }

  /** The last entrants of a race run in workers, which start with them, so that an easy fill costs none. */
  private runnersFor(task: FillTask): RunnerMaker | undefined {
    const { jobs, signal } = this.options;
    if (jobs === 1) return undefined;
    return ({ name }, after) =>
      after < jobs - 1
        ? new WorkerRunner(() => this.spawn(), name, task, signal)
        : this.fillers.runner(name, task, signal);
  }

  /** Gives tasks to all who have none. */
  private supply(): void {
    const { queue } = this;
    for (const lane of this.idle) {
      const task = queue?.take();
      if (task === undefined) return;
      this.idle.delete(lane);
      const work = this.make(task, lane, queue!);
      if (lane === this.own) this.ownWork = work;
    }
  }

  private async make(task: FillTask, lane: Lane, queue: TaskQueue): Promise<void> {
    try {
      const { worker } = lane;
      queue.arrive(await (worker?.fill(task) ?? this.fillHere(task, queue)));
      this.idle.add(lane);
    } catch (error) {
      this.lose(task, lane, queue, error);
    }
    this.supply();
  }

  private async fillHere(task: FillTask, { closing }: TaskQueue): Promise<FillResult> {
    await breathe();
    return this.fillers.fill(task, closing, this.options.watch);
  }

  /** What a worker was at when it died is made again; an error of this thread is the end. */
  private lose(task: FillTask, { worker }: Lane, queue: TaskQueue, error: unknown): void {
    queue.takeBack(task);
    // Of several tasks that it had, the first is that which it was at.
    if (worker !== undefined && !this.workers.delete(worker)) return;
    const deaths = (this.deaths.get(task.index) ?? 0) + 1;
    this.deaths.set(task.index, deaths);
    if (worker !== undefined && deaths < MOST_DEATHS) {
      this.employ();
    } else {
      this.failure ??= { error };
      queue.end();
    }
  }

  /** Starts workers as long as there is anything to do for one more. */
  private grow(): void {
    while (this.workers.size < this.options.jobs - 1 && this.queue?.isWaiting) {
      this.employ();
      this.supply();
    }
  }

  /** One more worker that takes tasks. */
  private employ(): void {
    const worker = this.spawn();
    const ahead = this.setup.settings.best ? 1 : TASKS_AHEAD;
    for (let i = 0; i < ahead; i++) this.idle.add({ worker });
  }

  private spawn(): PoolWorker {
    this.setup = { ...this.setup, choice: sharedChoice(this.setup.choice) };
    // Beside this file: as source, or as the bundle that the build makes of it.
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'cjs';
    const script = this.options.script ?? new URL(`worker.${extension}`, import.meta.url);
    const { update } = this.setup;
    const uses = [...this.uses].map(([word, use]) => [word, ...use] as const);
    const worker = new PoolWorker(script, { ...this.setup, update: update && { ...update, uses } });
    this.workers.add(worker);
    return worker;
  }
}

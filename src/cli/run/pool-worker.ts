// A thread of a pool as the main thread sees it: it is asked one thing after the other and answers them in order. It may
// die at any moment, and then fails whatever it was asked.

import { Worker } from 'node:worker_threads';
import type {
  FillResult,
  FillSettings,
  FillTask,
  GridJob,
  RoundUpdate,
} from '../../batch/fill-task.ts';
import type { Filled, GaveUp, Unfillable } from '../../fill/outcome.ts';
import type { Runner, RunnerReport } from '../../fill/race.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { NOTHING_COUNTED } from '../../solve/outcome.ts';
import type { WordChoice } from '../../words/reading/choose-words.ts';
import type { WordSource } from '../../words/reading/word-source.ts';

/** What a worker begins with. */
export interface WorkerSetup {
  readonly grids: readonly GridJob[];
  readonly settings: FillSettings;
  /** Bytes in shared memory. */
  readonly choice: WordChoice;
  /** What was used by now. */
  readonly update?: RoundUpdate;
}

/** What it is sent: a fill to make, uses to count, or so many nodes for an entrant in the race for a fill. */
export type WorkerMessage =
  | { readonly kind: 'fill'; readonly task: FillTask }
  | { readonly kind: 'update'; readonly update: RoundUpdate }
  | {
      readonly kind: 'run';
      readonly entrant: string;
      readonly task: FillTask;
      readonly nodes: number;
    };

/** A FillResult, of a filled puzzle only the cells. */
export interface FillAnswer extends Omit<FillResult, 'outcome'> {
  readonly outcome:
    | Unfillable
    | GaveUp
    | (Omit<Filled, 'puzzle'> & { readonly cells: Puzzle['cells'] });
}

export class PoolWorker {
  private readonly worker: Worker;
  private readonly grids: readonly GridJob[];
  /** Who waits for an answer, in the order of asking. */
  private readonly waiting: { resolve(answer: unknown): void; reject(error: unknown): void }[] = [];
  private death: { readonly error: unknown } | undefined;

  constructor(script: URL, setup: WorkerSetup) {
    this.grids = setup.grids;
    this.worker = new Worker(script, { workerData: setup });
    // After `close` nobody waits any more.
    this.worker.on('message', (answer) => this.waiting.shift()?.resolve(answer));
    this.worker.on('error', (error) => this.die(error));
    this.worker.on('exit', (code) =>
      this.die(new Error(`a worker thread exited with code ${code}`)),
    );
  }

  async fill(task: FillTask): Promise<FillResult> {
    const { outcome, ...rest } = await this.ask<FillAnswer>({ kind: 'fill', task });
    if (outcome.status !== 'filled') return { ...rest, outcome };
    const { cells, ...filled } = outcome;
    const { blank } = this.grids[task.grid]!;
    return { ...rest, outcome: { ...filled, puzzle: { ...blank, cells } } };
  }

  run(entrant: string, task: FillTask, nodes: number): Promise<RunnerReport> {
    return this.ask({ kind: 'run', entrant, task, nodes });
  }

  update(update: RoundUpdate): void {
    this.send({ kind: 'update', update });
  }

  /** It does not end of itself: see worker.ts. Nobody gets an answer any more. */
  async close(): Promise<void> {
    this.waiting.length = 0;
    await this.worker.terminate();
  }

  private ask<T>(message: WorkerMessage): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.death !== undefined) return reject(this.death.error);
      this.waiting.push({ resolve: (answer) => resolve(answer as T), reject });
      this.send(message);
    });
  }

  private send(message: WorkerMessage): void {
    this.worker.postMessage(message);
  }

  private die(error: unknown): void {
    this.death ??= { error };
    for (const { reject } of this.waiting.splice(0)) reject(this.death.error);
  }
}

/** An entrant of a race in a worker. */
export class WorkerRunner implements Runner {
  private readonly spawn: () => PoolWorker;
  /** Spawned when the runner is first started: a race may end before. */
  private worker: PoolWorker | undefined;
  private readonly entrant: string;
  private readonly task: FillTask;
  private readonly signal: AbortSignal;
  private coming: Promise<RunnerReport> | undefined;
  private last: RunnerReport;

  constructor(spawn: () => PoolWorker, entrant: string, task: FillTask, signal: AbortSignal) {
    this.spawn = spawn;
    this.entrant = entrant;
    this.task = task;
    this.signal = signal;
    this.last = { answer: 'aborted', stats: NOTHING_COUNTED, cells: undefined, partial: undefined };
  }

  start(nodes: number): void {
    this.worker ??= this.spawn();
    const running = this.worker.run(this.entrant, this.task, nodes);
    this.coming = new Promise((resolve, reject) => {
      const abort = (): void => resolve({ ...this.last, answer: 'aborted' });
      this.signal.addEventListener('abort', abort);
      running.then(resolve, reject).then(() => this.signal.removeEventListener('abort', abort));
    });
    // Another runner may decide before this one is asked.
    this.coming.catch(() => {});
  }

  async report(): Promise<RunnerReport> {
    this.last = await this.coming!;
    return this.last;
  }
}

/** A choice of words as several threads can read it: its bytes lie in shared memory, once for all. */
export function sharedChoice({
  lists,
  prefer = [],
  exclude = [],
  ...rest
}: WordChoice): WordChoice {
  return {
    ...rest,
    lists: lists.map(inSharedMemory),
    prefer: prefer.map(inSharedMemory),
    exclude: exclude.map(inSharedMemory),
  };
}

function inSharedMemory({ name, bytes, scoreMap, isPersonal }: WordSource): WordSource {
  if (bytes.buffer instanceof SharedArrayBuffer) return { name, bytes, scoreMap, isPersonal };
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return { name, bytes: shared, scoreMap, isPersonal };
}

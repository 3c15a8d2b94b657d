// An entrant of a race in a thread of its own.

import type { FillTask } from '../../batch/fill-task.ts';
import type { Runner, RunnerReport } from '../../fill/race.ts';
import { NOTHING_COUNTED } from '../../solve/outcome.ts';
import type { PoolWorker } from './pool-worker.ts';

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

// Tasks that are given out in order, and results that are handed on in the same order, whenever they come.

import type { FillResult, FillTask } from '../../batch/fill-task.ts';

/** Nobody works further ahead of what was handed on, so that it does not pile up behind a slow task. */
const WINDOW = 1024;

interface TaskGiven {
  readonly task: FillTask;
  result?: FillResult;
  /** Wakes who waits for the result. */
  wake?: () => void;
}

export class TaskQueue {
  private readonly tasks: Iterator<FillTask>;
  /** Given out and not handed on, in order. */
  private readonly given: TaskGiven[] = [];
  private readonly lost: FillTask[] = [];
  private readonly closer = new AbortController();
  private isExhausted = false;
  private isEnded = false;

  constructor(tasks: Iterable<FillTask>) {
    this.tasks = tasks[Symbol.iterator]();
  }

  /** The next task, if there is one that may be begun now. */
  take(): FillTask | undefined {
    if (this.closing.aborted) return undefined;
    const lost = this.lost.shift();
    if (lost !== undefined) return lost;
    if (this.isExhausted || this.given.length >= WINDOW) return undefined;
    const next = this.tasks.next();
    if (next.done) {
      this.isExhausted = true;
      return undefined;
    }
    this.given.push({ task: next.value });
    return next.value;
  }

  /** A task that came to nothing. */
  takeBack(task: FillTask): void {
    this.lost.push(task);
  }

  arrive(result: FillResult): void {
    const given = this.given.find(({ task }) => task.index === result.index);
    if (given === undefined) return;
    given.result = result;
    given.wake?.();
  }

  /** The result of the first task that was given out; undefined if there is none, or will be none. */
  async next(): Promise<FillResult | undefined> {
    const [first] = this.given;
    if (first === undefined) return undefined;
    if (first.result === undefined && !this.isEnded) {
      await new Promise<void>((resolve) => {
        first.wake = resolve;
      });
    }
    this.given.shift();
    return first.result;
  }

  /** Whether there may be anything left to begin. */
  get isWaiting(): boolean {
    return !this.closing.aborted && (!this.isExhausted || this.lost.length > 0);
  }

  /** Aborted when nothing is begun any more. */
  get closing(): AbortSignal {
    return this.closer.signal;
  }

  close(): void {
    this.closer.abort();
  }

  /** What has not arrived by now is missing. */
  end(): void {
    this.isEnded = true;
    this.given[0]?.wake?.();
  }
}

// Tasks that are given out in order, and results that are handed on in the same order, whenever they come.

import type { FillResult, FillTask } from '../../batch/fill-task.ts';

/** Nobody works further ahead of what was handed on, so that it does not pile up behind a slow task. */
const WINDOW = 1024;

export class TaskQueue {
  private readonly tasks: Iterator<FillTask>;
  /** The tasks given out and not handed on, by their index. */
  private readonly given: number[] = [];
  private readonly lost: FillTask[] = [];
  private readonly arrived = new Map<number, FillResult>();
  private readonly ender = new AbortController();
  private isExhausted = false;

  constructor(tasks: Iterable<FillTask>) {
    this.tasks = tasks[Symbol.iterator]();
  }

  /** The next task, if there is one that may be begun now. */
  take(): FillTask | undefined {
    if (this.ending.aborted) return undefined;
    const lost = this.lost.shift();
    if (lost !== undefined) return lost;
    if (this.isExhausted || this.given.length >= WINDOW) return undefined;
    const next = this.tasks.next();
    if (next.done) {
      this.isExhausted = true;
      return undefined;
    }
    this.given.push(next.value.index);
    return next.value;
  }

  /** A task that came to nothing. */
  takeBack(task: FillTask): void {
    this.lost.push(task);
  }

  arrive(result: FillResult): void {
    this.arrived.set(result.index, result);
  }

  get hasNext(): boolean {
    return this.given.length > 0 && this.arrived.has(this.given[0]!);
  }

  next(): FillResult {
    const index = this.given.shift()!;
    const result = this.arrived.get(index)!;
    this.arrived.delete(index);
    return result;
  }

  /** Whether there is, or may be, anything left to begin. */
  get isWaiting(): boolean {
    return !this.ending.aborted && (!this.isExhausted || this.lost.length > 0);
  }

  get isDone(): boolean {
    return this.ending.aborted || (this.isExhausted && this.given.length === 0);
  }

  /** Aborted when nobody waits for more. */
  get ending(): AbortSignal {
    return this.ender.signal;
  }

  end(): void {
    this.ender.abort();
  }
}

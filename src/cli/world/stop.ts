// One switch that ends a run early, whoever turns it: the time limit, an interruption, a reader that
// closed the pipe, or an output that cannot be written.

import { runInNewContext } from 'node:vm';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

export type StopCause = 'time' | 'interrupt' | 'closed' | 'failure';

/** `setTimeout` takes no more. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A run that ended before there was anything to report. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}

export class Stop {
  private readonly controller = new AbortController();
  private readonly timer: Io['timer'];
  private stopTimer: (() => void) | undefined;
  /** When the time is up, in milliseconds of `performance.now()`. */
  private deadline: number | undefined;
  /** The first cause; undefined while the run goes on. */
  cause: StopCause | undefined;

  constructor({ timer }: Pick<Io, 'timer'>) {
    this.timer = timer;
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  because(cause: StopCause): void {
    this.cause ??= cause;
    this.controller.abort();
  }

  /** Turns itself after so many seconds, unless `release` comes first. */
  after(seconds: number | undefined): void {
    if (seconds === undefined) return;
    const milliseconds = Math.min(seconds * 1000, LONGEST_TIMER);
    this.deadline = performance.now() + milliseconds;
    this.stopTimer = this.timer(milliseconds, () => this.because('time'));
  }

  /**
   * Does work that lets no timer and no signal have its turn, such as reading a grid of a million cells; when the
   * time is up or Ctrl-C is pressed, it is broken off where it is. @throws StoppedEarly if it was
   */
  async unbroken<T>(work: () => T): Promise<T> {
    await breathe();
    if (this.cause !== undefined) throw new StoppedEarly();
    const left = this.deadline === undefined ? LONGEST_TIMER : this.deadline - performance.now();
    try {
      const timeout = Math.max(1, Math.ceil(left));
      return runInNewContext('work()', { work }, { timeout, breakOnSigint: true });
    } catch (error) {
      // Of the context's own class of errors.
      const { code } = Object(error);
      if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') this.because('time');
      else if (code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED') this.because('interrupt');
      else throw error;
      throw new StoppedEarly();
    }
  }

  /** What comes of some work, or the end of the run if that comes first. @throws StoppedEarly then */
  async orEnd<T>(work: Promise<T>): Promise<T> {
    const { signal } = this;
    let stop: (() => void) | undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(new StoppedEarly());
      signal.addEventListener('abort', stop);
    });
    try {
      return await Promise.race([work, stopped]);
    } finally {
      signal.removeEventListener('abort', stop!);
    }
  }

  /** Lets the process end before the time is up. */
  release(): void {
    this.stopTimer?.();
  }

  /** What the run answers if it ends for this cause. */
  get exitCode(): ExitCode | undefined {
    if (this.cause === 'time') return EXIT.gaveUp;
    if (this.cause === 'interrupt') return EXIT.interrupted;
    return this.cause === 'closed' ? EXIT.filled : undefined;
  }
}

/** Lets timers, signals and streams have their turn. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

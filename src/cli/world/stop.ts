// One switch that ends a run early, whoever turns it: the time limit, an interruption, a reader that
// closed the pipe, or an output that cannot be written.

import { EXIT, type ExitCode } from './exit-code.ts';

export type StopCause = 'time' | 'interrupt' | 'closed' | 'failure';

/** `setTimeout` takes no more. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Stop {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  /** The first cause; undefined while the run goes on. */
  cause: StopCause | undefined;

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
    this.timer = setTimeout(() => this.because('time'), Math.min(seconds * 1000, LONGEST_TIMER));
  }

  /** Lets the process end before the time is up. */
  release(): void {
    clearTimeout(this.timer);
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

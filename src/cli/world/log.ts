// Everything for standard error: problems always, notes unless quiet, details when verbose, and on a
// terminal one live line that is wiped before anything else is printed.

import type { Io } from './io.ts';

export type Verbosity = 'quiet' | 'normal' | 'verbose';

/** A run shorter than this shows no live line. */
const QUIET_START_MS = 500;
/** The live line is redrawn no more often. */
const REDRAW_MS = 100;
const DEFAULT_COLUMNS = 80;
const WIPE = '\r\u001b[K';

export class Log {
  verbosity: Verbosity = 'normal';
  private readonly io: Io;
  private readonly start: number;
  private drawnAt = Number.NEGATIVE_INFINITY;
  private isDrawn = false;

  constructor(io: Io) {
    this.io = io;
    this.start = io.now();
  }

  /** What must be said whatever the user wants to hear. */
  say(text: string): void {
    this.print(`crossfill: ${text}\n`);
  }

  /** What the user wants to know unless told otherwise. */
  note(text: string): void {
    if (this.verbosity !== 'quiet') this.say(text);
  }

  detail(text: string): void {
    if (this.verbosity === 'verbose') this.say(text);
  }

  /** Whether a live line may be shown. */
  get isLive(): boolean {
    return this.io.stderr.isTTY === true && this.verbosity !== 'quiet';
  }

  /** Redraws the live line if it is time to; `text` gets the seconds since the start. */
  live(text: (seconds: number) => string): void {
    const now = this.io.now();
    if (now - this.start < QUIET_START_MS || now - this.drawnAt < REDRAW_MS || !this.isLive) return;
    this.drawnAt = now;
    this.isDrawn = true;
    // A line that wraps could not be wiped.
    const width = (this.io.stderr.columns ?? DEFAULT_COLUMNS) - 1;
    this.io.stderr.write(WIPE + text(Math.floor((now - this.start) / 1000)).slice(0, width));
  }

  wipe(): void {
    if (this.isDrawn) this.io.stderr.write(WIPE);
    this.isDrawn = false;
  }

  private print(text: string): void {
    this.wipe();
    this.io.stderr.write(text);
  }
}

/** 1234567 as 1,234,567, in every locale. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

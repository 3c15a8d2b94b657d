// Everything for standard error: problems always, notes unless quiet, details when verbose, and on a
// terminal one live line that is wiped before anything else is printed.

import type { Io } from './io.ts';
import { isColorWanted, visible } from './terminal.ts';

export type Verbosity = 'quiet' | 'normal' | 'verbose';

/** A run shorter than this shows no live line. */
const QUIET_START_MS = 500;
/** The live line is redrawn no more often. */
const REDRAW_MS = 100;
const DEFAULT_COLUMNS = 80;
/** A longer line is cut in its middle: what it quotes may be as long as an input. */
const LONGEST_LINE = 1000;
const LONG_LINE = new RegExp(
  `^(.{${LONGEST_LINE / 2}}).{${LONGEST_LINE},}(.{${LONGEST_LINE / 2}})$`,
  'gm',
);
const WIPE = '\r\u001b[K';
const WIPE_DOWN = '\r\u001b[J';
/** The terminal writes `^C` behind the line, which must not wrap. */
const ROOM_FOR_ECHO = 3;

export class Log {
  verbosity: Verbosity = 'normal';
  private readonly io: Io;
  private readonly start: number;
  private drawnAt = Number.NEGATIVE_INFINITY;
  /** Characters of the live line that is there. */
  private drawn = 0;

  constructor(io: Io) {
    this.io = io;
    this.start = io.now();
  }

  /** What must be said whatever the user wants to hear. */
  say(text: string): void {
    this.print(`crossfill: ${visible(text)}\n`);
  }

  /** Why the run came to nothing; on a terminal it begins in red, unless `color` says otherwise. */
  async fail(text: string, color: 'auto' | 'always' | 'never'): Promise<void> {
    const { env, stderr } = this.io;
    if (!isColorWanted(color, env, () => stderr.isTTY === true)) return this.say(text);
    const { Chalk } = await import('chalk');
    this.print(`${new Chalk({ level: 1 }).bold.red('crossfill:')} ${visible(text)}\n`);
  }

  /** What the user wants to know unless `--quiet` is given. */
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
    const seconds = Math.floor((now - this.start) / 1000);
    const line = visible(text(seconds)).slice(0, this.columns - ROOM_FOR_ECHO);
    this.wipe();
    this.io.stderr.write(line);
    this.drawn = line.length;
  }

  wipe(): void {
    if (this.drawn === 0) return;
    // A window that was made narrower has wrapped the line.
    const above = Math.floor((this.drawn - 1) / this.columns);
    this.io.stderr.write(above > 0 ? `\u001b[${above}A${WIPE_DOWN}` : WIPE);
    this.drawn = 0;
  }

  private get columns(): number {
    return Math.max(1, this.io.stderr.columns ?? DEFAULT_COLUMNS);
  }

  private print(text: string): void {
    this.wipe();
    this.io.stderr.write(text.replace(LONG_LINE, '$1 [...] $2'));
  }
}

// A world in memory for `run`: what the command would read is given, what it writes is kept.

import { Writable } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import { FilesInUse } from '../../src/cli/world/files-in-use.ts';
import type { Io } from '../../src/cli/world/io.ts';

export interface WorldOptions {
  /** Standard input; undefined is a terminal. */
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
  readonly stdoutIsTerminal?: boolean;
  readonly stderrIsTerminal?: boolean;
  /** The seed drawn when none is given. */
  readonly drawn?: number;
  /** What the clock shows, reading after reading; then its last reading for ever. */
  readonly clock?: () => number;
  /** Time limits are up when standard error says this; without it, after as long as they say. */
  readonly timeUpAt?: RegExp;
  /** The user presses Ctrl-C when standard error says this. */
  readonly interruptAt?: RegExp;
}

export interface World {
  readonly io: Io;
  readonly stdout: () => string;
  readonly stderr: () => string;
}

export function world(options: WorldOptions = {}): World {
  const { input, env = {}, drawn = 0, clock = () => 0 } = options;
  const { stdoutIsTerminal = false, stderrIsTerminal = false, timeUpAt, interruptAt } = options;
  const stdout = new Kept();
  const stderr = Object.assign(new Kept(), { isTTY: stderrIsTerminal });
  const io: Io = {
    stdin: Object.assign(pieces(input ?? ''), { isTTY: input === undefined }),
    stdout,
    stdoutIsTerminal,
    stderr,
    env,
    files: new FilesInUse(),
    now: clock,
    today: () => '2026-11-24',
    timer(milliseconds, callback) {
      if (timeUpAt !== undefined) return stderr.onceSaid(timeUpAt, callback);
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    drawSeed: () => drawn,
    onInterrupt: (callback) =>
      interruptAt === undefined ? () => {} : stderr.onceSaid(interruptAt, callback),
  };
  return { io, stdout: () => stdout.text, stderr: () => stderr.text };
}

/** Runs a command line in a world of its own. */
export async function runIn(
  argv: readonly string[],
  options: WorldOptions = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { io, stdout, stderr } = world(options);
  const code = await run(argv, io);
  return { code, stdout: stdout(), stderr: stderr() };
}

class Kept extends Writable {
  text = '';
  private readonly waiting = new Map<() => void, RegExp>();

  constructor() {
    super({ decodeStrings: false });
  }

  /** Calls back once the text has this. Returns the way out. */
  onceSaid(pattern: RegExp, callback: () => void): () => void {
    this.waiting.set(callback, pattern);
    return () => this.waiting.delete(callback);
  }

  override _write(chunk: string | Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    for (const [callback, pattern] of this.waiting) {
      if (!pattern.test(this.text)) continue;
      this.waiting.delete(callback);
      callback();
    }
    done();
  }
}

async function* pieces(input: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof input === 'string' ? new TextEncoder().encode(input) : input;
}

// The world as the command sees it, handed in so that a test can hand in another: three streams, an
// environment, a clock, a source of seeds, and interruptions.

import { fstatSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { FilesInUse } from './files-in-use.ts';

export interface Io {
  /** Read only when the command line asks for it. */
  readonly stdin: AsyncIterable<Uint8Array> & {
    readonly isTTY?: boolean;
    /** After the last byte was read. */
    readonly readableEnded?: boolean;
    /** Gives up what is still to come. */
    destroy?(): unknown;
  };
  /** Node reads a directory as if it were empty. */
  readonly stdinIsDirectory?: () => boolean;
  readonly stdout: Writable;
  readonly stdoutIsTerminal: boolean;
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What nothing is written over. */
  readonly files: FilesInUse;
  /** Milliseconds since some moment. */
  now(): number;
  /** The day, as YYYY-MM-DD in UTC. */
  today(): string;
  /** Calls back after so many milliseconds. Returns the way out. */
  timer(milliseconds: number, callback: () => void): () => void;
  /** A seed for a run that was given none: a whole number from 0 to 2^32 - 1. */
  drawSeed(): number;
  /** Calls back at the first interruption; the next one ends the process. Returns the way out. */
  onInterrupt(callback: () => void): () => void;
}

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The world of this process; a stream is not opened before it is used. */
export function processIo(): Io {
  let stderr: typeof process.stderr | undefined;
  return {
    get stdin() {
      return process.stdin;
    },
    stdinIsDirectory: () => fstatSync(0).isDirectory(),
    get stdout() {
      return process.stdout;
    },
    get stdoutIsTerminal() {
      return process.stdout.isTTY === true;
    },
    get stderr() {
      stderr ??= unheard(process.stderr);
      return stderr;
    },
    env: process.env,
    files: new FilesInUse(),
    // `performance` would be loaded first.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    today: () => new Date().toISOString().slice(0, 10),
    timer(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    drawSeed: () => Math.floor(Math.random() * 0x1_0000_0000),
    onInterrupt(callback) {
      const stopListening = (): void => {
        for (const name of INTERRUPTIONS) process.off(name, onSignal);
      };
      const onSignal = (): void => {
        stopListening();
        callback();
      };
      for (const name of INTERRUPTIONS) {
        // In place of what bin.ts does as long as nothing is under way. A signal without any listener, be it
        // for a moment, may be lost.
        const before = process.rawListeners(name) as NodeJS.SignalsListener[];
        process.on(name, onSignal);
        for (const listener of before) process.off(name, listener);
      }
      return stopListening;
    },
  };
}

/** The stream, which may fail without notice: nobody reads it. */
function unheard<T extends Writable>(stream: T): T {
  return stream.on('error', () => {});
}

// Runs the built command as a user's shell would; `npm test` builds it first. Nothing of this
// process's terminal, colours or home folder (where a list of one's own may lie) leaks into the run.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const BIN: string = fileURLToPath(new URL('../../dist/cli/bin.cjs', import.meta.url));

export interface RunOptions {
  /** Standard input; without it there is none to read (it is empty). */
  readonly input?: string | Uint8Array;
  /** Standard input stays open without anything in it. */
  readonly holdsInput?: boolean;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A file descriptor to write to instead of a pipe. */
  readonly stdout?: number;
  /** Called with the process once it has been started. */
  readonly onStart?: (child: ChildProcess) => void;
  /** Called with the process and what it has written to standard output so far. */
  readonly onOutput?: (child: ChildProcess, stdout: string) => void;
  /** Another path of the command, such as a link to it. */
  readonly bin?: string;
  /** Of Node itself. */
  readonly nodeArgs?: readonly string[];
}

export interface Ran {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that hangs must not outlive the tests. */
const LAST_RESORT_MS = 100_000;

/** Runs `crossfill ...args` to its end. */
export function runCommand(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input = '', cwd, env = {}, stdout: descriptor, bin = BIN, nodeArgs = [] } = options;
  const child = spawn(process.execPath, [...nodeArgs, bin, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', descriptor ?? 'pipe', 'pipe'],
    timeout: LAST_RESORT_MS,
    killSignal: 'SIGKILL',
  });
  options.onStart?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    stdout += piece;
    options.onOutput?.(child, stdout);
  });
  child.stderr!.setEncoding('utf8').on('data', (piece: string) => {
    stderr += piece;
  });
  // A command that ends without reading its input closes the pipe; that is its right.
  child.stdin!.on('error', () => {});
  if (options.holdsInput !== true) child.stdin!.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

// Runs a shell command and measures it whole: CPU time (user and system) of the command and all it
// waited for, wall time, exit status, output. Node tells no more of a child than its exit status, so
// bash does the timing: its keyword `time` reads the resource usage of the child from the kernel, to
// the millisecond, and starts no process of its own between. The CPU limit is the kernel's as well
// (`ulimit -t`, whole seconds, each process for itself); a command that waits instead of working is
// killed on the wall clock. Peak memory needs GNU time and a run of its own.

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { atExit } from './at-exit.ts';
import type { Cost } from './clock.ts';
import { writeScratch } from './scratch.ts';

export interface Ending {
  /** The exit status as a shell has it: 128 and the signal's number for a killed command. */
  readonly status: number;
  readonly timedOut: boolean;
  /** It was killed on the wall clock: it waited, or hung, instead of working. */
  readonly overdue: boolean;
  readonly whole: Cost;
  readonly stdout: string;
  readonly stderr: string;
}

const SIGXCPU_STATUS = 128 + 24;
const SIGKILL_STATUS = 128 + 9;
const WALL_PATIENCE = 4;
const WALL_PATIENCE_MS = 20_000;
const TIMER_FD = 4;

/** A list of one's own would be measured along; no folder has this name. */
const NO_OWN_LIST = 'export XDG_CONFIG_HOME=/no-such-folder';

/** @throws RangeError if bash itself fails: for a command it cannot parse, or that ends bash. */
export async function timedCommand(command: string, limitMs: number): Promise<Ending> {
  const seconds = Math.ceil(limitMs / 1000);
  const script = [
    `${NO_OWN_LIST}; ulimit -c 0; ulimit -St ${seconds}; ulimit -Ht ${seconds + 2}`,
    "TIMEFORMAT='%3U %3S %3R'",
    `{ time { ${command}\n} 2>&3; } 3>&2 2>&${TIMER_FD}`,
  ].join('\n');
  const stdio = ['ignore', 'pipe', 'pipe', 'ignore', 'pipe'] as const;
  const child = spawn('bash', ['-c', script], { stdio: [...stdio], detached: true });
  const stay = atExit(() => killGroup(child.pid!));
  let overdue = false;
  const guard = setTimeout(
    () => {
      overdue = true;
      killGroup(child.pid!);
    },
    WALL_PATIENCE * limitMs + WALL_PATIENCE_MS,
  );
  const [stdout, stderr, times] = await Promise.all([
    collect(child.stdout!),
    collect(child.stderr!),
    collect(child.stdio[TIMER_FD] as NodeJS.ReadableStream),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  clearTimeout(guard);
  stay();
  const status = child.exitCode ?? SIGKILL_STATUS;
  const match = /(\d+\.\d+) (\d+\.\d+) (\d+\.\d+)\s*$/.exec(times);
  if (match === null && !overdue) throw new RangeError(`cannot be timed: ${command}\n${stderr}`);
  const [user = 0, system = 0, real = 0] = match?.slice(1).map((text) => Number(text) * 1000) ?? [];
  const whole = { cpuMs: user + system, wallMs: real };
  const killed = status === SIGXCPU_STATUS || (status === SIGKILL_STATUS && whole.cpuMs >= limitMs);
  const timedOut = overdue || killed || whole.cpuMs > limitMs;
  return { status, timedOut, overdue, whole, stdout, stderr };
}

/** The most memory a command had at once, in bytes; undefined without GNU time. */
export function commandPeak(command: string, limitMs: number): number | undefined {
  const out = writeScratch('peak', '');
  const limit = `${NO_OWN_LIST}; ulimit -c 0; ulimit -t ${Math.ceil(limitMs / 1000)}`;
  const words = ['-f', '%M', '-o', out, 'bash', '-c', `${limit}; ${command}`];
  const { error } = spawnSync('time', words, { stdio: 'ignore' });
  const match = /^(\d+)$/m.exec(readFileSync(out, 'utf8'));
  return error === undefined && match !== null ? Number(match[1]) * 1024 : undefined;
}

/** A path as one word of a shell command. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A command and all that it started; it may have ended just now. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

async function collect(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}

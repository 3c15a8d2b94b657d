// The bench's end of a worker: starts it when first needed, hands it one task at a time, and starts
// another after one that died or did not answer in time.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { atExit } from './at-exit.ts';
import type { Failure, Reply, Task } from './task.ts';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
/** A worker that says nothing for so many times the limit of its searches, and a minute, hangs. */
const PATIENCE = 10;
const PATIENCE_MS = 60_000;

export class WorkerProcess {
  private readonly checkout: string;
  private child: ChildProcess | undefined;
  private lines: AsyncIterator<string> | undefined;
  private complaints = '';

  /** `checkout` is a folder with a compiled `dist`. */
  constructor(checkout: string) {
    this.checkout = checkout;
  }

  async run(task: Task): Promise<Reply | Failure> {
    this.child ??= this.start();
    const { child, lines } = this;
    let hangs = false;
    const patience = PATIENCE * task.limitMs * task.seeds.length + PATIENCE_MS;
    const guard = setTimeout(() => {
      hangs = true;
      child.kill('SIGKILL');
    }, patience);
    child.stdin!.write(JSON.stringify(task) + '\n');
    const line = await lines!.next();
    clearTimeout(guard);
    if (!line.done) return JSON.parse(line.value);
    this.child = undefined;
    const why = hangs ? `no answer in ${patience} ms` : 'the worker ended';
    return { error: `${why}\n${this.complaints}`.trimEnd() };
  }

  stop(): void {
    // All is measured, and Node may hang when it ends by itself (nodejs/node: Deadlock at process
    // shutdown).
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = spawn(process.execPath, [WORKER, this.checkout], { stdio: 'pipe' });
    const stay = atExit(() => child.kill('SIGKILL'));
    child.on('exit', stay);
    this.complaints = '';
    child.stderr.on('data', (data) => {
      this.complaints += data;
    });
    // A task written to a worker that has just died: its end is noticed by the missing answer.
    child.stdin.on('error', () => undefined);
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return child;
  }
}

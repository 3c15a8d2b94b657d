// The library of one checkout, measured inside a worker: load, index and search apart.

import type { Contestant, Pair } from './contestant.ts';
import { checkoutVersion } from './header.ts';
import { judge } from './read-fill.ts';
import type { Run } from './run-record.ts';
import type { Answer, Reply, Task } from './task.ts';
import { WorkerProcess } from './worker-process.ts';

export interface LibrarySettings {
  readonly kind: Task['kind'];
  /** `cold`: a process for each run, with nothing compiled and no memory used before it. */
  readonly mode: Task['mode'] | 'cold';
  readonly limitMs: number;
  readonly maxNodes?: number;
  readonly search?: NonNullable<Task['search']>;
}

/** The warm-up lasts so long, in searches of at most so long, with seeds that no bench uses. */
const WARM_UP_MS = 2000;
const WARM_UP_LIMIT_MS = 400;
const WARM_UP_RUNS = 200;
const WARM_UP_SEED = -1_000_000;

export class LibraryContestant implements Contestant {
  readonly name: string;
  readonly what: string;
  private readonly settings: LibrarySettings;
  private readonly worker: WorkerProcess;
  private isWarm: boolean;

  constructor(name: string, checkout: string, settings: LibrarySettings) {
    this.name = name;
    const { search } = settings;
    const how = search === undefined ? '' : `, search ${JSON.stringify(search)}`;
    this.what = `${checkoutVersion(checkout)}${how}`;
    this.settings = settings;
    this.worker = new WorkerProcess(checkout);
    this.isWarm = settings.mode === 'cold';
  }

  async warmUp(pair: Pair): Promise<void> {
    if (this.isWarm) return;
    this.isWarm = true;
    const limitMs = Math.min(WARM_UP_LIMIT_MS, this.settings.limitMs);
    const end = performance.now() + WARM_UP_MS;
    for (let i = 0; i < WARM_UP_RUNS && performance.now() < end; i++) {
      const seeds = [WARM_UP_SEED - i];
      await this.worker.run({ ...this.task(pair, seeds), kind: 'fill', mode: 'fresh', limitMs });
    }
  }

  async run(pair: Pair, seed: number, limitMs?: number): Promise<Run> {
    return (await this.runs(pair, [seed], limitMs)).runs[0]!;
  }

  /** Several seeds in one go, with nothing of the bench between them. */
  async runs(
    pair: Pair,
    seeds: readonly number[],
    limitMs = this.settings.limitMs,
  ): Promise<{ runs: Run[]; loop: Reply['loop'] | undefined }> {
    const reply = await this.worker.run({ ...this.task(pair, seeds), limitMs });
    if (this.settings.mode === 'cold') this.worker.stop();
    const names = { contestant: this.name, grid: pair.grid.name, list: pair.list.name };
    if ('error' in reply) {
      // The next worker starts as cold as the first did.
      this.isWarm = this.settings.mode === 'cold';
      const note = reply.error;
      const runs = seeds.map((seed): Run => ({ ...names, seed, status: 'failed', note }));
      return { runs, loop: undefined };
    }
    const { load, index, loop } = reply;
    // Memory of earlier runs cannot be told from that of this one.
    const peak = this.settings.mode === 'cold' ? { peakBytes: reply.peakBytes } : {};
    const runs = reply.answers.map((answer): Run => {
      return { ...names, load, index, ...peak, ...judged(answer, pair) };
    });
    return { runs, loop };
  }

  stop(): void {
    this.worker.stop();
  }

  private task({ grid, list, allowRepeats }: Pair, seeds: readonly number[]): Task {
    const { kind, mode, limitMs, maxNodes, search } = this.settings;
    return {
      kind,
      mode: mode === 'cold' ? 'fresh' : mode,
      grid: grid.path,
      list: list.path,
      seeds,
      limitMs,
      allowRepeats,
      ...(maxNodes === undefined ? {} : { maxNodes }),
      ...(search === undefined ? {} : { search }),
    };
  }
}

function judged(
  { cells, reason, ...answer }: Answer,
  pair: Pair,
): Omit<Run, 'contestant' | 'grid' | 'list'> {
  if (cells === undefined) return { ...answer, ...(reason === undefined ? {} : { note: reason }) };
  const { grid, list, allowRepeats } = pair;
  const faults = judge(grid.blank, list, Array.from(cells), allowRepeats);
  return faults === '' ? { ...answer, cells } : { ...answer, status: 'wrong', note: faults };
}

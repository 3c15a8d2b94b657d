// `--jobs`: several lanes share a plan, this thread's and one for each worker. A lane takes the next
// index from a shared counter and makes that fill; the results are handed on in order, so that the
// number of lanes cannot be seen in them. Workers start only when a batch turns out to take a while.
//
// Shared counters: NEXT, the first index nobody took; PASSED, how many results were handed on. No
// lane runs more than WINDOW ahead of PASSED, so that results do not pile up behind a slow one.

import { Worker } from 'node:worker_threads';
import type {
  Filled,
  Filler,
  FillerOptions,
  GaveUp,
  Puzzle,
  Unfillable,
  WordChoice,
  WordSource,
} from '../../index.ts';
import { breathe } from '../world/stop.ts';
import { type FillPlan, type FillResult, fillOne, type Watch } from './fill-plan.ts';

/** A worker costs some 30 ms of CPU and reads the lists again: not worth it for less than this. */
const HEAD_START_MS = 50;
export const WINDOW = 4096;
export const NEXT = 0;
export const PASSED = 1;

/** What a worker is told at its start. */
export interface LaneOrder {
  readonly plan: FillPlan;
  readonly blank: Puzzle;
  /** Bytes in shared memory. */
  readonly choice: WordChoice;
  readonly options: FillerOptions;
  readonly counters: Int32Array;
}

/** What a worker answers: a FillResult, of a filled puzzle only the cells. */
export interface LaneMessage extends Omit<FillResult, 'outcome'> {
  readonly outcome:
    | Unfillable
    | GaveUp
    | (Omit<Filled, 'puzzle'> & { readonly cells: Puzzle['cells'] });
}

/** The results of a plan in order; after an abort, those up to the first that is missing. */
export async function* fillInLanes(
  filler: Filler,
  order: Omit<LaneOrder, 'counters' | 'blank'>,
  jobs: number,
  signal: AbortSignal,
  watch?: Watch,
): AsyncGenerator<FillResult> {
  const { plan } = order;
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const arrived = new Map<number, FillResult>();
  const bell = new Bell();
  const ownEnd = new AbortController();
  const workers: Worker[] = [];
  let failure: unknown;

  const arrive = (result: FillResult): void => {
    arrived.set(result.index, result);
    bell.ring();
  };
  const fail = (error: unknown): void => {
    failure ??= error;
    bell.ring();
  };
  const abort = (): void => {
    ownEnd.abort();
    bell.ring();
  };
  signal.addEventListener('abort', abort);
  const headStart = setTimeout(() => {
    const shared = { ...order, choice: sharedChoice(order.choice) };
    for (let lane = 1; lane < Math.min(jobs, plan.count); lane++) {
      const worker = startWorker({ ...shared, blank: filler.blank, counters });
      worker.on('message', (message: LaneMessage) => arrive(resultOf(message, filler)));
      worker.on('error', fail);
      workers.push(worker);
    }
  }, HEAD_START_MS);

  const runOwnLane = async (): Promise<void> => {
    while (!ownEnd.signal.aborted) {
      const index = Atomics.add(counters, NEXT, 1);
      if (index >= plan.count) return;
      while (index >= Atomics.load(counters, PASSED) + WINDOW && !ownEnd.signal.aborted) {
        await bell.heard();
      }
      arrive(await fillOne(filler, plan, index, ownEnd.signal, watch));
      await breathe();
    }
  };
  const ownLane = runOwnLane().catch(fail);

  try {
    for (let index = 0; index < plan.count; index++) {
      while (!arrived.has(index) && failure === undefined && !signal.aborted) await bell.heard();
      if (failure !== undefined) throw failure;
      if (signal.aborted) break;
      yield arrived.get(index)!;
      arrived.delete(index);
      Atomics.store(counters, PASSED, index + 1);
      Atomics.notify(counters, PASSED);
      bell.ring();
    }
    if (!signal.aborted) return;
    await ownLane;
    // A batch is cut at one place: what came after a fill that is missing is left out.
    for (let index = Atomics.load(counters, PASSED); arrived.has(index); index++) {
      yield arrived.get(index)!;
    }
  } finally {
    clearTimeout(headStart);
    signal.removeEventListener('abort', abort);
    abort();
    await Promise.all([ownLane, ...workers.map((worker) => worker.terminate())]);
  }
}

/** Wakes all who wait; each looks for itself whether it was meant. */
class Bell {
  private waiting: (() => void)[] = [];

  ring(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  heard(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

function startWorker(order: LaneOrder): Worker {
  // Beside this file: as source, or as the bundle that the build makes of it.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'cjs';
  return new Worker(new URL(`fill-worker.${extension}`, import.meta.url), { workerData: order });
}

/** A choice of words whose bytes several threads can read. */
export function sharedChoice({
  lists,
  prefer = [],
  exclude = [],
  ...rest
}: WordChoice): WordChoice {
  return {
    ...rest,
    lists: lists.map(inSharedMemory),
    prefer: prefer.map(inSharedMemory),
    exclude: exclude.map(inSharedMemory),
  };
}

function inSharedMemory({ name, bytes, scoreMap, isPersonal }: WordSource): WordSource {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const rest = { ...(scoreMap && { scoreMap }), ...(isPersonal && { isPersonal }) };
  return { name, bytes: shared, ...rest };
}

function resultOf({ outcome, ...rest }: LaneMessage, { blank }: Filler): FillResult {
  if (outcome.status !== 'filled') return { ...rest, outcome };
  const { cells, ...told } = outcome;
  return { ...rest, outcome: { ...told, puzzle: { ...blank, cells } } };
}

// One lane of `--jobs` in a thread of its own: reads the lists again, then takes index after index
// until none is left. It never writes anything; the main thread does.

import { parentPort, workerData } from 'node:worker_threads';
import { Filler, parseWordLists } from '../index.ts';
import { type LaneMessage, type LaneOrder, NEXT, PASSED, WINDOW } from './fill-lanes.ts';
import { type FillResult, fillOne } from './fill-plan.ts';

const { plan, template, sources, words, options, counters }: LaneOrder = workerData;
const filler = new Filler(template, parseWordLists(sources, words).words, options);

// The worker ends when this has run to its end; an error reaches the main thread as the worker's.
void runLane();

async function runLane(): Promise<void> {
  for (let index = take(); index < plan.count; index = take()) {
    for (let passed = load(); index >= passed + WINDOW; passed = load()) {
      Atomics.wait(counters, PASSED, passed);
    }
    parentPort!.postMessage(messageOf(await fillOne(filler, plan, index)));
  }
}

function take(): number {
  return Atomics.add(counters, NEXT, 1);
}

function load(): number {
  return Atomics.load(counters, PASSED);
}

function messageOf({ outcome, ...rest }: FillResult): LaneMessage {
  if (outcome.status !== 'filled') return { ...rest, outcome };
  const { status, stats, puzzle } = outcome;
  return { ...rest, outcome: { status, stats, cells: puzzle.cells } };
}

// One lane of `--jobs` in a thread of its own: reads the lists again, then takes index after index
// until none is left. It never writes anything; the main thread does.

import { parentPort, workerData } from 'node:worker_threads';
import { chooseWords, Filler } from '../../index.ts';
import { withStems } from '../input/stems.ts';
import { type LaneMessage, type LaneOrder, NEXT, PASSED, WINDOW } from './fill-lanes.ts';
import { type FillResult, fillOne } from './fill-plan.ts';

const { plan, blank, choice, options, counters }: LaneOrder = workerData;
const { words } = chooseWords(choice);
const filler = new Filler(blank, words, withStems(options, words));

// An error reaches the main thread as the worker's.
void runLane();
// The main thread ends this one: a thread that ends of itself first waits for its compiler, and in
// Node 20 the compiler may at that moment be waiting for the thread (nodejs/node#54918).
parentPort!.on('message', () => {});

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
  const { puzzle, ...told } = outcome;
  return { ...rest, outcome: { ...told, cells: puzzle.cells } };
}

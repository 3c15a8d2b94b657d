// A thread of a pool: reads the lists again, then does what it is sent, one thing after the other. It never writes
// anything; the main thread does.

import { parentPort, workerData } from 'node:worker_threads';
import type { FillResult, FillTask } from '../../batch/fill-task.ts';
import type { Runner, RunnerReport } from '../../fill/race.ts';
import { chooseWords } from '../../words/reading/choose-words.ts';
import { FillerCache } from './filler-cache.ts';
import type { FillAnswer, WorkerMessage, WorkerSetup } from './pool-worker.ts';

const { grids, settings, choice, update }: WorkerSetup = workerData;
const { words } = chooseWords(choice);
const fillers = new FillerCache(grids, words, settings);
if (update !== undefined) fillers.update(update);
const runners = new Map<string, Runner>();

// The main thread ends this one: a thread that ends of itself first waits for its compiler, and in
// Node 20 the compiler may at that moment be waiting for the thread (nodejs/node#54918).
let turn = Promise.resolve();
parentPort!.on('message', (message: WorkerMessage) => {
  // An error reaches the main thread as the worker's.
  turn = turn.then(async () => {
    if (message.kind === 'update') fillers.update(message.update);
    else if (message.kind === 'fill') answer(withoutLayout(await fillers.fill(message.task)));
    else answer(await run(message.entrant, message.task, message.nodes));
  });
});

function answer(answer: FillAnswer | RunnerReport): void {
  parentPort!.postMessage(answer);
}

function withoutLayout({ outcome, ...rest }: FillResult): FillAnswer {
  if (outcome.status !== 'filled') return { ...rest, outcome };
  const { puzzle, ...filled } = outcome;
  return { ...rest, outcome: { ...filled, cells: puzzle.cells } };
}

/** Lets an entrant go on; a thread runs one race. */
async function run(entrant: string, task: FillTask, nodes: number): Promise<RunnerReport> {
  const runner = runners.get(entrant) ?? fillers.runner(entrant, task);
  runners.set(entrant, runner);
  runner.start(nodes);
  return runner.report();
}

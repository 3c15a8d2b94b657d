// A runner of a race in a thread of its own: reads the lists again, then lets the runner go on for so many
// nodes whenever it is told to, and answers with its report. The main thread ends this one, for the
// reason told in fill-worker.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { Filler } from '../../fill/filler.ts';
import { chooseWords } from '../../words/reading/choose-words.ts';
import { withStems } from '../read/stems.ts';
import type { RaceOrder } from './race-threads.ts';

const { plan, blank, choice, options, entrant }: RaceOrder = workerData;
const { words } = chooseWords(choice);
const filler = new Filler(blank, words, withStems(options, words));
const { firstSeed: seed, partial = false } = plan;
const runner = filler.runner(entrant, { seed, partial });

parentPort!.on('message', goOn);

/** An error reaches the main thread as the worker's. */
async function goOn(nodes: number): Promise<void> {
  runner.start(nodes);
  parentPort!.postMessage(await runner.report());
}

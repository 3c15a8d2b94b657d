// A lane of a race in a thread of its own: reads the lists again, then lets the lane go on for so many
// nodes whenever it is told to, and answers with its report. The main thread ends this one, for the
// reason told in fill-worker.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { chooseWords, Filler } from '../../index.ts';
import { withStems } from '../input/stems.ts';
import type { RaceOrder } from './race-threads.ts';

const { plan, blank, choice, options, lane: number }: RaceOrder = workerData;
const { words } = chooseWords(choice);
const filler = new Filler(blank, words, withStems(options, words));
const { firstSeed: seed, partial = false } = plan;
const lane = filler.lane(number, { seed, partial });

parentPort!.on('message', goOn);

/** An error reaches the main thread as the worker's. */
async function goOn(nodes: number): Promise<void> {
  lane.start(nodes);
  parentPort!.postMessage(await lane.report());
}

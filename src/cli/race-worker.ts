// Lanes of a race in a thread of their own: reads the lists again, then lets a lane go on whenever it
// is told to. The main thread ends this one, for the reason told in fill-worker.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { chooseWords, Filler, type Lane } from '../index.ts';
import type { LaneAnswer, LaneTask, RaceOrder } from './race-threads.ts';
import { withStems } from './stems.ts';

const { plan, template, choice, options }: RaceOrder = workerData;
const { words } = chooseWords(choice);
const filler = new Filler(template, words, withStems(options, words));
const lanes = new Map<number, Lane>();
/** Tasks are done one after the other. */
let before: Promise<void> = Promise.resolve();

parentPort!.on('message', (task: LaneTask) => {
  before = before.then(() => perform(task));
});

/** An error reaches the main thread as the worker's. */
async function perform({ lane: number, nodes }: LaneTask): Promise<void> {
  const { firstSeed: seed, partial = false } = plan;
  const lane = lanes.get(number) ?? filler.lane(number, { seed, partial });
  lanes.set(number, lane);
  lane.start(nodes);
  const answer: LaneAnswer = { lane: number, report: await lane.report() };
  parentPort!.postMessage(answer);
}

// A hand of a crew in a thread of its own: reads the lists again, then makes the fills that it is told to, one
// after the other. It never writes anything; the main thread does.

import { parentPort, workerData } from 'node:worker_threads';
import { chooseWords } from '../../words/reading/choose-words.ts';
import type { FillResult } from './fill-plan.ts';
import type { HandMessage, HandOrder, HandTold } from './hand.ts';
import { Workshop } from './workshop.ts';

const { grounds, making, choice, wave: first }: HandOrder = workerData;
const { words } = chooseWords(choice);
const workshop = new Workshop(grounds, words, making);
if (first !== undefined) workshop.begin(first);

// The main thread ends this one: a thread that ends of itself first waits for its compiler, and in
// Node 20 the compiler may at that moment be waiting for the thread (nodejs/node#54918).
let turn = Promise.resolve();
parentPort!.on('message', (told: HandTold) => {
  // An error reaches the main thread as the worker's.
  turn = turn.then(async () => {
    if ('wave' in told) workshop.begin(told.wave);
    else parentPort!.postMessage(messageOf(await workshop.make(told.task)));
  });
});

function messageOf({ outcome, ...rest }: FillResult): HandMessage {
  if (outcome.status !== 'filled') return { ...rest, outcome };
  const { puzzle, ...told } = outcome;
  return { ...rest, outcome: { ...told, cells: puzzle.cells } };
}

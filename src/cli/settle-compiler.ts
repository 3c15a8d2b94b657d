// Node 20 may never end (nodejs/node#54918): at its end it waits for the optimising compiler's
// threads, and one of those may just then be waiting for the main thread to collect garbage. Some
// six of a thousand short searches hung so on a busy machine, their output written; none did after
// a collection, which answers a thread that waits and leaves room for the others. It costs 9 ms of
// CPU after a search of a 15 x 15 with the bundled list.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** To be called when a run that was busy enough to be optimised is about to end. */
export function settleCompiler(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

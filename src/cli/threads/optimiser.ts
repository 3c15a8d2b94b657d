// When JavaScript is optimised. A run that is over in a tenth of a second is over before optimised code
// has paid for the threads that make it: such runs begin with the optimiser at rest, and those that
// turn out longer wake it.
//
// Node 20 may never end when it was awake (nodejs/node#54918): at its end it waits for the optimiser's
// threads, and one of those may just then be waiting for the main thread to collect garbage. Some
// six of a thousand short searches hung so on a busy machine, their output written; none did after
// a collection, which answers a thread that waits and leaves room for the others. It costs 7 ms of
// CPU after a search of a 15 x 15 with the bundled list.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Slices of a search: by then optimised code pays, some tenths of a second. */
const WAKE_AFTER = 4;

export class Optimiser {
  private isAwake = true;
  private slices = 0;

  /** Nothing more is optimised; to be called before anything that takes a while. */
  rest(): void {
    setFlagsFromString('--no-opt');
    this.isAwake = false;
  }

  /** To be called after each slice of a search; wakes it when there have been enough. */
  countSlice(): void {
    if (this.isAwake || ++this.slices < WAKE_AFTER) return;
    setFlagsFromString('--opt');
    this.isAwake = true;
  }

  /** To be called when a search is about to end the process. */
  settle(): void {
    if (!this.isAwake) return;
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }
}

// Lets Node end. At its end Node waits for V8's threads that optimise code, and one of those may just then
// wait for the main thread to collect garbage: the process hangs, its output written (nodejs/node#54918, open
// since 2024). Six of a thousand short searches hung so on a busy machine; none did after a collection,
// which answers a thread that waits and leaves room for the others. It costs some 7 ms of CPU.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** To be called when a search is about to end the process. */
export function settleNode(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

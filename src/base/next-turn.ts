// Between two slices of a search the event loop gets its turn, so that timers, signals and a
// browser's page stay alive.

import { once } from './once.ts';

/** Node has the one, browsers have the other; types of both at once contradict each other. */
declare const setImmediate: undefined | ((callback: () => void) => unknown);
declare class MessageChannel {
  readonly port1: { onmessage: (() => void) | null };
  readonly port2: { postMessage(message: unknown): void };
}

/** Lets the event loop run: `setImmediate` where there is one, which timers cost a millisecond, or a message to oneself. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else if (typeof MessageChannel === 'function') messages()(resolve);
    else setTimeout(resolve);
  });
}

/** Calls back, in turn, when a message has come round. Browsers let nested timers wait for four milliseconds. */
const messages = once(() => {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (resolve: () => void): void => {
    waiting.push(resolve);
    port2.postMessage(undefined);
  };
});

// Between two slices of a search the event loop gets its turn, so that timers, signals and a
// browser's page stay alive.

/** Lets the event loop run: `setImmediate` where there is one, which timers cost a millisecond. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}

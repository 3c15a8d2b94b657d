// Slots waiting to be filtered. Small domains first: they fail soonest and cost least (8,400
// failures a second against 4,800 last in, first out: docs/decisions/queue.md). Sizes are compared
// by their number of binary digits, which makes push and pop constant time.
//
// `queueBuckets` has a bit for each bucket that is not empty; a bucket is a list: `queueHeads` has
// the slot pushed last, plus one, or 0, and `queueNexts` for each slot the one pushed before it. A
// slot of `recheck` is filtered even if its cells lost nothing.

import {
  at,
  cellSlots,
  cellSlotsStart,
  isQueued,
  put,
  queueBuckets,
  queueHeads,
  queueNexts,
  recheck,
  sizes,
} from './tables';

/** Adds a slot, unless it waits already. */
export function push(slot: i32): void {
  if (at(isQueued, slot) !== 0) return;
  put(isQueued, slot, 1);
  const bucket = 31 - clz(at(sizes, slot) | 1);
  put(queueNexts, slot, at(queueHeads, bucket));
  put(queueHeads, bucket, slot + 1);
  put(queueBuckets, 0, at(queueBuckets, 0) | (1 << bucket));
}

/** Adds a slot, to be filtered even if its cells lose nothing. */
export function pushToRecheck(slot: i32): void {
  put(recheck, slot, 1);
  push(slot);
}

/** Adds all slots through a cell but one, or with -1 all of them. */
export function pushSlotsAt(cell: i32, but: i32): void {
  const end = at(cellSlotsStart, cell + 1);
  for (let j = at(cellSlotsStart, cell); j < end; j++) {
    const slot = at(cellSlots, j);
    if (slot !== but) push(slot);
  }
}

/** Takes a slot of the smallest domains; -1 when none waits. */
export function pop(): i32 {
  const buckets = at(queueBuckets, 0);
  if (buckets === 0) return -1;
  const bucket = ctz(buckets);
  const slot = at(queueHeads, bucket) - 1;
  const next = at(queueNexts, slot);
  put(queueHeads, bucket, next);
  if (next === 0) put(queueBuckets, 0, buckets & ~(1 << bucket));
  put(isQueued, slot, 0);
  return slot;
}

/** Empties the queue. */
export function dropQueue(): void {
  for (let slot = pop(); slot >= 0; slot = pop()) put(recheck, slot, 0);
}

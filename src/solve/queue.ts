// Slots waiting to be filtered. Small domains first: they fail soonest and cost least (8,400
// failures a second against 4,800 last in, first out: docs/decisions/queue.md). Sizes are compared
// by their number of binary digits, which makes push and pop constant time.

import { lowestBit } from '../base/bits.ts';

const BUCKETS = 32;

export class SlotQueue {
  /** Last slot pushed into each bucket, or -1. */
  private readonly heads = new Int32Array(BUCKETS).fill(-1);
  /** The slot pushed before, in the same bucket. */
  private readonly nexts: Int32Array;
  private readonly waiting: Uint8Array;
  /** Bit b is set when bucket b is not empty. */
  private occupied = 0;

  constructor(slotCount: number) {
    this.nexts = new Int32Array(slotCount);
    this.waiting = new Uint8Array(slotCount);
  }

  /** Adds a slot whose domain has `size` words, unless it waits already. */
  push(slot: number, size: number): void {
    if (this.waiting[slot] === 1) return;
    this.waiting[slot] = 1;
    const bucket = 31 - Math.clz32(size | 1);
    this.nexts[slot] = this.heads[bucket]!;
    this.heads[bucket] = slot;
    this.occupied |= 1 << bucket;
  }

  /** Takes a slot from the bucket of the smallest domains; -1 when none waits. */
  pop(): number {
    if (this.occupied === 0) return -1;
    const bucket = lowestBit(this.occupied);
    const slot = this.heads[bucket]!;
    const next = this.nexts[slot]!;
    this.heads[bucket] = next;
    if (next < 0) this.occupied &= ~(1 << bucket);
    this.waiting[slot] = 0;
    return slot;
  }
}

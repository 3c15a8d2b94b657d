// Slots waiting to be filtered. Small domains first: they fail soonest and cost least (8,400
// failures a second against 4,800 last in, first out: docs/decisions/queue.md). Sizes are compared
// by their number of binary digits, which makes push and pop constant time.
//
// In memory: a bit per bucket that is not empty; for each bucket the last slot pushed, plus one, or
// 0; for each slot the one pushed before it, plus one; for each slot whether it waits.

import { lowestBit } from '../base/bits.ts';
import type { Memory } from '../base/memory.ts';

const BUCKETS = 32;

export class SlotQueue {
  /** Where it lies in memory. */
  readonly at: number;
  private readonly memory: Memory;
  private readonly heads: number;
  private readonly nexts: number;
  private readonly waiting: number;

  constructor(memory: Memory, slotCount: number) {
    this.memory = memory;
    this.at = memory.take(1 + BUCKETS + 2 * slotCount);
    this.heads = this.at + 1;
    this.nexts = this.heads + BUCKETS;
    this.waiting = this.nexts + slotCount;
  }

  /** Adds a slot whose domain has `size` words, unless it waits already. */
  push(slot: number, size: number): void {
    const { i32: m } = this.memory;
    if (m[this.waiting + slot] === 1) return;
    m[this.waiting + slot] = 1;
    const bucket = 31 - Math.clz32(size | 1);
    m[this.nexts + slot] = m[this.heads + bucket]!;
    m[this.heads + bucket] = slot + 1;
    m[this.at]! |= 1 << bucket;
  }

  /** Takes a slot from the bucket of the smallest domains; -1 when none waits. */
  pop(): number {
    const { i32: m } = this.memory;
    const occupied = m[this.at]!;
    if (occupied === 0) return -1;
    const bucket = lowestBit(occupied);
    const slot = m[this.heads + bucket]! - 1;
    const next = m[this.nexts + slot]!;
    m[this.heads + bucket] = next;
    if (next === 0) m[this.at] = occupied & ~(1 << bucket);
    m[this.waiting + slot] = 0;
    return slot;
  }
}

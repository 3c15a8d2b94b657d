import { expect, test } from 'vitest';
import { Memory } from '../../../src/base/memory.ts';
import { Random } from '../../../src/base/random.ts';
import { SlotQueue } from '../../../src/solve/queue.ts';

const digits = (size: number): number => size.toString(2).length;

test('smaller domains come first, by their number of binary digits', () => {
  const queue = new SlotQueue(new Memory(), 6);
  [100, 3, 2_000_000_000, 1, 0, 8].forEach((size, slot) => {
    queue.push(slot, size);
  });
  const order = Array.from({ length: 7 }, () => queue.pop());
  expect(new Set(order.slice(0, 2))).toEqual(new Set([3, 4]));
  expect(order.slice(2)).toEqual([1, 5, 0, 2, -1]);
});

test('a slot that waits is not added twice, and may wait again when it was taken', () => {
  const queue = new SlotQueue(new Memory(), 2);
  queue.push(1, 5);
  queue.push(1, 0);
  expect([queue.pop(), queue.pop()]).toEqual([1, -1]);
  queue.push(1, 5);
  expect([queue.pop(), queue.pop()]).toEqual([1, -1]);
});

test('random pushes and pops against a naive queue', () => {
  const random = new Random(0);
  const queue = new SlotQueue(new Memory(), 40);
  const waiting = new Map<number, number>();
  for (let i = 0; i < 5000; i++) {
    if (random.below(5) < 3) {
      const [slot, size] = [random.below(40), random.below(2 ** random.below(31))];
      queue.push(slot, size);
      if (!waiting.has(slot)) waiting.set(slot, digits(size | 1));
      continue;
    }
    const slot = queue.pop();
    if (slot < 0) {
      expect(waiting.size).toBe(0);
      continue;
    }
    expect(waiting.get(slot)).toBe(Math.min(...waiting.values()));
    waiting.delete(slot);
  }
});

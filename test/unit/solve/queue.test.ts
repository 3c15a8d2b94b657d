// The queue of the core against a naive one.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { State } from '../../../src/solve/state.ts';
import { problemOf } from '../../support/probe.ts';
import { listOf } from '../../support/random-cases.ts';

const digits = (size: number): number => size.toString(2).length;

/** The queue of a problem of so many slots, and how to say what size their domains have. */
function queueOf(slotCount: number) {
  const slots = Array.from({ length: slotCount }, (_, i) => [2 * i, 2 * i + 1]);
  const cells = new Array<string>(2 * slotCount).fill('_');
  const texts = ['AB', 'BA'];
  const { core, memory, tables } = new State(
    problemOf({ system: { cells, slots }, texts, words: listOf(texts), allowRepeats: true }),
  );
  const push = (slot: number, size: number): void => {
    memory.i32[tables.sizes + slot] = size;
    core.push(slot);
  };
  const isToRecheck = (slot: number): boolean => memory.i32[tables.recheck + slot] === 1;
  return { core, push, isToRecheck };
}

test('smaller domains come first, by their number of binary digits', () => {
  const { core, push } = queueOf(6);
  [100, 3, 2_000_000_000, 1, 0, 8].forEach((size, slot) => {
    push(slot, size);
  });
  const order = Array.from({ length: 7 }, () => core.pop());
  expect(new Set(order.slice(0, 2))).toEqual(new Set([3, 4]));
  expect(order.slice(2)).toEqual([1, 5, 0, 2, -1]);
});

test('a slot that waits is not added twice, and may wait again when it was taken', () => {
  const { core, push } = queueOf(2);
  push(1, 5);
  push(1, 0);
  expect([core.pop(), core.pop()]).toEqual([1, -1]);
  push(1, 5);
  expect([core.pop(), core.pop()]).toEqual([1, -1]);
});

test('random pushes and pops against a naive queue', () => {
  const random = new Random(0);
  const { core, push } = queueOf(40);
  const waiting = new Map<number, number>();
  for (let i = 0; i < 5000; i++) {
    if (random.below(5) < 3) {
      const [slot, size] = [random.below(40), random.below(2 ** random.below(31))];
      push(slot, size);
      if (!waiting.has(slot)) waiting.set(slot, digits(size | 1));
      continue;
    }
    const slot = core.pop();
    if (slot < 0) {
      expect(waiting.size).toBe(0);
      continue;
    }
    expect(waiting.get(slot)).toBe(Math.min(...waiting.values()));
    waiting.delete(slot);
  }
});

test('nobody waits after the queue is dropped, and none is to be filtered again', () => {
  const { core, isToRecheck } = queueOf(5);
  for (const slot of [1, 3]) core.pushToRecheck(slot);
  core.push(2);
  expect([1, 2, 3].map(isToRecheck)).toEqual([true, false, true]);
  core.dropQueue();
  expect(core.pop()).toBe(-1);
  expect([1, 2, 3].map(isToRecheck)).toEqual([false, false, false]);
});

test('a cell that is narrowed lets all slots through it wait', () => {
  const cells = new Array<string>(7).fill('_');
  const slots = [
    [0, 1, 2],
    [3, 1, 4],
    [5, 6],
    [1, 5],
  ];
  const texts = ['ABA', 'BAB', 'AB', 'BA'];
  const { core, problem } = new State(
    problemOf({ system: { cells, slots }, texts, words: listOf(texts), allowRepeats: true }),
  );
  const cell = problem.cellOf.indexOf(1);
  core.narrowCell(cell, 0, true);
  const waiting = [core.pop(), core.pop(), core.pop(), core.pop()];
  expect(waiting.sort((a, b) => a - b)).toEqual([-1, 0, 1, 3]);
});

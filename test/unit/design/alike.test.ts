// Which patterns are one to who may turn and mirror them.

import { describe, expect, test } from 'vitest';
import { Likeness } from '../../../src/design/alike.ts';
import { canvasOf } from '../../../src/design/canvas.ts';

function spots(count: number, ...parted: number[]): Uint8Array {
  return Uint8Array.from({ length: count }, (_, spot) => Number(parted.includes(spot)));
}

describe('blocks', () => {
  test('in any corner of a square are alike, beside a corner they are not', () => {
    const likeness = new Likeness(canvasOf(3, 3, 'none'));
    const corners = [0, 2, 6, 8].map((at) => likeness.of(spots(9, at)));
    expect(new Set(corners).size).toBe(1);
    expect(corners).not.toContain(likeness.of(spots(9, 1)));
    expect(likeness.of(spots(9, 1))).toBe(likeness.of(spots(9, 3)));
  });

  test('of an oblong are not turned to its side', () => {
    const likeness = new Likeness(canvasOf(4, 3, 'none'));
    expect(likeness.of(spots(12, 1))).toBe(likeness.of(spots(12, 10)));
    expect(likeness.of(spots(12, 4))).toBe(likeness.of(spots(12, 7)));
    expect(likeness.of(spots(12, 1))).not.toBe(likeness.of(spots(12, 4)));
  });
});

test('bars go where the two cells go that they part', () => {
  const likeness = new Likeness(canvasOf(3, 3, 'none', { isBarred: true }));
  // Right of the first cell, left of the last in its row, below the first.
  const [right, left, below] = [0, 1, 9].map((bar) => likeness.of(spots(18, bar)));
  expect(left).toBe(right);
  expect(below).toBe(right);
  // Around the cell in the middle.
  expect(likeness.of(spots(18, 3))).toBe(likeness.of(spots(18, 13)));
  expect(likeness.of(spots(18, 3))).not.toBe(right);
});

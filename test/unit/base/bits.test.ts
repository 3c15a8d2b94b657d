import { expect, test } from 'vitest';
import { lowestBit } from '../../../src/base/bits.ts';
import { Random } from '../../../src/base/random.ts';

const EDGES = [0, 1, 2, 3, 0x7fffffff, -0x80000000, -1, 0x55555555, -0x55555556, 0xff, 1 << 30];

function samples(): number[] {
  const random = new Random(0);
  return [...EDGES, ...Array.from({ length: 2000 }, () => random.uint32() | 0)];
}

test('lowestBit is the place of the last 1', () => {
  for (const bits of samples().filter((sample) => sample !== 0)) {
    const digits = (bits >>> 0).toString(2);
    expect(lowestBit(bits), digits).toBe(digits.length - 1 - digits.lastIndexOf('1'));
  }
});

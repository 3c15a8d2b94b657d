import { expect, test } from 'vitest';
import { LEAST, lattice } from '../../../bench/workloads/lattice.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';

const SIZES = [
  { width: 15, height: 15, most: 11 },
  { width: 40, height: 61, most: 11 },
  { width: 61, height: 40, most: 15 },
  { width: 5, height: 5, most: 11 },
];

test.each(SIZES)('entries of a lattice $width x $height have 5 to $most letters', (size) => {
  for (const late of [false, true]) {
    for (let seed = 1; seed <= 10; seed++) {
      const { slots, geometry } = parseTemplate(lattice({ ...size, late, seed })).layout;
      expect(geometry).toMatchObject({ width: size.width, height: size.height });
      const lengths = slots.map(({ cells }) => cells.length);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(LEAST);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(size.most);
      geometry.positions.forEach((at, i) => {
        const isOdd = Math.floor(i / size.width) % 2 === 1 && (i % size.width) % 2 === 1;
        if (isOdd) expect(at).toBe('block');
      });
    }
  }
});

test('the lattice of the bench has 250 x 250 cells and no entry over 11 letters', () => {
  const { layout } = parseTemplate(lattice({ width: 250, height: 250, most: 11, seed: 1 }));
  const lengths = layout.slots.map(({ cells }) => cells.length);
  expect(Math.max(...lengths)).toBe(11);
  expect(lengths.length).toBeGreaterThan(6000);
});

test('late cuts make long entries the rule', () => {
  const size = { width: 101, height: 101, most: 11, seed: 3 };
  const meanLength = (late: boolean) => {
    const { slots } = parseTemplate(lattice({ ...size, late })).layout;
    return slots.reduce((sum, { cells }) => sum + cells.length, 0) / slots.length;
  };
  expect(meanLength(true)).toBeGreaterThan(meanLength(false) + 1);
});

test('a seed makes one lattice, another seed another', () => {
  const size = { width: 31, height: 31, most: 11 };
  expect(lattice({ ...size, seed: 1 })).toBe(lattice({ ...size, seed: 1 }));
  expect(lattice({ ...size, seed: 1 })).not.toBe(lattice({ ...size, seed: 2 }));
});

test('entries too short to cut are refused', () => {
  expect(() => lattice({ width: 15, height: 15, most: 10, seed: 1 })).toThrow(RangeError);
});

import { describe, expect, test } from 'vitest';
import { hashText, mix, Random } from '../../../src/base/random.ts';

/** First draws, from a second implementation in another language. */
const FIRST_DRAWS: [seed: number, draws: number[]][] = [
  [0, [2033822295, 3913106363, 431267469, 4249246138, 1041228202]],
  [1, [2390731934, 1490071709, 2757736378, 98099819, 1568676373]],
  [2, [3607781141, 2882872654, 3109675702, 3816088052, 195461031]],
  [-1, [1136871497, 2146879423, 2149585292, 2075115951, 200469682]],
  [0x7fffffff, [3434725983, 84431690, 4071266233, 2534404118, 4114172840]],
];

test.each(FIRST_DRAWS)('the stream of seed %i starts as on every machine', (seed, draws) => {
  const random = new Random(seed);
  expect(draws.map(() => random.uint32())).toEqual(draws);
});

test('two streams of one seed are the same, whatever is drawn from others', () => {
  const [one, two, other] = [new Random(5), new Random(5), new Random(6)];
  for (let i = 0; i < 100; i++) {
    other.uint32();
    expect(one.uint32()).toBe(two.uint32());
  }
});

test('seeds that agree in 32 bits are one seed', () => {
  expect(new Random(-1).uint32()).toBe(new Random(0xffffffff).uint32());
});

test('neighbouring seeds do not give neighbouring draws', () => {
  const first = Array.from({ length: 1000 }, (_, seed) => new Random(seed).below(10));
  const steps = new Set(first.map((draw, seed) => (draw - first[(seed + 1) % 1000]! + 10) % 10));
  expect(steps.size).toBe(10);
  for (let digit = 0; digit < 10; digit++) {
    const share = first.filter((draw) => draw === digit).length;
    expect(share).toBeGreaterThan(60);
    expect(share).toBeLessThan(140);
  }
});

test('unit is a draw in steps of 2^-32', () => {
  const [units, draws] = [new Random(3), new Random(3)];
  for (let i = 0; i < 1000; i++) {
    const unit = units.unit();
    expect(unit).toBeGreaterThanOrEqual(0);
    expect(unit).toBeLessThan(1);
    expect(unit * 2 ** 32).toBe(draws.uint32());
  }
});

describe('below', () => {
  test.each([1, 2, 3, 6, 7, 10, 26, 255, 65_537, 2 ** 31, 2 ** 32 - 1, 2 ** 32])(
    'stays below %i',
    (bound) => {
      const random = new Random(11);
      for (let i = 0; i < 500; i++) {
        const draw = random.below(bound);
        expect(Number.isInteger(draw)).toBe(true);
        expect(draw).toBeGreaterThanOrEqual(0);
        expect(draw).toBeLessThan(bound);
      }
    },
  );

  test('1 leaves no choice', () => {
    expect(new Random(0).below(1)).toBe(0);
  });

  test('takes the remainder of a draw that needs no second one', () => {
    const random = new Random(0);
    const dice = Array.from({ length: 10 }, () => random.below(6));
    expect(dice).toEqual([3, 5, 3, 4, 4, 1, 3, 5, 2, 4]);
  });

  // The remainder alone would give the lower half of 3 * 2^30 twice the share of the upper half.
  test('favours no number, however near the bound is to 2^32', () => {
    const bound = 3 * 2 ** 30;
    const random = new Random(1);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(random.below(bound) / 2 ** 30)]!++;
    for (const share of thirds) expect(Math.abs(share - 10_000)).toBeLessThan(500);
  });

  test.each([2, 5, 7])('gives each number below %i its share', (bound) => {
    const random = new Random(2);
    const shares = new Array<number>(bound).fill(0);
    for (let i = 0; i < 1000 * bound; i++) shares[random.below(bound)]!++;
    for (const share of shares) expect(Math.abs(share - 1000)).toBeLessThan(150);
  });
});

test('mix tells 32-bit integers apart', () => {
  const mixed = new Set(Array.from({ length: 10_000 }, (_, value) => mix(value - 5000)));
  expect(mixed.size).toBe(10_000);
});

test.each([
  ['', 2872998923],
  ['a', 444641715],
  ['foobar', 202221276],
  ['grid', 2325670196],
  ['0', 1693486945],
])('the text %j hashes to the same number everywhere', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

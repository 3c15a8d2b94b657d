import { describe, expect, test } from 'vitest';
import { type LaidOut, type LayOptions, layWords } from '../../../src/design/lay-words.ts';

const WORDS = (
  'PHOTOSYNTHESIS ROOT STEM LEAF PETAL POLLEN NECTAR SEED STAMEN PISTIL CHLOROPHYLL OXYGEN ' +
  'SUNLIGHT WATER SOIL INSECT FRUIT BEE GARDEN'
).split(' ');

const laid = async (options: Partial<LayOptions> = {}): Promise<LaidOut & { size: number[] }> => {
  const out = (await layWords(WORDS, { seed: 1, maxNodes: 100_000, ...options }))!;
  const { width, height } = out.puzzle.layout.geometry;
  return { ...out, size: [width, height] };
};

describe('a bound', () => {
  test.each([
    [[20, 15], []],
    [[9, 14], undefined],
    [[5, 11], undefined],
  ] as const)('of %j is kept', async (most, left) => {
    const out = await laid({ most });
    expect(out.size[0]).toBeLessThanOrEqual(most[0]);
    expect(out.size[1]).toBeLessThanOrEqual(most[1]);
    const placed = out.puzzle.layout.slots.map(({ cells }) =>
      cells.map((cell) => out.puzzle.cells[cell]).join(''),
    );
    expect([...placed, ...out.left].sort()).toEqual([...WORDS].sort());
    if (left !== undefined) expect(out.left).toEqual(left);
  });

  test('less wide than every word lets the first go down', async () => {
    const out = (await layWords(['TUNA', 'MUSIC'], { seed: 1, maxNodes: 100, most: [3, 5] }))!;
    expect(out.puzzle.layout.geometry).toMatchObject({ width: 1 });
    expect(out.puzzle.layout.slots).toHaveLength(1);
    expect(out.left).toHaveLength(1);
  });
});

describe('a shape', () => {
  test.each([1, 2, 3])('is about what was asked for, from seed %i', async (seed) => {
    const [width, height] = (await laid({ seed, shape: 'square' })).size as [number, number];
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    const [wide, high] = (await laid({ seed, shape: 'portrait' })).size as [number, number];
    expect(Math.abs(wide - 0.75 * high)).toBeLessThanOrEqual(1.5);
  });
});

test('there may be nothing around the words', async () => {
  const kinds = ({ puzzle }: LaidOut): unknown[] =>
    puzzle.layout.geometry.positions.filter((at) => typeof at !== 'number');
  const [blocks, voids] = [kinds(await laid()), kinds(await laid({ outside: 'void' }))];
  expect(new Set(blocks)).toEqual(new Set(['block']));
  expect(voids).toEqual(blocks.map(() => 'void'));
});

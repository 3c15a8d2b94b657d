import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf } from '../../../../src/format/page/drawing.ts';
import { parseWeave } from '../../../../src/format/weave/parse-weave.ts';

const drawn = (file: object) => drawingOf(parseWeave(file), 'puzzle');
const bundled = (name: string) =>
  drawn(
    JSON.parse(readFileSync(new URL(`../../../../templates/${name}`, import.meta.url), 'utf8')),
  );

test('cells stand where they say, from the upper left of all', () => {
  const corners = [
    [-4, 2],
    [-2, 2],
    [-2, 4],
  ];
  const cells = [
    { row: 1, column: 1, x: -3, y: 3, corners },
    { row: 1, column: 2, x: -1.5, y: 3 },
  ];
  const { width, height, cells: placed } = drawn({ cells, slots: [] });
  expect([width, height]).toEqual([3, 2]);
  expect(placed[0]).toMatchObject({
    x: 0.5,
    y: 0.5,
    corners: [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ],
  });
  expect(placed[1]).toMatchObject({ x: 2, y: 0.5 });
});

test('an edge between cells is a bar where no entry runs across it, and of one cell the end', () => {
  const at = (column: number) => ({ row: 1, column, x: column, y: 1 });
  const cells = [at(1), at(2), at(3)];
  const slots = [{ number: 1, direction: 'along', cells: ['r1c1', 'r1c2'] }];
  const { bars, outline } = drawn({ cells, slots });
  expect(bars).toEqual([{ from: { x: 2, y: 0 }, to: { x: 2, y: 1 } }]);
  expect(outline).toHaveLength(8);
});

test('words that meet on a ring are parted by a bar each; a hexagon and a cube have none', () => {
  expect(bundled('circle-12.weave').bars).toHaveLength(9);
  expect(bundled('hex-4.weave').bars).toEqual([]);
  expect(bundled('cube-3.weave').bars).toEqual([]);
});

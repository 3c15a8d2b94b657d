// Cells that are no squares in rows and columns, as a weave may have them: where they lie in the drawing, and
// which of their edges are lines that mean something. An edge between two cells is a bar if no entry runs from one
// to the other; an edge of one cell alone is where the grid ends.

import type { CellShape, Layout, Point } from '../../layout/layout.ts';
import type { Line } from './lines.ts';

export interface DrawnShape {
  /** The upper left corner of a square as large as a cell, around the middle. */
  readonly at: Point;
  /** All around, in the drawing. */
  readonly corners: readonly Point[];
}

export interface ShapedDrawing {
  readonly width: number;
  readonly height: number;
  /** For each cell. */
  readonly shapes: readonly DrawnShape[];
  readonly bars: readonly Line[];
  readonly outline: readonly Line[];
}

/** Points that lie nearer to each other are one. */
const GRAIN = 100;
const HALF = 0.5;
const SQUARE = [
  [-HALF, -HALF],
  [HALF, -HALF],
  [HALF, HALF],
  [-HALF, HALF],
] as const;

export function shapedDrawing(layout: Layout, shapes: readonly CellShape[]): ShapedDrawing {
  const all = shapes.flatMap(cornersOf);
  const least = (of: (point: Point) => number): number =>
    all.reduce((min, point) => Math.min(min, of(point)), Number.POSITIVE_INFINITY);
  const [left, top] = [least(({ x }) => x), least(({ y }) => y)];
  const placed = shapes.map(
    (shape): DrawnShape => ({
      at: { x: shape.x - HALF - left, y: shape.y - HALF - top },
      corners: cornersOf(shape).map(({ x, y }) => ({ x: x - left, y: y - top })),
    }),
  );
  return {
    width: -least(({ x }) => -x) - left,
    height: -least(({ y }) => -y) - top,
    shapes: placed,
    ...linesOf(layout, placed),
  };
}

function cornersOf({ x, y, corners }: CellShape): readonly Point[] {
  return corners ?? SQUARE.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

function linesOf(
  { slots }: Layout,
  shapes: readonly DrawnShape[],
): Pick<ShapedDrawing, 'bars' | 'outline'> {
  const edges = new Map<string, { readonly line: Line; readonly cells: number[] }>();
  for (const [cell, { corners }] of shapes.entries()) {
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % corners.length]!;
      const key = [from, to].map(keyOf).sort().join(' ');
      const edge = edges.get(key) ?? { line: { from, to }, cells: [] };
      edges.set(key, edge);
      edge.cells.push(cell);
    }
  }
  const neighbours = new Set(
    slots.flatMap(({ cells }) => cells.map((cell, i) => pairOf(cells[i - 1] ?? cell, cell))),
  );
  const [bars, outline]: Line[][] = [[], []];
  for (const { line, cells } of edges.values()) {
    const [one, two] = cells;
    if (two === undefined) outline!.push(line);
    else if (!neighbours.has(pairOf(one!, two))) bars!.push(line);
  }
  return { bars: bars!, outline: outline! };
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x * GRAIN)},${Math.round(y * GRAIN)}`;
}

function pairOf(one: number, two: number): string {
  return one < two ? `${one} ${two}` : `${two} ${one}`;
}

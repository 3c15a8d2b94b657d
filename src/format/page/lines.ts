// The lines of a grid that mean something: bars between cells, and the outline of all that is no void. Pieces
// that go on straight are one line, so that no picture shows where they meet. Where cells are no squares in rows and
// columns, as a weave may have them, an edge between two cells is a bar if no entry runs from one to the other; an edge
// of one cell alone is where the grid ends.

import { type CellShape, type Layout, type Point, standsAt } from '../../layout/layout.ts';

/** Measured in cells from the upper left corner of the drawing. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** The bars between cells. */
export function barsOf(layout: Layout): Line[] {
  const { bars } = layout.geometry;
  if (bars === undefined) return [];
  const isBarred = (side: ReadonlySet<number>, row: number, column: number): boolean => {
    const at = standsAt(layout, row, column);
    return typeof at === 'number' && side.has(at);
  };
  return linesWhere(
    layout,
    (row, column) => isBarred(bars.below, row, column),
    (row, column) => isBarred(bars.right, row, column),
  );
}

/** Where cells and blocks end and nothing begins. */
export function outlineOf(layout: Layout): Line[] {
  const isVoid = (row: number, column: number): boolean => standsAt(layout, row, column) === 'void';
  return linesWhere(
    layout,
    (row, column) => isVoid(row, column) !== isVoid(row + 1, column),
    (row, column) => isVoid(row, column) !== isVoid(row, column + 1),
  );
}

/** Tells of the edge below, or right of, a position; rows and columns count from 1, and 0 is outside. */
type IsDrawn = (row: number, column: number) => boolean;

function linesWhere({ geometry }: Layout, isBelow: IsDrawn, isRight: IsDrawn): Line[] {
  const { width, height } = geometry;
  const lines: Line[] = [];
  for (let y = 0; y <= height; y++) {
    for (const [start, end] of runsOf(width, (column) => isBelow(y, column))) {
      lines.push({ from: { x: start, y }, to: { x: end, y } });
    }
  }
  for (let x = 0; x <= width; x++) {
    for (const [start, end] of runsOf(height, (row) => isRight(row, x))) {
      lines.push({ from: { x, y: start }, to: { x, y: end } });
    }
  }
  return lines;
}

/** The runs of numbers from 1 for which something is true, each from where it begins to where it ends. */
function runsOf(count: number, isTrue: (n: number) => boolean): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (let n = 1; n <= count; n++) {
    if (!isTrue(n)) continue;
    const last = runs.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else runs.push([n - 1, n]);
  }
  return runs;
}

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

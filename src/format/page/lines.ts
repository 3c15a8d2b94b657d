// The lines of a grid that mean something: bars between cells, and the outline of all that is no void. Pieces
// that go on straight are one line, so that no picture shows where they meet.

import { type Layout, type Point, standsAt } from '../../layout/layout.ts';

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

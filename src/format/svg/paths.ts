// Shapes of a drawing as path data; `size` is that of a cell.

import type { Point } from '../../layout/layout.ts';
import type { Line } from '../page/lines.ts';

/** How far from the middle of a cell its circle is, for a cell of one. */
const RADIUS = 0.46;

/** A cell as it is drawn. */
interface Cell extends Point {
  readonly corners?: readonly Point[];
}

/** Cells, each by itself. */
export function cellPaths(cells: readonly Cell[], size: number): string {
  return (
    squarePaths(
      cells.filter(({ corners }) => corners === undefined),
      size,
    ) + polygonPaths(cells, size)
  );
}

/** What cells cover, without seams between squares. */
export function joinedCellPaths(cells: readonly Cell[], size: number): string {
  return (
    joinedSquarePaths(
      cells.filter(({ corners }) => corners === undefined),
      size,
    ) + polygonPaths(cells, size)
  );
}

/** Those cells that are no squares. */
function polygonPaths(cells: readonly Cell[], size: number): string {
  const at = ({ x, y }: Point): string => `${decimal(x * size)} ${decimal(y * size)}`;
  return cells
    .flatMap(({ corners }) => (corners === undefined ? [] : [`M${corners.map(at).join('L')}z`]))
    .join('');
}

export function squarePaths(corners: readonly Point[], size: number): string {
  return corners
    .map(({ x, y }) => `M${decimal(x * size)} ${decimal(y * size)}h${size}v${size}h-${size}z`)
    .join('');
}

/** Squares as the shapes that they make together, row by row, so that no seams show between them. */
export function joinedSquarePaths(corners: readonly Point[], size: number): string {
  const runs: { x: number; y: number; length: number }[] = [];
  for (const { x, y } of corners) {
    const last = runs.at(-1);
    if (last !== undefined && last.y === y && last.x + last.length === x) last.length++;
    else runs.push({ x, y, length: 1 });
  }
  return runs
    .map(({ x, y, length }) => {
      const across = decimal(length * size);
      return `M${decimal(x * size)} ${decimal(y * size)}h${across}v${size}h-${across}z`;
    })
    .join('');
}

export function linePaths(lines: readonly Line[], size: number): string {
  const at = ({ x, y }: Point): string => `${decimal(x * size)} ${decimal(y * size)}`;
  return lines.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
}

/** Circles in cells, which stay a little off their sides. */
export function circlePaths(corners: readonly Point[], size: number): string {
  const [radius, across] = [decimal(RADIUS * size), decimal(2 * RADIUS * size)];
  const half = `a${radius} ${radius} 0 1 0`;
  return corners
    .map(({ x, y }) => {
      const [left, middle] = [decimal((x + 0.5 - RADIUS) * size), decimal((y + 0.5) * size)];
      return `M${left} ${middle}${half} ${across} 0${half} -${across} 0z`;
    })
    .join('');
}

/** A number without more decimals than can be seen. */
export function decimal(n: number): string {
  return String(Math.round(n * 100) / 100);
}

/** Of a cell, how far a loop is from the middle of its letters. */
export const LOOP_RADIUS = 0.4;

/** Around words, which begin and end at points measured in cells. */
export function loopPaths(loops: readonly Line[], size: number): string {
  const scaled = ({ x, y }: Point): Point => ({ x: x * size, y: y * size });
  return loops
    .map(({ from, to }) => loopPath(scaled(from), scaled(to), LOOP_RADIUS * size))
    .join('');
}

/** Two lines at both sides of that between two points, with a half circle at each end. */
export function loopPath(from: Point, to: Point, radius: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (radius * (to.y - from.y)) / length;
  const y = (-radius * (to.x - from.x)) / length;
  const at = (point: Point, side: number): string =>
    `${decimal(point.x + side * x)} ${decimal(point.y + side * y)}`;
  const arc = `A${decimal(radius)} ${decimal(radius)} 0 0 1 `;
  return `M${at(from, 1)}L${at(to, 1)}${arc}${at(to, -1)}L${at(from, -1)}${arc}${at(from, 1)}z`;
}

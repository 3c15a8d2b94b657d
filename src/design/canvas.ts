// What a pattern is made in: a rectangle that is parted by blocks or by bars. What may part it, a position or a side
// of one, is a spot; spots come in orbits, those that a symmetry lays on one another, so that a block is put on
// all of an orbit or on none.

import { gridLayout, type PositionKind } from '../layout/grid-layout.ts';
import type { Bars, Layout } from '../layout/layout.ts';
import type { Symmetry } from '../layout/symmetry.ts';

export type DesignSymmetry =
  | Extract<Symmetry, 'half-turn' | 'left-right' | 'up-down' | 'quarter-turn'>
  | 'none';

export const DESIGN_SYMMETRIES: readonly DesignSymmetry[] = [
  'half-turn',
  'left-right',
  'up-down',
  'quarter-turn',
  'none',
];

/** What may become of a spot. */
export const FREE = 0;
export const PARTED = 1;
export const OPEN = 2;

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly symmetry: DesignSymmetry;
  /** By bars rather than by blocks. */
  readonly isBarred: boolean;
  /** For each spot all those of its orbit, itself among them. With bars a spot is the right side of a position, or, past all of these, its lower side. */
  readonly orbits: readonly (readonly number[])[];
  /** For each position the one that the symmetry lays it on. */
  readonly images: readonly number[];
  /** 1 for each position where there is no cell and no block either. */
  readonly voids: Uint8Array;
}

export interface CanvasOptions {
  readonly voids?: Uint8Array;
  readonly isBarred?: boolean;
}

type Turn = (row: number, column: number) => readonly [row: number, column: number];

/** @throws RangeError for a quarter turn of what is no square */
export function canvasOf(
  width: number,
  height: number,
  symmetry: DesignSymmetry,
  { voids = new Uint8Array(width * height), isBarred = false }: CanvasOptions = {},
): Canvas {
  if (symmetry === 'quarter-turn' && width !== height) {
    throw new RangeError('a quarter turn lays only squares on themselves');
  }
  const turns: Readonly<Record<DesignSymmetry, Turn>> = {
    'half-turn': (row, column) => [height - 1 - row, width - 1 - column],
    'left-right': (row, column) => [row, width - 1 - column],
    'up-down': (row, column) => [height - 1 - row, column],
    'quarter-turn': (row, column) => [column, width - 1 - row],
    none: (row, column) => [row, column],
  };
  const area = width * height;
  const turned = (at: number): number => {
    const [row, column] = turns[symmetry](Math.floor(at / width), at % width);
    return row * width + column;
  };
  /** A side goes where the two positions go that it lies between; one at the rim stays, as nothing becomes of it. */
  const turnedSide = (side: number): number => {
    const [at, step] = side < area ? [side, 1] : [side - area, width];
    if (step === 1 ? (at + 1) % width === 0 : at + width >= area) return side;
    const [one, two] = [turned(at), turned(at + step)];
    return Math.min(one, two) + (Math.abs(one - two) === 1 ? 0 : area);
  };
  const image = isBarred ? turnedSide : turned;
  const orbits = Array.from({ length: isBarred ? 2 * area : area }, (_, spot) => {
    const orbit = [spot];
    for (let next = image(spot); next !== spot; next = image(next)) orbit.push(next);
    return orbit;
  });
  const images = Array.from({ length: area }, (_, at) => turned(at));
  return { width, height, symmetry, isBarred, orbits, images, voids };
}

/** A pattern as a layout, in which shorter runs than `leastLength` are no slots. */
export function layoutOf(canvas: Canvas, parted: Uint8Array, leastLength: number): Layout {
  const { width, isBarred, voids } = canvas;
  const area = voids.length;
  const kinds = Array.from(voids, (isVoid, at): PositionKind => {
    if (isVoid === 1) return 'void';
    return !isBarred && parted[at] === 1 ? 'block' : 'cell';
  });
  if (!isBarred) return gridLayout(width, kinds, { leastLength });
  const cellOf: number[] = [];
  for (let at = 0, cell = 0; at < area; at++) cellOf.push(voids[at] === 1 ? -1 : cell++);
  const barred = (from: number): Set<number> =>
    new Set(cellOf.filter((cell, at) => cell >= 0 && parted[from + at] === 1));
  const bars: Bars = { right: barred(0), below: barred(area) };
  return gridLayout(width, kinds, { bars, leastLength });
}

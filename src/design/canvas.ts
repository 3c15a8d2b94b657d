// What a pattern is made in: a rectangle that is parted by blocks or by bars. What may part it, a position or a side
// of one, is a spot; spots come in orbits, those that a symmetry lays on one another, so that a block is put on
// all of an orbit or on none.

import { gridLayout, type PositionKind } from '../layout/grid-layout.ts';
import type { Bars, Layout } from '../layout/layout.ts';
import { imagesUnder, orbitsOf, type Symmetry } from '../layout/symmetry.ts';
import { DesignError, type DesignFault } from './design-error.ts';

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

/** Rows and columns. */
export const MOST_SIDE = 50;

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

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** That there are more rows or columns than designs have; undefined if there are not. */
export function tooLarge({ width, height }: Sides): DesignFault | undefined {
  if (Math.max(width, height) <= MOST_SIDE) return undefined;
  return { kind: 'too-large', width, height, most: MOST_SIDE };
}

/** @throws DesignError for more rows or columns than designs have */
export function checkSides(sides: Sides): void {
  const fault = tooLarge(sides);
  if (fault !== undefined) throw new DesignError(fault);
}

/** @throws RangeError for a quarter turn of what is no square */
export function canvasOf(
  width: number,
  height: number,
  symmetry: DesignSymmetry,
  { voids = new Uint8Array(width * height), isBarred = false }: CanvasOptions = {},
): Canvas {
  if (symmetry === 'quarter-turn' && width !== height) {
    throw new RangeError('quarter-turn: no square');
  }
  const images = symmetry === 'none' ? [...voids.keys()] : imagesUnder(symmetry, width, height)!;
  const orbits = orbitsOf(isBarred ? turnedSides(width, images) : images);
  return { width, height, symmetry, isBarred, orbits, images, voids };
}

/** For each side the one between the two positions that those go to that it parts; one at the rim stays, as nothing becomes of it. */
export function turnedSides(width: number, images: readonly number[]): number[] {
  const area = images.length;
  return Array.from({ length: 2 * area }, (_, side) => {
    if (isRim(side, width, area)) return side;
    const [at, step] = side < area ? [side, 1] : [side - area, width];
    const [one, two] = [images[at]!, images[at + step]!];
    return Math.min(one, two) + (Math.abs(one - two) === 1 ? 0 : area);
  });
}

/** Whether a side parts nothing, as there is only one position beside it. */
export function isRim(side: number, width: number, area: number): boolean {
  return side < area ? (side + 1) % width === 0 : side + width >= 2 * area;
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

// What a pattern is made in: a rectangle whose positions come in orbits, those that a symmetry lays on one
// another, so that a block is put on all of an orbit or on none.

import type { PositionKind } from '../layout/grid-layout.ts';
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

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly symmetry: DesignSymmetry;
  /** For each position all those of its orbit, itself among them. */
  readonly orbits: readonly (readonly number[])[];
  /** 1 where there is no cell and no block either. */
  readonly voids: Uint8Array;
}

type Turn = (row: number, column: number) => readonly [row: number, column: number];

/** @throws RangeError for a quarter turn of what is no square */
export function canvasOf(
  width: number,
  height: number,
  symmetry: DesignSymmetry,
  voids: Uint8Array = new Uint8Array(width * height),
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
  const turn = turns[symmetry];
  const orbits = Array.from({ length: width * height }, (_, at) => {
    const orbit = [at];
    for (;;) {
      const last = orbit.at(-1)!;
      const [row, column] = turn(Math.floor(last / width), last % width);
      const next = row * width + column;
      if (next === at) return orbit;
      orbit.push(next);
    }
  });
  return { width, height, symmetry, orbits, voids };
}

/** Blocks as what stands at each position. */
export function kindsOf({ voids }: Canvas, blocks: Uint8Array): PositionKind[] {
  return Array.from(blocks, (block, at) => {
    if (voids[at] === 1) return 'void';
    return block === 1 ? 'block' : 'cell';
  });
}

// The symmetries of a layout: which turns and mirrors lay every block on a block and every slot on
// a slot. The blocks alone do not tell where bars, too, part entries. Those that swap rows and
// columns ask for a square.

import { type CellPlace, type Geometry, type Layout, placeOf, standsAt } from './layout.ts';

export const SYMMETRIES = [
  'half-turn',
  'left-right',
  'up-down',
  'diagonal',
  'anti-diagonal',
  'quarter-turn',
] as const;
/** `diagonal` is the mirror along the line from the upper left, `anti-diagonal` the other one. */
export type Symmetry = (typeof SYMMETRIES)[number];

type Move = (place: CellPlace, geometry: Geometry) => CellPlace;

const MOVES: Readonly<Record<Symmetry, Move>> = {
  'half-turn': ({ row, column }, { width, height }) => ({
    row: height + 1 - row,
    column: width + 1 - column,
  }),
  'left-right': ({ row, column }, { width }) => ({ row, column: width + 1 - column }),
  'up-down': ({ row, column }, { height }) => ({ row: height + 1 - row, column }),
  diagonal: ({ row, column }) => ({ row: column, column: row }),
  'anti-diagonal': ({ row, column }, { width }) => ({
    row: width + 1 - column,
    column: width + 1 - row,
  }),
  'quarter-turn': ({ row, column }, { width }) => ({ row: column, column: width + 1 - row }),
};

const NEEDS_SQUARE: ReadonlySet<Symmetry> = new Set(['diagonal', 'anti-diagonal', 'quarter-turn']);

/** The symmetries that a layout has, in the order of `SYMMETRIES`. */
export function symmetriesOf(layout: Layout): Symmetry[] {
  return SYMMETRIES.filter((symmetry) => hasSymmetry(layout, symmetry));
}

/**
 * The blocks that a symmetry lays on no block, in reading order: what keeps a layout from having it. Undefined if
 * its size does, or what parts entries without a block.
 */
export function blocksAgainst(layout: Layout, symmetry: Symmetry): CellPlace[] | undefined {
  const { geometry } = layout;
  const { width, height } = geometry;
  if (NEEDS_SQUARE.has(symmetry) && width !== height) return undefined;
  const against: CellPlace[] = [];
  for (let row = 1; row <= height; row++) {
    for (let column = 1; column <= width; column++) {
      if (standsAt(layout, row, column) !== 'block') continue;
      const image = MOVES[symmetry]({ row, column }, geometry);
      if (standsAt(layout, image.row, image.column) !== 'block') against.push({ row, column });
    }
  }
  return against.length === 0 ? undefined : against;
}

function hasSymmetry(layout: Layout, symmetry: Symmetry): boolean {
  const { geometry, slots } = layout;
  const { width, height } = geometry;
  if (NEEDS_SQUARE.has(symmetry) && width !== height) return false;
  const move = MOVES[symmetry];
  for (let row = 1; row <= height; row++) {
    for (let column = 1; column <= width; column++) {
      const image = move({ row, column }, geometry);
      const here = standsAt(layout, row, column);
      const there = standsAt(layout, image.row, image.column);
      if (here !== there && (typeof here !== 'number' || typeof there !== 'number')) return false;
    }
  }
  const known = new Set(slots.map(({ cells }) => unordered(cells)));
  return slots.every(({ cells }) =>
    known.has(unordered(cells.map((cell) => imageOf(layout, symmetry, cell)))),
  );
}

/** The cell that a symmetry of the layout lays a cell on. */
function imageOf(layout: Layout, symmetry: Symmetry, cell: number): number {
  const { row, column } = MOVES[symmetry](placeOf(layout, cell), layout.geometry);
  return standsAt(layout, row, column) as number;
}

/** Cells as a key, whichever way a slot runs. */
function unordered(cells: readonly number[]): string {
  return [...cells].sort((a, b) => a - b).join(' ');
}

// The symmetries of a layout: which turns and mirrors lay every block on a block and every slot on
// a slot. The blocks alone do not tell where bars, too, part entries. Those that swap rows and
// columns ask for a square.

import { type CellPlace, type Layout, type Position, placeAt } from './layout.ts';

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

/** Where a turn or a mirror lays a row and a column, both counted from 0, in a rectangle with these last ones. */
type Move = (
  row: number,
  column: number,
  bottom: number,
  right: number,
) => readonly [row: number, column: number];

const MOVES: Readonly<Record<Symmetry, Move>> = {
  'half-turn': (row, column, bottom, right) => [bottom - row, right - column],
  'left-right': (row, column, _, right) => [row, right - column],
  'up-down': (row, column, bottom) => [bottom - row, column],
  diagonal: (row, column) => [column, row],
  'anti-diagonal': (row, column, bottom, right) => [right - column, bottom - row],
  'quarter-turn': (row, column, _, right) => [column, right - row],
};

const NEEDS_SQUARE: ReadonlySet<Symmetry> = new Set(['diagonal', 'anti-diagonal', 'quarter-turn']);

/** For each position of a rectangle the one that a symmetry lays it on; undefined if that asks for a square. */
export function imagesUnder(
  symmetry: Symmetry,
  width: number,
  height: number,
): number[] | undefined {
  if (NEEDS_SQUARE.has(symmetry) && width !== height) return undefined;
  return Array.from({ length: width * height }, (_, at) => {
    const [row, column] = MOVES[symmetry](
      Math.floor(at / width),
      at % width,
      height - 1,
      width - 1,
    );
    return row * width + column;
  });
}

/** For each position all that moves lay it on, by their images: itself, and so on until it is itself again. */
export function orbitsOf(images: readonly number[]): number[][] {
  return images.map((_, at) => {
    const orbit = [at];
    for (let next = images[at]!; next !== at; next = images[next]!) orbit.push(next);
    return orbit;
  });
}

/** The symmetries that a layout has, in the order of `SYMMETRIES`. */
export function symmetriesOf(layout: Layout): Symmetry[] {
  return SYMMETRIES.filter((symmetry) => hasSymmetry(layout, symmetry));
}

/**
 * The blocks that a symmetry lays on no block, in reading order: what keeps a layout from having it. Undefined if
 * its size does, or what parts entries without a block.
 */
export function blocksAgainst({ geometry }: Layout, symmetry: Symmetry): CellPlace[] | undefined {
  const { width, height, positions } = geometry;
  const images = imagesUnder(symmetry, width, height);
  const against = images?.flatMap((image, at) =>
    positions[at] === 'block' && positions[image] !== 'block' ? [placeAt(at, width)] : [],
  );
  return against?.length === 0 ? undefined : against;
}

function hasSymmetry({ geometry, slots }: Layout, symmetry: Symmetry): boolean {
  const { width, height, positions, positionOf } = geometry;
  const images = imagesUnder(symmetry, width, height);
  if (images === undefined) return false;
  const isAlike = (here: Position, there: Position): boolean =>
    here === there || (typeof here === 'number' && typeof there === 'number');
  if (!images.every((image, at) => isAlike(positions[at]!, positions[image]!))) return false;
  const known = new Set(slots.map(({ cells }) => unordered(cells)));
  return slots.every(({ cells }) =>
    known.has(unordered(cells.map((cell) => positions[images[positionOf[cell]!]!] as number))),
  );
}

/** Cells as a key, whichever way a slot runs. */
function unordered(cells: readonly number[]): string {
  return [...cells].sort((a, b) => a - b).join(' ');
}

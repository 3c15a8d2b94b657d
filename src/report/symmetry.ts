// The symmetries of a pattern of blocks: which turns and mirrors lay every block on a block. Those
// that swap rows and columns ask for a square.

import { BLOCK, type Template } from '../grid/template.ts';

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

type Move = (
  row: number,
  column: number,
  template: Template,
) => readonly [row: number, column: number];

const MOVES: Readonly<Record<Symmetry, Move>> = {
  'half-turn': (row, column, { width, height }) => [height - 1 - row, width - 1 - column],
  'left-right': (row, column, { width }) => [row, width - 1 - column],
  'up-down': (row, column, { height }) => [height - 1 - row, column],
  diagonal: (row, column) => [column, row],
  'anti-diagonal': (row, column, { width }) => [width - 1 - column, width - 1 - row],
  'quarter-turn': (row, column, { width }) => [column, width - 1 - row],
};

const NEEDS_SQUARE: ReadonlySet<Symmetry> = new Set(['diagonal', 'anti-diagonal', 'quarter-turn']);

/** The symmetries that a template has, in the order of `SYMMETRIES`. */
export function symmetriesOf(template: Template): Symmetry[] {
  return SYMMETRIES.filter((symmetry) => hasSymmetry(template, symmetry));
}

function hasSymmetry(template: Template, symmetry: Symmetry): boolean {
  const { width, height, cells } = template;
  if (NEEDS_SQUARE.has(symmetry) && width !== height) return false;
  const move = MOVES[symmetry];
  return cells.every((cell, at) => {
    const [row, column] = move(Math.floor(at / width), at % width, template);
    return (cell === BLOCK) === (cells[row * width + column] === BLOCK);
  });
}

// A template: the rectangle of cells that a person gives, before any thought of words.

/** A cell: `#` a block, `_` an open cell, anything else the upper-case letter given there. */
export type Cell = string;

export const BLOCK: Cell = '#';
export const OPEN: Cell = '_';

export interface Template {
  readonly width: number;
  readonly height: number;
  /** Row by row from the upper left, `width * height` of them. */
  readonly cells: readonly Cell[];
}

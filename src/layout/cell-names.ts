// Cells by the names people give them: `r3c4`, row and column from 1; and rectangles of them, `r3c4:r7c9`.

import { InputError, type Place } from '../base/errors.ts';
import { type CellPlace, type Layout, standsAt } from './layout.ts';

const NAME = /^r(\d{1,6})c(\d{1,6})$/iu;

/** The place that a name means; undefined for what is no such name. */
export function parseCellName(name: string): CellPlace | undefined {
  const [, row, column] = NAME.exec(name.trim()) ?? [];
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}

/** "r3c4". */
export function cellName({ row, column }: CellPlace): string {
  return `r${row}c${column}`;
}

/** The cell at a place. @throws InputError for a block, and for a place outside of the grid. */
export function cellAt(layout: Layout, place: CellPlace, at?: Place): number {
  const { width, height } = layout.geometry;
  const { row, column } = place;
  if (row < 1 || row > height || column < 1 || column > width) {
    throw new InputError(`the template has no ${cellName(place)}: it is ${width} x ${height}`, at);
  }
  const stands = standsAt(layout, row, column);
  if (typeof stands !== 'number')
    throw new InputError(`${cellName(place)} is not an open cell`, at);
  return stands;
}

/** The cells of a rectangle between two corners. @throws InputError for one without any, or not inside the grid. */
export function cellsBetween(layout: Layout, from: CellPlace, to: CellPlace, at?: Place): number[] {
  const { width, height } = layout.geometry;
  for (const place of [from, to]) {
    if (place.row >= 1 && place.row <= height && place.column >= 1 && place.column <= width)
      continue;
    throw new InputError(`the template has no ${cellName(place)}: it is ${width} x ${height}`, at);
  }
  const cells: number[] = [];
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++) {
    const last = Math.max(from.column, to.column);
    for (let column = Math.min(from.column, to.column); column <= last; column++) {
      const stands = standsAt(layout, row, column);
      if (typeof stands === 'number') cells.push(stands);
    }
  }
  if (cells.length === 0) {
    throw new InputError(`${cellName(from)}:${cellName(to)} has no open cell`, at);
  }
  return cells;
}

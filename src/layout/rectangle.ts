// A full rectangle: cells everywhere, and the slots are its rows and its columns, no more and no
// less. What fills a grid row by row must ask for this, for with a bar somewhere, or with a third
// slot through a cell, rows and columns of words are no fill.

import type { Layout, Slot } from './layout.ts';

export interface RowsAndColumns {
  readonly rows: readonly Slot[];
  readonly columns: readonly Slot[];
}

/** The slots of a full rectangle of at least two rows and columns, in order; undefined for others. */
export function rowsAndColumns({ geometry, slots }: Layout): RowsAndColumns | undefined {
  const { width, height, positions } = geometry;
  if (width < 2 || height < 2 || slots.length !== width + height) return undefined;
  if (!positions.every((at, index) => at === index)) return undefined;
  const [rows, columns] = [slots.slice(0, height), slots.slice(height)];
  const isLine = ({ cells }: Slot, first: number, step: number, length: number): boolean =>
    cells.length === length && cells.every((cell, i) => cell === first + i * step);
  const areLines =
    rows.every((slot, row) => isLine(slot, row * width, 1, width)) &&
    columns.every((slot, column) => isLine(slot, column, width, height));
  return areLines ? { rows, columns } : undefined;
}

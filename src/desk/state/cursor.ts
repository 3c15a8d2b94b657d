// Where one is in the grid, and where each key leads. A cursor is a position and a direction; every place that it comes to
// is a cell or a block, never a void.

import type { Layout } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export type SlotDirection = 'across' | 'down';

export interface GridCursor {
  /** Index into the layout's positions. */
  readonly at: number;
  readonly direction: SlotDirection;
}

export const OTHER: Readonly<Record<SlotDirection, SlotDirection>> = {
  across: 'down',
  down: 'across',
};

/** The slot through the cursor in its direction, or else in the other; undefined on a block. */
export function slotAt(
  { slots, geometry }: Layout,
  { at, direction }: GridCursor,
): number | undefined {
  const cell = geometry.positions[at];
  if (typeof cell !== 'number') return undefined;
  const through = [...slots.keys()].filter((slot) => slots[slot]!.cells.includes(cell));
  return through.find((slot) => slots[slot]!.direction === direction) ?? through[0];
}

/** A step of rows and columns; undefined beyond the edge, and where only voids are. */
export function stepFrom(
  { geometry }: Layout,
  at: number,
  rows: number,
  columns: number,
): number | undefined {
  const { width, height, positions } = geometry;
  let row = Math.floor(at / width) + rows;
  let column = (at % width) + columns;
  while (row >= 0 && row < height && column >= 0 && column < width) {
    const next = row * width + column;
    if (positions[next] !== 'void') return next;
    row += rows;
    column += columns;
  }
  return undefined;
}

/** The cursor on the next cell of its direction, or the one before; where there is none, as it is. */
export function along(layout: Layout, cursor: GridCursor, step: 1 | -1): GridCursor {
  const [rows, columns] = cursor.direction === 'across' ? [0, step] : [step, 0];
  const next = stepFrom(layout, cursor.at, rows, columns);
  const isCell = next !== undefined && typeof layout.geometry.positions[next] === 'number';
  return isCell ? { ...cursor, at: next } : cursor;
}

/** The first open cell of a slot, or its first. */
export function cursorIn({ layout, cells }: Puzzle, slot: number): GridCursor {
  const { cells: of, direction } = layout.slots[slot]!;
  const cell = of.find((each) => cells[each] === undefined) ?? of[0]!;
  return { at: layout.geometry.positionOf[cell]!, direction: direction as SlotDirection };
}

/** The slot before or after that of the cursor, from the last to the first. */
export function nextSlot(puzzle: Puzzle, cursor: GridCursor, step: 1 | -1): GridCursor {
  const { slots } = puzzle.layout;
  if (slots.length === 0) return cursor;
  const now = slotAt(puzzle.layout, cursor) ?? (step > 0 ? -1 : 0);
  return cursorIn(puzzle, (now + step + slots.length) % slots.length);
}

/** The nearest place that is no void, for a grid that has just changed. */
export function settled({ geometry }: Layout, cursor: GridCursor): GridCursor {
  const { positions } = geometry;
  if (cursor.at < positions.length && positions[cursor.at] !== 'void') return cursor;
  const first = positions.findIndex((position) => typeof position === 'number');
  return { ...cursor, at: Math.max(0, first) };
}

// The slots of a rectangular template: its maximal across and down runs of two or more open cells,
// numbered as crosswords are. This is the only place that knows rows and columns and slots at once;
// the search sees lists of cells.

import { BLOCK, type Template } from './template.ts';

export type Direction = 'across' | 'down';

export interface Slot {
  /** Counted from 1, row by row, over the cells where a slot starts. */
  readonly number: number;
  readonly direction: Direction;
  /** Cell indices (row * width + column), first letter first. */
  readonly cells: readonly number[];
}

/** The slots of a template, all across slots first, each direction by number. */
export function findSlots(template: Template): readonly Slot[] {
  const { width, height, cells } = template;
  const across: Slot[] = [];
  const down: Slot[] = [];
  const isOpen = (row: number, column: number): boolean =>
    row >= 0 &&
    row < height &&
    column >= 0 &&
    column < width &&
    cells[row * width + column] !== BLOCK;
  let number = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!isOpen(row, column)) continue;
      const startsAcross = !isOpen(row, column - 1) && isOpen(row, column + 1);
      const startsDown = !isOpen(row - 1, column) && isOpen(row + 1, column);
      if (startsAcross || startsDown) number++;
      const first = row * width + column;
      if (startsAcross) {
        across.push({
          number,
          direction: 'across',
          cells: runFrom(template, first, row * width + width, 1),
        });
      }
      if (startsDown) {
        down.push({
          number,
          direction: 'down',
          cells: runFrom(template, first, width * height, width),
        });
      }
    }
  }
  return [...across, ...down];
}

/** "17 Across", as people write it. */
export function slotName(slot: Slot): string {
  return `${slot.number} ${slot.direction === 'across' ? 'Across' : 'Down'}`;
}

function runFrom(template: Template, first: number, end: number, step: number): number[] {
  const run: number[] = [];
  for (let cell = first; cell < end && template.cells[cell] !== BLOCK; cell += step) run.push(cell);
  return run;
}

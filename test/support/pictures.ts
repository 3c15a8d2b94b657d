// Grids as tests draw them: a character for each position, `#` a block, `_` an open cell, a letter.
// They know nothing of cells and slots, so what is reckoned from them is a second opinion.

import { parseTemplate } from '../../src/format/template/parse-template.ts';
import { templateRows } from '../../src/format/template/render-template.ts';
import type { Slot } from '../../src/layout/layout.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export const BLOCK = '#';
export const OPEN = '_';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Row by row from the upper left. */
  readonly cells: readonly string[];
}

/** A picture from its rows, one character a position. */
export function pictureOf(...rows: string[]): Picture {
  const cells = rows.flatMap((row) => Array.from(row));
  return { width: cells.length / rows.length, height: rows.length, cells };
}

/** The rows of a picture, to name it in a failure. */
export function rowsOf({ width, cells }: Picture): string {
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += width) rows.push(cells.slice(i, i + width).join(''));
  return rows.join('/');
}

export function transposed({ width, height, cells }: Picture): Picture {
  const across = Array.from({ length: width * height }, (_, i) => {
    const [row, column] = [Math.floor(i / height), i % height];
    return cells[column * width + row]!;
  });
  return { width: height, height: width, cells: across };
}

/** The picture as a blank puzzle. */
export function puzzleOf(picture: Picture): Puzzle {
  return parseTemplate(rowsOf(picture).replaceAll('/', '\n'), { fold: false });
}

/** What stands at each position of a puzzle, as in a picture. */
export function textOf(puzzle: Puzzle): string {
  return templateRows(puzzle).join('');
}

/** The slots of the picture's puzzle, with positions of the picture for cells. */
export function slotsOf(picture: Picture): Slot[] {
  const { slots, geometry } = puzzleOf(picture).layout;
  const { positionOf } = geometry;
  return slots.map((slot) => ({ ...slot, cells: slot.cells.map((cell) => positionOf[cell]!) }));
}

/** What stands in such a slot. */
export function textAt(cells: string | readonly string[], slot: Pick<Slot, 'cells'>): string {
  return slot.cells.map((cell) => cells[cell]).join('');
}

/** Whether a picture gives every letter of such a slot. */
export function isGivenIn({ cells }: Picture, slot: Slot): boolean {
  return slot.cells.every((cell) => cells[cell] !== OPEN);
}

/** A puzzle with what stands at each position of a picture of it. */
export function filledAs(puzzle: Puzzle, cells: Iterable<string>): Puzzle {
  const signs = [...cells];
  const { positionOf } = puzzle.layout.geometry;
  const contents = positionOf.map((at) => (signs[at] === OPEN ? undefined : signs[at]));
  return { ...puzzle, cells: contents };
}

// What the page says of cells, for those who hear it.

import type { PuzzleData } from './page-data.ts';
import type { Solving } from './solving.ts';

/** `row 3 column 4, 17 Across letter 2 of 5, blank` */
export function cellLabel(solving: Solving, cell: number): string {
  const { puzzle, cursor, contents } = solving;
  const { row, column } = placeOf(puzzle, cell);
  const { codes, slots } = puzzle;
  const { isCircled, isShaded } = puzzle.drawing.cells[cell]!;
  const through = solving.slotAt(cell);
  const slot = through === undefined ? undefined : slots[through]!;
  const at = cell === cursor.cell ? cursor.at : slot?.cells.indexOf(cell);
  const parts = [
    `row ${row} column ${column}`,
    slot && at !== undefined && `${slot.name} letter ${at + 1} of ${slot.cells.length}`,
    codes?.[cell] && `number ${codes[cell]}`,
    contents[cell] === '' ? 'blank' : spelled(contents[cell]!),
    isCircled && 'circled',
    isShaded && 'shaded',
    solving.isGiven(cell) && 'given',
    solving.shown.has(cell) && 'revealed',
    solving.wrong.has(cell) && 'wrong',
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

/** In the drawing, from 1. */
export function placeOf(
  { drawing }: PuzzleData,
  cell: number,
): { readonly row: number; readonly column: number } {
  const { x, y } = drawing.cells[cell]!;
  return { row: Math.floor(y) + 1, column: Math.floor(x) + 1 };
}

/** The clue of an entry, if it has any. */
export function clueOf({ lists }: PuzzleData, slot: number): string {
  for (const { clues } of lists) {
    const clue = clues.find((each) => each.slot === slot);
    if (clue !== undefined) return clue.text;
  }
  return '';
}

/** What a check has found. */
export function checkedText(wrong: number): string {
  if (wrong === 0) return 'No mistakes so far.';
  return wrong === 1 ? 'One cell is wrong.' : `${wrong} cells are wrong.`;
}

/** What is to be said of a full grid; nothing of any other. */
export function fullText(solving: Solving): string {
  if (!solving.isFull) return '';
  if (!solving.hasSolution) return 'The grid is full.';
  if (!solving.isSolved) return 'The grid is full, but something is wrong.';
  return solving.shown.size > 0 ? 'Solved, with some help.' : 'Solved! Every letter is right.';
}

/** Several letters are read one by one. */
function spelled(content: string): string {
  return Array.from(content).join(' ');
}

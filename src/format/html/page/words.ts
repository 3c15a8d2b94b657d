// What the page says of cells, for those who hear it.

import { type PageStrings, withValues } from '../../page/strings.ts';
import type { PuzzleData } from './page-data.ts';
import type { Solving } from './solving.ts';

/** `row 3 column 4, 17 Across letter 2 of 5, blank` */
export function cellLabel(solving: Solving, cell: number, strings: PageStrings): string {
  const { puzzle, cursor, contents } = solving;
  const { row, column } = placeOf(puzzle, cell);
  const { codes, slots } = puzzle;
  const { isCircled, isShaded } = puzzle.drawing.cells[cell]!;
  const through = solving.slotAt(cell);
  const slot = through === undefined ? undefined : slots[through]!;
  const at = cell === cursor.cell ? cursor.at : slot?.cells.indexOf(cell);
  const parts = [
    withValues(strings.place, { row, column }),
    slot &&
      at !== undefined &&
      withValues(strings.letterOf, {
        name: slot.name,
        at: at + 1,
        length: slot.cells.length,
      }),
    codes?.[cell] && withValues(strings.codeOf, { n: codes[cell] }),
    contents[cell] === '' ? strings.blank : spelled(contents[cell]!),
    isCircled && strings.circled,
    isShaded && strings.shaded,
    solving.isGiven(cell) && strings.given,
    solving.shown.has(cell) && strings.revealed,
    solving.wrong.has(cell) && strings.wrong,
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
export function checkedText(wrong: number, strings: PageStrings): string {
  if (wrong === 0) return strings.noMistakes;
  return wrong === 1 ? strings.oneMistake : withValues(strings.nMistakes, { n: wrong });
}

/** What is to be said of a full grid; nothing of any other. */
export function fullText(solving: Solving, strings: PageStrings): string {
  if (!solving.isFull) return '';
  if (!solving.hasSolution) return strings.full;
  if (!solving.isSolved) return strings.fullButWrong;
  return solving.shown.size > 0 ? strings.solvedWithHelp : strings.solved;
}

/** Several letters are read one by one. */
function spelled(content: string): string {
  return Array.from(content).join(' ');
}

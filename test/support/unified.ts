// What @xwordly/xword-parser, which nobody here wrote, sees in a file, and what it should see.

import type { Puzzle as Unified } from '@xwordly/xword-parser';
import { withoutStyles } from '../../src/format/styles.ts';
import { rowsOf } from '../../src/layout/layout.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

interface Sight {
  readonly title: string | undefined;
  /** Rows of a number and letters for each cell, undefined for a block; a void is a cell of nothing. */
  readonly cells: readonly (readonly (string | undefined)[])[];
  readonly circles: readonly (readonly boolean[])[];
  readonly across: readonly string[];
  readonly down: readonly string[];
}

export function sightOf({ title, grid, clues }: Unified): Sight {
  const listed = (list: Unified['clues']['across']): string[] =>
    list.map(({ number, text }) => `${number} ${text}`);
  return {
    // A file has one though it is empty.
    title: title || undefined,
    cells: grid.cells.map((row) =>
      row.map(({ number = '', solution = '', isBlack }) =>
        isBlack ? undefined : `${number} ${solution}`,
      ),
    ),
    circles: grid.cells.map((row) => row.map(({ isCircled = false }) => isCircled)),
    across: listed(clues.across),
    down: listed(clues.down),
  };
}

/** `textOf` is how the format writes clues, which the reader leaves as they are. */
export function sightExpected(puzzle: Puzzle, textOf: (clue: string) => string): Sight {
  const { layout, cells, marks, clues = [], heading } = puzzle;
  const numbers = new Map(layout.slots.map((slot) => [slot.cells[0], slot.number]));
  const missing = clues.length === 0 ? '' : '-';
  const listed = (direction: string): string[] =>
    layout.slots.flatMap((slot, index) =>
      slot.direction === direction
        ? [`${slot.number} ${textOf(withoutStyles(clues[index] ?? missing))}`]
        : [],
    );
  return {
    title: heading?.title,
    cells: rowsOf(layout).map((row) =>
      row.map((at) => {
        if (typeof at !== 'number') return at === 'block' ? undefined : ' ';
        return `${numbers.get(at) ?? ''} ${cells[at] ?? ''}`;
      }),
    ),
    circles: rowsOf(layout).map((row) =>
      row.map((at) => typeof at === 'number' && marks?.get(at)?.has('circle') === true),
    ),
    across: listed('across'),
    down: listed('down'),
  };
}

// What a page is told of a puzzle.

import { hashText } from '../../base/random.ts';
import { slotName } from '../../layout/slot-names.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { clueListsOf, directionTitle } from '../page/clue-lists.ts';
import { drawingOf } from '../page/drawing.ts';
import { headingLines } from '../page/heading-lines.ts';
import { wordBankOf } from '../page/word-bank.ts';
import type { PageOptions } from '../writing.ts';
import type { PuzzleData } from './page/page-data.ts';

export type HtmlOptions = Pick<PageOptions, 'show' | 'theme'>;

/** Without the solution where only the puzzle is shown. */
export function puzzleData(puzzle: Puzzle, show: HtmlOptions['show'] = 'both'): PuzzleData {
  const { layout, cells, variety } = puzzle;
  const drawing = drawingOf(puzzle, show === 'solution' ? 'solution' : 'puzzle');
  const isHidden = drawing.cells.some(
    ({ cell, content }) => content === undefined && cells[cell] !== undefined,
  );
  const said = {
    heading: headingLines(puzzle.heading),
    drawing,
    slots: layout.slots.map((slot) => ({
      // Puzzles without clues have no numbers of entries either.
      name: variety === undefined ? slotName(slot) : directionTitle(slot.direction),
      direction: slot.direction,
      cells: slot.cells,
    })),
    lists: clueListsOf(puzzle),
    words: wordBankOf(puzzle),
    solution: show === 'both' && isHidden ? cells.map((content) => content ?? null) : undefined,
    ...(variety?.kind === 'codeword' && {
      codes: variety.codes.map((code) => code ?? null),
    }),
  };
  return { id: digestOf(JSON.stringify(said)), ...said };
}

/** Two halves of a digest, so that no two puzzles of a lifetime share what was solved. */
function digestOf(text: string): string {
  const half = (salt: string): string =>
    hashText(salt + text)
      .toString(16)
      .padStart(8, '0');
  return half('a') + half(String(text.length));
}

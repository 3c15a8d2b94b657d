// The entries of a puzzle as two readers see them that nobody here wrote, in one order, and as they should.

import { PuzCrossword } from '@confuzzle/puz-crossword';
import { xdToJSON } from 'xd-crossword-tools';
import { placeOf } from '../../src/layout/layout.ts';
import { answerAt, type Puzzle } from '../../src/puzzle/puzzle.ts';

/** What a reader says of an entry. */
interface SeenEntry {
  readonly number: number;
  readonly direction: string;
  readonly row: number;
  readonly column: number;
  readonly clue: string;
  readonly answer: string;
}

const byPlace = (a: SeenEntry, b: SeenEntry): number =>
  a.number - b.number || a.direction.localeCompare(b.direction);

/** As they are to be seen. */
export function entriesOf(puzzle: Puzzle, answerOf = (answer: string) => answer): SeenEntry[] {
  return puzzle.layout.slots
    .map((slot, index) => ({
      number: slot.number,
      direction: slot.direction,
      ...placeOf(puzzle.layout, slot.cells[0]!),
      clue: puzzle.clues?.[index] ?? '-',
      answer: answerOf(answerAt(puzzle, slot)!),
    }))
    .sort(byPlace);
}

export function seenByConfuzzle(bytes: Uint8Array): SeenEntry[] {
  return PuzCrossword.from(Buffer.from(bytes))
    .parsedClues.map(({ number, isAcross, row, col, text, solution }) => ({
      number,
      direction: isAcross ? 'across' : 'down',
      row: row + 1,
      column: col + 1,
      clue: text,
      answer: solution,
    }))
    .sort(byPlace);
}

/** `xd` is what the reader makes of any format first. */
export function seenByXdTools(xd: string): SeenEntry[] {
  const { clues } = xdToJSON(xd);
  return [...clues.across, ...clues.down]
    .map(({ number, direction, position, body, tiles }) => ({
      number,
      direction,
      row: position.index + 1,
      column: position.col + 1,
      clue: body,
      answer: tiles
        .map((tile) =>
          tile.type === 'rebus' ? tile.word : tile.type === 'letter' ? tile.letter : '',
        )
        .join(''),
    }))
    .sort(byPlace);
}

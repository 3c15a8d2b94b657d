// Two readers that nobody here wrote see the same grid, numbers and clues.

import { PuzCrossword } from '@confuzzle/puz-crossword';
import { expect, test } from 'vitest';
import { puzToXD, xdToJSON } from 'xd-crossword-tools';
import { Random } from '../../../../src/base/random.ts';
import { renderPuz } from '../../../../src/format/puz/render-puz.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { placeOf } from '../../../../src/layout/layout.ts';
import { answerAt, type Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { bundledTemplates, dressed } from '../../../support/random-puzzles.ts';

/** What one of them says of an entry. */
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
function entriesOf(puzzle: Puzzle, answerOf = (answer: string) => answer): SeenEntry[] {
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

function seenByConfuzzle(bytes: Uint8Array): SeenEntry[] {
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

function seenByXdTools(bytes: Uint8Array): SeenEntry[] {
  const { clues } = xdToJSON(puzToXD(Uint8Array.from(bytes).buffer));
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

/** With clues that only say whose they are, and that none lacks. */
function clued(puzzle: Puzzle): Puzzle {
  const clues = puzzle.layout.slots.map(({ number, direction }) => `Clue ${number} ${direction}`);
  return { ...puzzle, clues, heading: { title: 'T', author: 'A', copyright: 'C', notes: 'N' } };
}

test.each(bundledTemplates())('%s is seen as it is', (_, template) => {
  const puzzle = clued(dressed(new Random(2), template, { features: ['circles'] }));
  const bytes = renderPuz(puzzle);
  expect(seenByConfuzzle(bytes)).toEqual(entriesOf(puzzle));
  expect(seenByXdTools(bytes)).toEqual(entriesOf(puzzle));
});

test('so is a rebus, its first letter for a reader that has none', () => {
  const puzzle = clued(parseTemplate('[HEART]EN\nI#O\nDID\n'));
  const bytes = renderPuz(puzzle);
  expect(seenByXdTools(bytes)).toEqual(entriesOf(puzzle));
  expect(seenByConfuzzle(bytes)).toEqual(
    entriesOf(puzzle, (answer) => answer.replace('HEART', 'H')),
  );
});

test('so is a letter with an accent, the plain one for a reader that has none', () => {
  const puzzle = clued(parseTemplate('ÉTÉ\nA#O\nÑÜN\n', { fold: false }));
  const bytes = renderPuz(puzzle);
  expect(seenByXdTools(bytes)).toEqual(entriesOf(puzzle));
  const plain = (answer: string): string => answer.normalize('NFD').replaceAll(/\p{M}/gu, '');
  expect(seenByConfuzzle(bytes)).toEqual(entriesOf(puzzle, plain));
});

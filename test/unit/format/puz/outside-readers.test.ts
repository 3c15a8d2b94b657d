// Two readers that nobody here wrote see the same grid, numbers and clues.

import { expect, test } from 'vitest';
import { puzToXD } from 'xd-crossword-tools';
import { Random } from '../../../../src/base/random.ts';
import { renderPuz } from '../../../../src/format/puz/render-puz.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { bundledTemplates, dressed } from '../../../support/random-puzzles.ts';
import { entriesOf, seenByConfuzzle, seenByXdTools } from '../../../support/seen-entries.ts';

/** With clues that only say whose they are, and that none lacks. */
function clued(puzzle: Puzzle): Puzzle {
  const clues = puzzle.layout.slots.map(({ number, direction }) => `Clue ${number} ${direction}`);
  return { ...puzzle, clues, heading: { title: 'T', author: 'A', copyright: 'C', notes: 'N' } };
}

test.each(bundledTemplates())('%s is seen as it is', (_, template) => {
  const puzzle = clued(dressed(new Random(2), template, { features: ['circles'] }));
  const bytes = renderPuz(puzzle);
  expect(seenByConfuzzle(bytes)).toEqual(entriesOf(puzzle));
  expect(seenByXdTools(puzToXD(Uint8Array.from(bytes).buffer))).toEqual(entriesOf(puzzle));
});

test('so is a rebus, its first letter for a reader that has none', () => {
  const puzzle = clued(parseTemplate('[HEART]EN\nI#O\nDID\n'));
  const bytes = renderPuz(puzzle);
  expect(seenByXdTools(puzToXD(Uint8Array.from(bytes).buffer))).toEqual(entriesOf(puzzle));
  expect(seenByConfuzzle(bytes)).toEqual(
    entriesOf(puzzle, (answer) => answer.replace('HEART', 'H')),
  );
});

test('so is a letter with an accent, the plain one for a reader that has none', () => {
  const puzzle = clued(parseTemplate('ÉTÉ\nA#O\nÑÜN\n', { fold: false }));
  const bytes = renderPuz(puzzle);
  expect(seenByXdTools(puzToXD(Uint8Array.from(bytes).buffer))).toEqual(entriesOf(puzzle));
  const plain = (answer: string): string => answer.normalize('NFD').replaceAll(/\p{M}/gu, '');
  expect(seenByConfuzzle(bytes)).toEqual(entriesOf(puzzle, plain));
});

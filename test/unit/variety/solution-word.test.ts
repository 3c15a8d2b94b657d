import { expect, test } from 'vitest';
import { slotsThrough } from '../../../src/layout/layout.ts';
import { solutionWordCells } from '../../../src/variety/solution-word.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const PUZZLE = puzzleOf(pictureOf('STOP', 'T#AR', 'ARTI', 'REED'));

test.each([1, 2, 3, 4, 5])('its letters are in no two cells of an entry (%i)', (seed) => {
  const cells = solutionWordCells(PUZZLE, ['T', 'R', 'E'], seed)!;
  expect(cells.map((cell) => PUZZLE.cells[cell])).toEqual(['T', 'R', 'E']);
  const slots = cells.flatMap((cell) => slotsThrough(PUZZLE.layout)[cell]!);
  expect(new Set(slots).size).toBe(slots.length);
  expect(solutionWordCells(PUZZLE, ['T', 'R', 'E'], seed)).toEqual(cells);
});

test('a word whose letters are not there, or not in as many entries, has no place', () => {
  expect(solutionWordCells(PUZZLE, ['Q'], 1)).toBeUndefined();
  expect(solutionWordCells(PUZZLE, ['E', 'E', 'E'], 1)).toBeUndefined();
});

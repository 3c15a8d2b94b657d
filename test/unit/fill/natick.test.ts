import { expect, test } from 'vitest';
import { crossingNames } from '../../../src/fill/natick.ts';
import { answerAt } from '../../../src/puzzle/puzzle.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

test.each([
  [[], 0],
  [['ABC'], 0],
  [['ABC', 'GHI'], 0],
  [['ABC', 'ADG'], 1],
  [['ABC', 'ADG', 'CFI', 'GHI'], 4],
])('the names %j cross %i times', (names: string[], crossings) => {
  const puzzle = puzzleOf(pictureOf('ABC', 'D#F', 'GHI'));
  const { slots } = puzzle.layout;
  const isName = (slot: number): boolean => names.includes(answerAt(puzzle, slots[slot]!)!);
  expect(crossingNames(slots, isName)).toBe(crossings);
});

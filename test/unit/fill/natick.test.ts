import { expect, test } from 'vitest';
import { NATICK_COST, natickPenalty } from '../../../src/fill/natick.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

test.each([
  [[], 0],
  [['ABC'], 0],
  [['ABC', 'GHI'], 0],
  [['ABC', 'ADG'], 1],
  [['ABC', 'ADG', 'CFI', 'GHI'], 4],
])('with the names %j, %i crossings cost', (names, crossings) => {
  const puzzle = puzzleOf(pictureOf('ABC', 'D#F', 'GHI'));
  const penalty = natickPenalty((letters) => (names as string[]).includes(letters.join('')));
  expect(penalty(puzzle)).toBe(crossings * NATICK_COST);
});

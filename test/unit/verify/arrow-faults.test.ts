import { expect, test } from 'vitest';
import { withArrows } from '../../../src/layout/arrows.ts';
import { arrowFaults } from '../../../src/verify/arrow-faults.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

test('clues stand in blocks beside the first letters, two at most', () => {
  // 1 Across, 3 Across, 4 Across, 1 Down, 2 Down, 3 Down.
  const { layout } = puzzleOf(pictureOf('#__', '___', '___'));
  const faults = (clueCells: readonly (number | undefined)[]): unknown[] =>
    arrowFaults(withArrows(layout, clueCells));
  expect(layout.slots.map(({ number, direction }) => `${number}${direction[0]}`).join(' ')).toBe(
    '1a 3a 4a 1d 2d 3d',
  );
  expect(faults([0, undefined, 8, 0, 0, 0])).toEqual([
    { kind: 'no-clue-cell', slot: 1 },
    { kind: 'no-clue-cell', slot: 2 },
    { kind: 'clue-elsewhere', slot: 4, at: { row: 1, column: 1 } },
    { kind: 'crowded-clue-cell', at: { row: 1, column: 1 }, count: 4 },
  ]);
  expect(arrowFaults(layout)).toEqual([]);
});

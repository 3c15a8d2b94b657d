// Which clue cell serves which slot, and which cell would help where none does.

import { describe, expect, test } from 'vitest';
import { helpfulCells } from '../../../src/layout/arrow-gaps.ts';
import { arrowsOf, assignArrows, withArrows } from '../../../src/layout/arrows.ts';
import { cellName } from '../../../src/layout/cell-names.ts';
import { type Layout, placeOf } from '../../../src/layout/layout.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

function blocksOf({ geometry }: Layout): Set<number> {
  return new Set(geometry.positions.flatMap((what, at) => (what === 'block' ? [at] : [])));
}

/** Each arrow as `1 Across right`, and the blocks without one. */
function assigned(...rows: string[]) {
  const { layout } = puzzleOf(pictureOf(...rows));
  const { clueCells, idle } = assignArrows(layout, blocksOf(layout));
  const arrows = arrowsOf(withArrows(layout, clueCells)).map(({ slot, kind }) => {
    const { number, direction } = layout.slots[slot]!;
    return `${number} ${direction} ${kind}`;
  });
  return { arrows, idle, missing: clueCells.filter((at) => at === undefined).length };
}

describe('arrows', () => {
  test('are straight where they can be, bent at the rim', () => {
    expect(assigned('#_#_', '____', '#___', '____')).toEqual({
      arrows: [
        ...['3 across down-right', '5 across right', '6 across down-right'],
        ...['1 down right-down', '2 down right-down', '4 down down'],
      ],
      idle: [],
      missing: 0,
    });
  });

  test('are rare ones only where no other serves', () => {
    const { arrows } = assigned('__#', '#__', '_#_');
    expect(arrows).toEqual(expect.arrayContaining(['1 across up-right', '2 down left-down']));
    expect(assigned('#__', '___', '___').arrows).not.toContain('1 down left-down');
  });

  test('leave the blocks that no word needs', () => {
    expect(assigned('#___', '____', '____', '___#').idle).toEqual([15]);
  });
});

test('one more clue cell that serves a word is found', () => {
  const { layout } = puzzleOf(pictureOf('_#_#', '____', '#___', '____'));
  const blocks = blocksOf(layout);
  const { clueCells } = assignArrows(layout, blocks);
  const missing = clueCells.filter((at) => at === undefined).length;
  expect(missing).toBe(1);
  const help = helpfulCells(layout, blocks, missing, () => true);
  expect(help.map(({ unserved }) => unserved)).toEqual(help.map(() => 0));
  expect(help.map(({ cell }) => cellName(placeOf(layout, cell)))).toContain('r1c1');
  expect(helpfulCells(layout, blocks, missing, () => false)).toEqual([]);
});

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { cheatersOf } from '../../../src/inspect/form.ts';
import { BLOCK, OPEN, type Picture, pictureOf, puzzleOf, slotsOf } from '../../support/pictures.ts';

/** The cheaters as positions, row by row. */
const cheatersIn = (picture: Picture): number[] =>
  cheatersOf(puzzleOf(picture).layout).map(
    ({ row, column }) => (row - 1) * picture.width + column - 1,
  );

test.each<[string, string, number[]]>([
  ['a corner only shortens two entries', '#__\n___\n___', [0]],
  ['a block in the middle of a side splits an entry', '_____\n_____\n__#__', []],
  ['a block that leaves single cells on both sides made entries fewer', '_#_', []],
  ['in a clump of two, each is one', '##___\n_____\n_____', [0, 1]],
  ['one that would lengthen nothing is none', '#####\n#####\n___##', [13]],
])('%s', (_, text, cheaters) => {
  expect(cheatersIn(pictureOf(...text.split('\n')))).toEqual(cheaters);
});

test('as found by opening each block of random grids', () => {
  const random = new Random(2);
  for (let i = 0; i < 100; i++) {
    const [width, height] = [1 + random.below(6), 1 + random.below(6)];
    const cells = Array.from({ length: width * height }, () =>
      random.below(3) === 0 ? BLOCK : OPEN,
    );
    const count = slotsOf({ width, height, cells }).length;
    const expected = Array.from(cells.keys()).filter((cell) => {
      if (cells[cell] !== BLOCK) return false;
      const opened = cells.with(cell, OPEN);
      const slots = slotsOf({ width, height, cells: opened });
      return slots.length === count && slots.some((slot) => slot.cells.includes(cell));
    });
    expect(cheatersIn({ width, height, cells })).toEqual(expected);
  }
});

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { parseTemplate } from '../../../src/grid/parse-template.ts';
import { findSlots } from '../../../src/grid/slots.ts';
import { BLOCK, OPEN } from '../../../src/grid/template.ts';
import { cheatersOf } from '../../../src/report/cheaters.ts';

test.each<[string, string, number[]]>([
  ['a corner only shortens two entries', '#__\n___\n___', [0]],
  ['a block in the middle of a side splits an entry', '_____\n_____\n__#__', []],
  ['a block that leaves single cells on both sides made entries fewer', '_#_', []],
  ['in a clump of two, each is one', '##___\n_____\n_____', [0, 1]],
  ['one that would lengthen nothing is none', '#####\n#####\n___##', [13]],
])('%s', (_, text, cheaters) => {
  expect(cheatersOf(parseTemplate(text))).toEqual(cheaters);
});

test('as found by opening each block of random grids', () => {
  const random = new Random(2);
  for (let i = 0; i < 100; i++) {
    const [width, height] = [1 + random.below(6), 1 + random.below(6)];
    const cells = Array.from({ length: width * height }, () =>
      random.below(3) === 0 ? BLOCK : OPEN,
    );
    const count = findSlots({ width, height, cells }).length;
    const expected = Array.from(cells.keys()).filter((cell) => {
      if (cells[cell] !== BLOCK) return false;
      const opened = cells.with(cell, OPEN);
      const slots = findSlots({ width, height, cells: opened });
      return slots.length === count && slots.some((slot) => slot.cells.includes(cell));
    });
    expect(cheatersOf({ width, height, cells })).toEqual(expected);
  }
});

// What others make of our files.

import { convertJpzToUnified, parseJpz } from '@xwordly/xword-parser';
import { expect, test } from 'vitest';
import { jpzToXD, xdToJSON } from 'xd-crossword-tools';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { renderJpz } from '../../../../src/format/jpz/render-jpz.ts';
import { cellName } from '../../../../src/layout/cell-names.ts';
import { placeOf } from '../../../../src/layout/layout.ts';
import { answerAt, type Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { some } from '../../../support/thoroughness.ts';
import { sightExpected, sightOf } from '../../../support/unified.ts';

const { carries: features } = FORMATS['jpz'];
const asItIs = (clue: string): string => clue;

test.each(bundledTemplates())('%s', (_, blank) => {
  const puzzle = dressed(new Random(3), blank, { features });
  comesAcross(puzzle, '');
});

test('random puzzles, with their bars', () => {
  for (let seed = 0; seed < some(300); seed++) {
    const puzzle = randomPuzzle(new Random(seed), { features });
    const parsed = comesAcross(puzzle, `${seed}`);
    const { bars, positionOf, width } = puzzle.layout.geometry;
    const barred = positionOf.map((at) => parsed.grid[Math.floor(at / width)]![at % width]!);
    for (const [cell, at] of positionOf.entries()) {
      const right = at % width < width - 1 ? barred[positionOf.indexOf(at + 1)] : undefined;
      const below = barred[positionOf.indexOf(at + width)];
      const said = [right?.barLeft ?? false, below?.barTop ?? false];
      expect(said, `${seed}`).toEqual([
        bars?.right.has(cell) ?? false,
        bars?.below.has(cell) ?? false,
      ]);
    }
  }
});

/** For one of them the ids of words, ours are 1000 and the number for those down, are the numbers. */
function comesAcross(puzzle: Puzzle, name: string): ReturnType<typeof parseJpz> {
  const parsed = parseJpz(renderJpz(puzzle));
  const seen = sightOf(convertJpzToUnified(parsed));
  const down = seen.down.map((clue) => clue.replace(/^1\d\d\d/, (id) => `${Number(id) - 1000}`));
  expect({ ...seen, down }, name).toEqual(sightExpected(puzzle, asItIs));
  return parsed;
}

test.each(bundledTemplates())('%s, with the answers of its words', (_, blank) => {
  const { clues: _none, ...bare } = dressed(new Random(4), blank, { features: ['circles'] });
  const clues = bare.layout.slots.map(({ number, direction }) => `Clue ${number} ${direction}`);
  const puzzle = { ...bare, clues };
  const read = xdToJSON(jpzToXD(renderJpz(puzzle))).clues;
  const seen = [...read.across, ...read.down].map(
    ({ number, body, answer, position }) =>
      `${number} r${position.index + 1}c${position.col + 1} ${body} ${answer}`,
  );
  const expected = puzzle.layout.slots.map(
    (slot, index) =>
      `${slot.number} ${cellName(placeOf(puzzle.layout, slot.cells[0]!))} ${clues[index]} ${answerAt(puzzle, slot)}`,
  );
  expect(seen).toEqual(expected);
});

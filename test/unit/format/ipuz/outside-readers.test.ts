// What others make of our files.

import { convertIpuzToUnified, parseIpuz } from '@xwordly/xword-parser';
import { expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { renderIpuz } from '../../../../src/format/ipuz/render-ipuz.ts';
import { htmlOf } from '../../../../src/format/markup.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { some } from '../../../support/thoroughness.ts';
import { sightExpected, sightOf } from '../../../support/unified.ts';

const { carries: features } = FORMATS['ipuz'];

test.each(bundledTemplates())('%s', (_, blank) => {
  const puzzle = dressed(new Random(3), blank, { features });
  const read = convertIpuzToUnified(parseIpuz(renderIpuz(puzzle)));
  expect(sightOf(read)).toEqual(sightExpected(puzzle, htmlOf));
});

test('random puzzles, with their bars', () => {
  for (let seed = 0; seed < some(300); seed++) {
    const puzzle = randomPuzzle(new Random(seed), { features });
    const parsed = parseIpuz(renderIpuz(puzzle));
    const read = convertIpuzToUnified(parsed);
    expect(sightOf(read), `${seed}`).toEqual(sightExpected(puzzle, htmlOf));
    const { bars, positionOf, width } = puzzle.layout.geometry;
    const barred = positionOf.map((at) => {
      const cell = parsed.puzzle[Math.floor(at / width)]![at % width]!;
      return cell.style?.barred ?? '';
    });
    const expected = positionOf.map(
      (_, cell) => (bars?.right.has(cell) ? 'R' : '') + (bars?.below.has(cell) ? 'B' : ''),
    );
    expect(barred, `${seed}`).toEqual(expected);
  }
});

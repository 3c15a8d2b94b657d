// Which cell a beam decides next.

import { expect, test } from 'vitest';
import { nextCell } from '../../../src/solve/beam-cell.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { problemOf } from '../../support/probe.ts';
import { listOf } from '../../support/random-cases.ts';

const texts = ['AB', 'CD', 'EF', 'GH', 'IJ'];
const problem = problemOf({
  system: systemOf(pictureOf('__', '__')),
  texts,
  words: listOf(texts),
  allowRepeats: false,
});

/** A state of four cells: of each how many words its slots have and how many letters; `undefined`, it is decided. */
function beliefsOf(...cells: (readonly [words: number, letters: number] | undefined)[]) {
  const row = problem.letterCount + 1;
  const beliefs = new Float32Array(cells.length * row);
  cells.forEach((cell, i) => {
    beliefs[i * row] = cell?.[0] ?? -1;
    beliefs.fill(1, i * row + 1, i * row + 1 + (cell?.[1] ?? 0));
  });
  return beliefs;
}

test('what the words leave open counts more than what the letters do', () => {
  expect(nextCell(problem, [beliefsOf([100, 2], [100, 2], [5, 8], [100, 2])], undefined)).toBe(2);
});

test('of as many words the fewest letters', () => {
  expect(nextCell(problem, [beliefsOf([100, 4], [100, 3], [100, 8], undefined)], undefined)).toBe(
    1,
  );
});

test('a cell that a state has decided can wait', () => {
  const one = beliefsOf(undefined, [9, 2], undefined, undefined);
  const two = beliefsOf([9, 2], [9, 2], undefined, undefined);
  expect(nextCell(problem, [one, two], undefined)).toBe(1);
});

test('none is left where all are decided', () => {
  const done = beliefsOf(undefined, undefined, undefined, undefined);
  expect(nextCell(problem, [done], undefined)).toBe(-1);
});

import { expect, test } from 'vitest';
import { buildProblem, partOf, problemInput } from '../../../src/problem/build-problem.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const WORDS = parseWordList('cat\ncot\nox\n');

function build(rows: string, words = WORDS, allowRepeats = false) {
  return buildProblem(puzzleOf(pictureOf(...rows.split('/'))), words, allowRepeats);
}

test('slots become lists of cells, blocks are no cells', () => {
  const { problem, slotOf } = build('___/_##/_##');
  expect(problem.slots).toEqual([
    [0, 1, 2],
    [0, 3, 4],
  ]);
  expect(slotOf).toEqual([0, 1]);
  expect(problem.letterCount).toBe(26);
  expect(problem.used).toEqual([]);
});

test('a slot given whole is no variable; its word is used if it is one', () => {
  const { problem, slotOf } = build('CAT/###/___/###/XYZ/###/OX#');
  expect(problem.slots).toEqual([[3, 4, 5]]);
  expect(slotOf).toEqual([1]);
  expect(problem.used).toEqual([
    [3, 0],
    [2, 0],
  ]);
});

test('given letters are letter indices; those of no word come after the alphabet', () => {
  const { problem } = build('_A_/_##/Ж##/Щ##/Ж##');
  expect(problem.letterCount).toBe(28);
  expect([...problem.cellGiven]).toEqual([-1, 0, 26, 27, 26]);
});

test('an alphabet of other letters', () => {
  const { problem } = build('_А_', parseWordList('кат\nкот'));
  expect(problem.letterCount).toBe(4);
  expect([...problem.cellGiven]).toEqual([0]);
});

test.each([true, false])('repeats allowed: %s', (allowRepeats) => {
  expect(build('___', WORDS, allowRepeats).problem.allowRepeats).toBe(allowRepeats);
});

test('a part has the words its slots may hold, and nothing that has to appear', () => {
  const blank = puzzleOf(pictureOf('___', '_##', '_##'));
  const ids = Int32Array.of(1);
  const { input } = problemInput(blank, WORDS, false, {
    domains: [undefined, ids],
    decided: [true, false],
    mustWords: { words: [[[3, 0]]], count: 1 },
    requiredLetters: ['C'],
  });
  const part = partOf(input, [1]);
  expect(part.slots).toEqual([input.slots[1]]);
  expect(part.domains).toEqual([ids]);
  expect(part.decided).toEqual([false]);
  expect(part).not.toHaveProperty('mustWords');
  expect(part).not.toHaveProperty('requiredLetters');
});

// Words by the ten thousand: bit sets so wide that lists are longer than usual, and what is found is a fill.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { LEAST_LIST_MAX } from '../../src/solve/domains.ts';
import { Search } from '../../src/solve/search.ts';
import { verify } from '../../src/verify/verify.ts';
import { systemOf } from '../support/brute-force.ts';
import { pictureOf, puzzleOf } from '../support/pictures.ts';
import { cellsOf, problemOf } from '../support/probe.ts';
import { ALPHABETS, listOf, randomWords } from '../support/random-cases.ts';

const LETTERS = Array.from(ALPHABETS.get(26)!).slice(0, 20);

test.each([1, 2, 3])('20,000 words of five letters, seed %i', (seed) => {
  const texts = randomWords(new Random(seed), LETTERS, 5, 20_000);
  const words = listOf(texts);
  const template = pictureOf(...new Array<string>(5).fill('_____'));
  const problem = problemOf({ system: systemOf(template), texts, words, allowRepeats: false });
  const search = new Search(problem);
  expect(search.state.parameters.listMax).toBeGreaterThan(LEAST_LIST_MAX);
  search.reset(seed);
  expect(search.run(20_000, Number.POSITIVE_INFINITY)).toBe('filled');
  const cells = Array.from(cellsOf(search, template.cells));
  expect(verify({ ...puzzleOf(template), cells }, words)).toEqual([]);
});

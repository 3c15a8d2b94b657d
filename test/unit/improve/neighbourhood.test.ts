import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { Neighbourhoods } from '../../../src/improve/neighbourhood.ts';
import { Search } from '../../../src/solve/search.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellsOf, problemOf, searchAll } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;
const TEXTS = randomWords(new Random(3), Array.from('ABCD'), 3, 45);
const RULES = { texts: TEXTS, words: listOf(TEXTS), allowRepeats: false };

test.each([0, 1, 2, 3, 4, 5])('with slot %i free, all fills with the other cells', (slot) => {
  const system = systemOf(pictureOf('___', '___', '___'));
  const problem = problemOf({ ...RULES, system });
  const all = searchAll(problem, system.cells);
  expect(all.length).toBeGreaterThan(100);
  const search = new Search(problem, { restartUnit: 0 });
  expect(search.run(UNLIMITED, UNLIMITED)).toBe('filled');
  const words = search.fill();
  const fill = cellsOf(search, system.cells);

  const neighbourhoods = new Neighbourhoods(problem, new Random(1));
  neighbourhoods.draw(slot, 1);
  search.reset(0);
  expect(neighbourhoods.fixRest(search.state, words)).toBe(true);
  const found: string[] = [];
  while (search.run(UNLIMITED, UNLIMITED) === 'filled') {
    found.push(cellsOf(search, system.cells));
    search.skip();
  }
  const free = problem.slots[slot]!;
  const expected = all.filter((other) =>
    Array.from(other).every((letter, cell) => free.includes(cell) || letter === fill[cell]),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(found).toContain(fill);
});

test.each([
  [0, 1, [1, 1, 0, 0]],
  [0, 2, [1, 1, 1, 0]],
  [0, 9, [1, 1, 1, 0]],
  [3, 9, [0, 0, 0, 1]],
])('from slot %i, %i freed: those that cross them are open', (first, size, isOpen) => {
  // A chain of three slots, and one that stands alone.
  const slots = [
    [0, 1, 2],
    [2, 3, 4],
    [4, 5, 6],
    [7, 8, 9],
  ];
  const system = { cells: new Array<string>(10).fill('_'), slots };
  const neighbourhoods = new Neighbourhoods(problemOf({ ...RULES, system }), new Random(1));
  neighbourhoods.draw(first, size);
  expect([...neighbourhoods.isOpen]).toEqual(isOpen);
});

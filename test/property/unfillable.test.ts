// Grids that have no fill for a reason known beforehand must be proved unfillable, not given up.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { Search, type SearchSettings } from '../../src/solve/search.ts';
import { pictureOf, puzzleOf } from '../support/pictures.ts';
import { problemOf, searchAll } from '../support/probe.ts';
import type { SystemCase } from '../support/random-cases.ts';
import { listOf, randomWords, shuffled } from '../support/random-cases.ts';

const SETTINGS: SearchSettings[] = [{}, { restartUnit: 1 }, { reverseTies: true, restartUnit: 2 }];
const UNLIMITED = Number.POSITIVE_INFINITY;

function caseOf(
  cells: string[],
  slots: number[][],
  texts: string[],
  allowRepeats: boolean,
): SystemCase {
  return { system: { cells, slots }, texts, words: listOf(texts), allowRepeats };
}

function answers({ system, ...rules }: SystemCase): string[] {
  const problem = problemOf({ system, ...rules });
  return SETTINGS.map((settings) => {
    const search = new Search(problem, settings);
    search.reset(3);
    return search.run(UNLIMITED, UNLIMITED);
  });
}

describe('n slots and n - 1 words', () => {
  test.each([1, 2, 3, 4, 5, 6])('apart, n = %i', (n) => {
    const texts = randomWords(new Random(n), Array.from('ABCDE'), 3, n);
    const slots = Array.from({ length: n }, (_, slot) => [3 * slot, 3 * slot + 1, 3 * slot + 2]);
    const cells = new Array<string>(3 * n).fill('_');
    const fewer = caseOf(cells, slots, texts.slice(1), false);
    expect(new Set(answers(fewer))).toEqual(new Set(['unfillable']));
    expect(new Set(answers({ ...fewer, allowRepeats: true }))).toEqual(
      new Set([n === 1 ? 'unfillable' : 'filled']),
    );
    const enough = problemOf(caseOf(cells, slots, texts, false));
    const ways = Array.from({ length: n }, (_, i) => i + 1).reduce((a, b) => a * b, 1);
    expect(searchAll(enough, cells).length).toBe(ways);
  });

  // Seen only by search: the list has words enough of the length, but not behind the same letter.
  test.each([2, 3, 4, 5])('hung on one entry, n = %i', async (n) => {
    const width = 2 * n - 1;
    const comb = Array.from({ length: width }, (_, i) => (i % 2 === 0 ? '_' : '#')).join('');
    const template = pictureOf('_'.repeat(width), comb, comb);
    const letters = Array.from('ABCDEFGH');
    const tails = randomWords(new Random(n), letters, 2, n);
    const texts = ['A'.repeat(width), ...tails.slice(1).map((tail) => `A${tail}`)];
    const others = tails.map((tail) => `B${tail}`);
    const spine = width === 3 ? 'AXA' : texts[0]!;
    const list = listOf([...texts.slice(1), ...others, spine, 'X'.repeat(40)]);
    const outcome = await new Filler(puzzleOf(template), list).fill();
    expect(outcome.status).toBe('unfillable');
    const enough = listOf([...texts.slice(1), ...others, spine, `A${tails[0]}`]);
    expect((await new Filler(puzzleOf(template), enough).fill()).status).toBe('filled');
    expect((await new Filler(puzzleOf(template), list, { allowRepeats: true }).fill()).status).toBe(
      'filled',
    );
  });
});

describe('a crossing letter without support', () => {
  test('is proved by propagation alone, and the reason names the slots', async () => {
    const template = pictureOf('____', '_###', '_###');
    const words = listOf(['CATS', 'DOGS', 'BIRD', 'ANT', 'EEL', 'FOX']);
    const outcome = await new Filler(puzzleOf(template), words).fill();
    if (outcome.status !== 'unfillable') throw new Error(outcome.status);
    expect(outcome.stats.nodes).toBe(0);
    expect([...outcome.reason.why.slots].sort()).toEqual([0, 1]);
  });

  test.each([2, 3, 4, 5, 6, 7])('however far the letters have to travel: %i slots', (n) => {
    // A chain in which each slot hands its first letter on, and whose ends disagree.
    const cells = ['A', ...new Array<string>(n - 1).fill('_'), 'B'];
    const slots = Array.from({ length: n }, (_, i) => [i, i + 1]);
    const chain = caseOf(cells, slots, ['AA', 'BB'], true);
    expect(new Set(answers(chain))).toEqual(new Set(['unfillable']));
  });
});

// Every slot wants two different letters of two, around a ring of odd length: no propagation of
// single slots sees it.
test.each([3, 4, 5, 6, 7, 8, 9, 10, 11])('a ring of %i slots in two colours', (n) => {
  const cells = new Array<string>(n).fill('_');
  const slots = Array.from({ length: n }, (_, i) => [i, (i + 1) % n]);
  const ring = caseOf(cells, slots, ['AB', 'BA'], true);
  const expected = n % 2 === 0 ? 'filled' : 'unfillable';
  expect(new Set(answers(ring))).toEqual(new Set([expected]));
});

test('more pigeons than holes, among slots that share letters', () => {
  // Rows of a square are the four words, which leaves the columns the same words or none.
  const words = ['ABCD', 'BCDA', 'CDAB', 'DABC'];
  const square = pictureOf('____', '____', '____', '____');
  const slots = [0, 1, 2, 3].flatMap((i) => [
    [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3],
    [i, i + 4, i + 8, i + 12],
  ]);
  const cells = [...square.cells];
  expect(new Set(answers(caseOf(cells, slots, words, false)))).toEqual(new Set(['unfillable']));
  const cyclic = searchAll(problemOf(caseOf(cells, slots, words, true)), cells);
  expect(cyclic.length).toBeGreaterThan(0);
});

test('a batch of slots that the words of a larger list cannot all have', async () => {
  const template = pictureOf('__#__', '#####', '__#__', '#####', '__#__');
  const texts = shuffled(new Random(0), ['AB', 'BA', 'AA', 'BB', 'AC']);
  const { status } = await new Filler(puzzleOf(template), listOf(texts)).tally();
  expect(status).toBe('complete');
  expect((await new Filler(puzzleOf(template), listOf(texts)).tally()).fills).toBe(0);
  expect((await new Filler(puzzleOf(template), listOf([...texts, 'CA'])).tally()).fills).toBe(720);
});

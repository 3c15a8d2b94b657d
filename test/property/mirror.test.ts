// Grids that are their own mirror image: one fill of each pair is searched for, both are given.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { mirrorOf, turnedOver } from '../../src/fill/mirror-grid.ts';
import { buildProblem } from '../../src/problem/build-problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { type Picture, pictureOf, puzzleOf, textOf } from '../support/pictures.ts';
import { searchAll } from '../support/probe.ts';
import { listOf, pick, randomWords } from '../support/random-cases.ts';

const MIRRORED = [
  ['__', '__'],
  ['___', '___', '___'],
  ['#__', '___', '___'],
  ['___', '_#_', '___'],
  ['__#_', '____', '#___', '____'],
  ['#__#', '____', '____', '#___'],
];

/** What a search finds, which grids without blocks are filled without. */
function searched(template: Picture, words: WordList): string[] {
  const blank = puzzleOf(template);
  const built = buildProblem(blank, words, false);
  const mirror = mirrorOf(blank, built);
  const settings = { cellOrder: 'product' as const, ...(mirror && { mirror }) };
  const open = blank.cells.map(() => '_');
  const found = searchAll(built.problem, open, settings).map(
    (text): Puzzle => ({ ...blank, cells: Array.from(text) }),
  );
  const fills = mirror === undefined ? found : found.flatMap((fill) => [fill, turnedOver(fill)]);
  return fills.map(textOf).sort();
}

test('every fill, once', async () => {
  let pairs = 0;
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const template = pictureOf(...pick(random, MIRRORED));
    const texts = [
      ...new Set([2, 3, 4].flatMap((n) => randomWords(random, ['A', 'B', 'C'], n, 14))),
    ];
    const words = listOf(texts);
    const name = `${seed}: ${template.cells.join('')} ${texts.join(' ')}`;
    const fills = everyFill(systemOf(template), texts, false);
    const filler = new Filler(puzzleOf(template), words);
    const found: string[] = [];
    for await (const puzzle of filler.all()) found.push(textOf(puzzle));
    expect(found.sort(), name).toEqual(fills);
    expect((await filler.tally()).fills, name).toBe(fills.length);
    expect(searched(template, words), name).toEqual(fills);
    pairs += fills.length / 2;
  }
  expect(pairs).toBeGreaterThan(300);
});

test.each([
  ['a mirrored grid', ['#__', '___', '___'], false, true],
  ['letters that the search does not decide', ['___', '_#_', '___'], false, false],
  ['words may stand twice', ['___', '___', '___'], true, false],
  ['a given', ['A__', '___', '___'], false, false],
  ['no mirror image', ['___', '#__', '___'], false, false],
  ['no square', ['___', '___'], false, false],
])('in pairs or not: %s', (_, rows, allowRepeats, expected) => {
  const blank = puzzleOf(pictureOf(...rows));
  const built = buildProblem(blank, listOf(['ABC', 'AB', 'BC']), allowRepeats);
  expect(mirrorOf(blank, built) !== undefined).toBe(expected);
});

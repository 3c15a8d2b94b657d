// Domains of more than 128 words are bit sets where lists are as short as here, smaller ones are lists.
// Lists of 100 to 400 words of a length over few letters cross that border in every branch of the
// search; their fills are counted by a walk over tries.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { SearchSettings } from '../../src/solve/search.ts';
import { countFills, everyFill, systemOf } from '../support/brute-force.ts';
import { OPEN, pictureOf, puzzleOf, rowsOf, textOf } from '../support/pictures.ts';
import { chance, listOf, pick, randomGridCase, randomWords } from '../support/random-cases.ts';
import { batches, firstOf, met, some } from '../support/thoroughness.ts';

const SETTINGS: SearchSettings[] = [
  {},
  { restartUnit: 1 },
  { reverseTies: true },
  { restartUnit: 1, reverseTies: true },
];

/** Letters, and words of lengths 2 to 5, that leave a shape some hundred to ten thousand fills. */
const SHAPES: [rows: string, letters: string, words: number[]][] = [
  ['____/____/____', 'ABCDEFGHIJ', [0, 140, 134]],
  ['#____/_____/_____/____#', 'ABCDEFGH', [0, 129, 135, 190]],
  ['____/_#__/____', 'ABCDEFGHIJ', [20, 136, 140]],
  ['_____/_#_#_/_____', 'ABCDEFGHIJKL', [0, 129, 0, 130]],
  ['___/___/___', 'ABCDEFGHIJ', [0, 135]],
  // Nothing crosses: whole words are chosen from bit sets, and removed from them.
  ['___/###/___', 'ABCDEF', [0, 132]],
  // Only unchecked letters tell words apart once the crossing is fixed.
  ['___/_##/_##', 'ABCDEF', [0, 140]],
  ['____/____/____/____', 'ABCDEFGHIJ', [0, 0, 220]],
  ['_____/_####/_####/_####/_####', 'ABCDEF', [0, 0, 0, 400]],
  ['____/____/____/____', 'ABCDEFG', [0, 0, 140]],
  ['_____/_____/_____/_____', 'ABCDEFG', [0, 0, 150, 240]],
];

test('the two brute forces agree', () => {
  let fillable = 0;
  for (let seed = 0; seed < some(500); seed++) {
    const { template, texts, allowRepeats } = randomGridCase(new Random(seed));
    const count = everyFill(systemOf(template), texts, allowRepeats).length;
    expect(countFills(template, texts, allowRepeats), `${seed}: ${rowsOf(template)}`).toBe(count);
    if (count > 0) fillable++;
  }
  expect(fillable).toBeGreaterThan(met(200));
});

describe.each(firstOf(SHAPES, 8))('%s with the letters %s', (rows, letterText, sizes) => {
  test.each(batches(4))('list %i', async (seed) => {
    const random = new Random(seed);
    const letters = Array.from(letterText);
    const texts = sizes.flatMap((size, i) => {
      return randomWords(random, letters, i + 2, size - random.below(1 + size / 12));
    });
    const open = pictureOf(...rows.split('/'));
    const givens = seed === 3 ? 0.15 : 0;
    const cells = open.cells.map((cell) =>
      cell === OPEN && chance(random, givens) ? pick(random, letters) : cell,
    );
    const template = { ...open, cells };
    const allowRepeats = seed % 2 === 0;
    const expected = countFills(template, texts, allowRepeats);
    const search = SETTINGS[seed]!;
    const words = listOf(texts);
    const filler = new Filler(puzzleOf(template), words, { allowRepeats, search });

    // Rules that ask for nothing: the search, where there is no block, instead of row by row.
    const searching = new Filler(puzzleOf(template), words, { allowRepeats, search, rules: {} });
    for (const each of [filler, searching]) {
      const tally = await each.tally();
      expect([tally.status, tally.fills]).toEqual(['complete', expected]);
    }
    for (const draw of [0, 1, 2]) {
      const outcome = await filler.fill({ seed: draw });
      expect(outcome.status).toBe(expected > 0 ? 'filled' : 'unfillable');
    }
    const different = new Set<string>();
    for await (const puzzle of filler.all({ maxNodes: 500 })) different.add(textOf(puzzle));
    const some = await filler.tally({ maxNodes: 500 });
    expect(different.size).toBe(some.fills);
  });
});

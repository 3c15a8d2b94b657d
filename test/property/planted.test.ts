// Grids with a known fill must be filled, with every seed, whatever the decoys.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { SearchSettings } from '../../src/solve/search.ts';
import { verify } from '../../src/verify/verify.ts';
import { puzzleOf, rowsOf } from '../support/pictures.ts';
import { type PlantedShape, plantedCase } from '../support/planted.ts';
import { ALPHABETS } from '../support/random-cases.ts';

const LATIN = Array.from(ALPHABETS.get(26)!);
const SIXTY = Array.from(ALPHABETS.get(60)!);
/** Far more than any of these takes; a case that meets it has gone astray. */
const MAX_NODES = 100_000;

const SETTINGS: SearchSettings[] = [{}, { restartUnit: 1, reverseTies: true }];

const SHAPES: [name: string, shape: PlantedShape][] = [
  ['sparse 5x5', { width: 5, height: 5, blocks: 0.2, givens: 0, letters: LATIN, decoys: 100 }],
  ['open 6x5', { width: 6, height: 5, blocks: 0, givens: 0, letters: LATIN, decoys: 500 }],
  ['with givens', { width: 7, height: 7, blocks: 0.2, givens: 0.2, letters: LATIN, decoys: 300 }],
  ['wide', { width: 15, height: 4, blocks: 0.15, givens: 0, letters: LATIN, decoys: 300 }],
  ['tall', { width: 3, height: 20, blocks: 0.15, givens: 0, letters: LATIN, decoys: 300 }],
  [
    'four letters, close decoys',
    { width: 5, height: 5, blocks: 0.1, givens: 0, letters: LATIN.slice(0, 4), decoys: 60 },
  ],
  [
    'eight letters, bit sets',
    { width: 5, height: 4, blocks: 0.05, givens: 0, letters: LATIN.slice(8, 16), decoys: 250 },
  ],
  [
    'sixty letters',
    { width: 8, height: 8, blocks: 0.2, givens: 0.05, letters: SIXTY, decoys: 400 },
  ],
  [
    'barely crossing',
    { width: 9, height: 9, blocks: 0.45, givens: 0, letters: LATIN.slice(0, 12), decoys: 140 },
  ],
];

test.each(SHAPES)('%s', async (_, shape) => {
  for (let seed = 0; seed < 12; seed++) {
    const { template, words, allowRepeats } = plantedCase(new Random(seed), shape);
    for (const search of SETTINGS) {
      const filler = new Filler(puzzleOf(template), words, { allowRepeats, search });
      const outcome = await filler.fill({ seed, maxNodes: MAX_NODES });
      expect(outcome.status, `${seed}: ${rowsOf(template)}`).toBe('filled');
      if (outcome.status !== 'filled') continue;
      expect(verify(outcome.puzzle, words, { allowRepeats })).toEqual([]);
    }
  }
});

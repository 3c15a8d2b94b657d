// The search against a brute force on thousands of tiny problems: the same status, the same set of
// fills and the same count, and each single fill is one of them.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import type { EngineSettings } from '../../src/fill/engine.ts';
import { Filler } from '../../src/fill/filler.ts';
import { sayReason } from '../../src/say/reasons.ts';
import { BeamSearch } from '../../src/solve/beam-search.ts';
import { Search } from '../../src/solve/search.ts';
import { verify } from '../../src/verify/verify.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { puzzleOf, rowsOf, textOf } from '../support/pictures.ts';
import { cellsOf, problemOf, searchAll } from '../support/probe.ts';
import { type GridCase, randomGridCase, randomSystemCase } from '../support/random-cases.ts';
import { BY_PRODUCT, type NamedSearch, SEARCHES } from '../support/searches.ts';
import { batches, some } from '../support/thoroughness.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;

const SETTINGS: readonly NamedSearch[] = [
  ...SEARCHES,
  BY_PRODUCT,
  ['restarts, ties reversed', { restartUnit: 1, reverseTies: true }],
  ['likeliest letters first', { randomise: false, restartUnit: 1 }],
];

async function checkGrid(grid: GridCase, search: EngineSettings, name: string): Promise<void> {
  const { template, texts, words, allowRepeats } = grid;
  const fills = everyFill(systemOf(template), texts, allowRepeats);
  const filler = new Filler(puzzleOf(template), words, { allowRepeats, search });

  const found: string[] = [];
  const all = filler.all();
  let next = await all.next();
  for (; !next.done; next = await all.next()) found.push(textOf(next.value));
  expect(found.sort(), name).toEqual(fills);
  expect(next.value.status, name).toBe('complete');
  expect(next.value.fills, name).toBe(fills.length);
  expect(next.value.reason === undefined, name).toBe(fills.length > 0);

  const tally = await filler.tally();
  expect([tally.status, tally.fills], name).toEqual(['complete', fills.length]);

  for (const seed of [0, 1]) {
    const outcome = await filler.fill({ seed });
    expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
    if (outcome.status === 'unfillable')
      expect(sayReason(outcome.reason, filler.blank), name).not.toBe('');
    if (outcome.status !== 'filled') continue;
    expect(fills, name).toContain(textOf(outcome.puzzle));
    expect(verify(outcome.puzzle, words, { allowRepeats }), name).toEqual([]);
  }
}

describe.each(SETTINGS)('grids up to 4x4, %s', (_, search) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(5))('batch %i', async (batch) => {
    for (let i = 0; i < some(120); i++) {
      const seed = first + batch * 200 + i;
      const grid = randomGridCase(new Random(seed));
      const { template, texts, allowRepeats } = grid;
      const repeats = allowRepeats ? 'repeats' : 'no repeats';
      await checkGrid(grid, search, `${seed}: ${rowsOf(template)} ${repeats} ${texts.join(' ')}`);
    }
  });
});

describe.each(SETTINGS)('slot systems that are no rectangles, %s', (_, search) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(5))('batch %i', (batch) => {
    for (let i = 0; i < some(150); i++) {
      const seed = first + batch * 200 + i;
      const problemCase = randomSystemCase(new Random(seed));
      const { system, texts, allowRepeats } = problemCase;
      const { cells, slots } = system;
      const name = `${seed}: ${cells.join('')} ${JSON.stringify(slots)} ${texts.join(' ')}`;
      const fills = everyFill(system, texts, allowRepeats);
      const problem = problemOf(problemCase);
      expect(searchAll(problem, cells, search).sort(), name).toEqual(fills);
      const one = new Search(problem, search);
      for (const draw of [0, 1]) {
        one.reset(draw);
        const driver = search.beam ? new BeamSearch(one) : one;
        const answer = driver.run(UNLIMITED, UNLIMITED);
        expect(answer, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
        if (answer === 'filled') expect(fills, name).toContain(cellsOf(one, cells));
      }
    }
  });
});

// A seed means one fill: whatever was searched before, in whatever slices, from whatever order of
// the list.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { Outcome } from '../../src/fill/outcome.ts';
import { Search } from '../../src/solve/search.ts';
import { systemOf } from '../support/brute-force.ts';
import { pictureOf, puzzleOf, rowsOf, textOf } from '../support/pictures.ts';
import { cellsOf, problemOf } from '../support/probe.ts';
import {
  type GridCase,
  listOf,
  randomDenseCase,
  randomWords,
  shuffled,
} from '../support/random-cases.ts';
import { some } from '../support/thoroughness.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;

/** What a user sees of an outcome, and the counters. */
function told(outcome: Outcome): unknown {
  const { status, stats } = outcome;
  switch (status) {
    case 'filled':
      return { status, stats, fill: textOf(outcome.puzzle) };
    case 'unfillable':
      return { status, stats, reason: outcome.reason };
    default:
      return { status, stats, limit: outcome.limit };
  }
}

const CASES: [name: string, grid: GridCase][] = Array.from({ length: 30 }, (_, seed) => {
  const grid = randomDenseCase(new Random(seed));
  return [`${seed}: ${rowsOf(grid.template)}`, grid];
});

const fillerOf = ({ template, words, allowRepeats }: GridCase): Filler =>
  new Filler(puzzleOf(template), words, { allowRepeats });

test('the same seed twice, in one filler and in two, after other seeds, limits and counts', async () => {
  for (const [name, grid] of CASES) {
    const filler = fillerOf(grid);
    const first = told(await filler.fill({ seed: 7 }));
    expect(told(await filler.fill({ seed: 7 })), name).toEqual(first);
    for (const seed of [8, -1, 123_456_789]) await filler.fill({ seed });
    await filler.fill({ seed: 9, maxNodes: 3 });
    await filler.tally({ maxNodes: 50 });
    await filler.fill({ seed: 3, signal: AbortSignal.abort() });
    expect(told(await filler.fill({ seed: 7 })), name).toEqual(first);
    expect(told(await fillerOf(grid).fill({ seed: 7 })), name).toEqual(first);
    const later = fillerOf(grid);
    await later.fill({ seed: 1 });
    expect(told(await later.fill({ seed: 7 })), name).toEqual(first);
  }
});

// The one test that pins which fill is found: it must be the same on every machine. A search that
// decides otherwise changes it, and every user's seeds with it: say so in the changelog.
test('seed 1 of one grid, pinned', async () => {
  const texts = randomWords(new Random(0), Array.from('ABCDEFGH'), 5, 900);
  const filler = new Filler(
    puzzleOf(pictureOf('_____', '_____', '_____', '_____', '_____')),
    listOf(texts),
  );
  const outcome = await filler.fill({ seed: 1 });
  if (outcome.status !== 'filled') throw new Error(outcome.status);
  expect(textOf(outcome.puzzle)).toBe('EDCDFECBADCFFECFGECGEHBBD');
});

test('no seed is seed 0', async () => {
  for (const [name, grid] of CASES.slice(0, 10)) {
    const filler = fillerOf(grid);
    expect(told(await filler.fill()), name).toEqual(told(await filler.fill({ seed: 0 })));
  }
});

test('other seeds find other fills', async () => {
  const texts = randomWords(new Random(0), Array.from('ABCDEF'), 4, 140);
  const filler = new Filler(puzzleOf(pictureOf('____', '____', '____', '____')), listOf(texts));
  const fills = new Set<unknown>();
  for (let seed = 0; seed < 20; seed++) {
    const outcome = await filler.fill({ seed });
    if (outcome.status === 'filled') fills.add(textOf(outcome.puzzle));
  }
  expect(fills.size).toBeGreaterThan(15);
});

test('another order of the same list', async () => {
  for (const [name, grid] of CASES) {
    const other = { ...grid, words: listOf(shuffled(new Random(1), grid.texts)) };
    const same = { ...grid, words: listOf(grid.texts) };
    expect(told(await fillerOf(other).fill({ seed: 2 })), name).toEqual(
      told(await fillerOf(same).fill({ seed: 2 })),
    );
  }
});

test('the fills of an enumeration come in one order', async () => {
  const list = async (grid: GridCase): Promise<string[]> => {
    const fills: string[] = [];
    for await (const puzzle of fillerOf(grid).all({ maxNodes: 100 })) fills.push(textOf(puzzle));
    return fills;
  };
  for (const [name, grid] of CASES.slice(0, some(30))) {
    const other = { ...grid, words: listOf(shuffled(new Random(1), grid.texts)) };
    const same = { ...grid, words: listOf(grid.texts) };
    expect(await list(other), name).toEqual(await list(same));
  }
});

test('slices do not matter, nor limits that are raised', () => {
  for (const [name, grid] of CASES) {
    const problem = problemOf({ ...grid, system: systemOf(grid.template) });
    for (const settings of [{}, { restartUnit: 1 }]) {
      const whole = new Search(problem, settings);
      whole.reset(5);
      const answer = whole.run(UNLIMITED, UNLIMITED);
      for (const pause of [1, 2, 7, 100]) {
        const sliced = new Search(problem, settings);
        sliced.reset(5);
        let now = sliced.run(UNLIMITED, pause);
        while (now === 'paused') now = sliced.run(UNLIMITED, pause);
        expect(now, name).toBe(answer);
        expect(sliced.counters, name).toEqual(whole.counters);
        if (now === 'filled') {
          const { cells } = grid.template;
          expect(cellsOf(sliced, cells), name).toBe(cellsOf(whole, cells));
        }
      }
      const limited = new Search(problem, settings);
      limited.reset(5);
      let limit = 0;
      let now = limited.run(limit, UNLIMITED);
      while (now === 'gave-up') {
        expect(limited.counters.nodes, name).toBe(limit);
        limit += 3;
        now = limited.run(limit, UNLIMITED);
      }
      expect(now, name).toBe(answer);
      expect(limited.counters, name).toEqual(whole.counters);
    }
  }
});

// Boards so large that the memory grows in the middle of the search: its old views are stale then,
// and WebAssembly's are gone.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { Search } from '../../src/solve/search.ts';
import { systemOf } from '../support/brute-force.ts';
import { puzzleOf } from '../support/pictures.ts';
import { plantedCase } from '../support/planted.ts';
import { cellsOf, problemOf } from '../support/probe.ts';
import { ALPHABETS } from '../support/random-cases.ts';

const LETTERS = Array.from(ALPHABETS.get(26)!).slice(0, 12);

test.each([
  [20, 0.3, 127],
  [30, 0.45, 127],
  [40, 0.4, 127],
  [40, 0.4, 300],
  [60, 0.45, 200],
])(
  'a board of %i x the same, %d of it blocks, %i decoys of a length',
  async (side, blocks, decoys) => {
    const shape = { width: side, height: side, blocks, givens: 0, letters: LETTERS, decoys };
    const board = plantedCase(new Random(side), shape);
    const { template, words, allowRepeats } = board;
    const problem = problemOf({ ...board, system: systemOf(template) });
    const search = new Search(problem);
    const before = search.state.memory.i32.length;
    const fills = [1, 1].map((seed) => {
      // The second search has all the room that the first one needed, and decides the same.
      search.reset(seed);
      expect(search.run(50_000, Number.POSITIVE_INFINITY)).toBe('filled');
      return { cells: cellsOf(search, template.cells), counters: search.counters };
    });
    expect(search.state.memory.i32.length).toBeGreaterThan(before);
    expect(fills[0]).toEqual(fills[1]);
    // Throws if what the search found is no fill.
    const outcome = await new Filler(puzzleOf(template), words, { allowRepeats }).fill({ seed: 1 });
    expect(outcome.status).toBe('filled');
  },
);

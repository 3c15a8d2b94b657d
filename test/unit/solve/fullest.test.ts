import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { Filler } from '../../../src/fill/filler.ts';
import { isWhole } from '../../../src/puzzle/puzzle.ts';
import { Search } from '../../../src/solve/search.ts';
import { verify } from '../../../src/verify/verify.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';
import { problemOf } from '../../support/probe.ts';
import { listOf, randomDenseCase, randomWords } from '../../support/random-cases.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;

describe('the fullest partial fill', () => {
  test('is at least as full as every fixpoint that a search stops at', () => {
    for (let seed = 0; seed < 40; seed++) {
      const grid = randomDenseCase(new Random(seed));
      const search = new Search(problemOf({ ...grid, system: systemOf(grid.template) }));
      search.reset(seed);
      search.keepFullest();
      let most = -1;
      for (let nodes = 0; nodes < 60; nodes++) {
        if (search.run(nodes, UNLIMITED) !== 'gave-up') break;
        const { state, fullest } = search;
        const slots = [...state.problem.slots.keys()];
        most = Math.max(most, slots.filter((slot) => state.domains.size(slot) === 1).length);
        expect(fullest!.slots).toBe(most);
        expect(fullest!.words.filter((word) => word >= 0).length).toBe(most);
      }
    }
  });

  test('is kept only if asked for, and until the next reset', () => {
    const grid = randomDenseCase(new Random(1));
    const search = new Search(problemOf({ ...grid, system: systemOf(grid.template) }));
    search.run(0, UNLIMITED);
    expect(search.fullest).toBeUndefined();
    search.keepFullest();
    search.run(0, UNLIMITED);
    expect(search.fullest).toBeDefined();
    search.reset(0);
    expect(search.fullest).toBeUndefined();
  });
});

describe('of a filler that gave up', () => {
  const words = listOf(randomWords(new Random(0), Array.from('ABCDEF'), 6, 900));
  const template = pictureOf(...new Array<string>(6).fill('______'));
  const filler = new Filler(puzzleOf(template), words);

  test('holds words only, each once; more nodes never make it emptier', async () => {
    let before = 0;
    for (const maxNodes of [0, 3, 10, 40, 200, 1000]) {
      const outcome = await filler.fill({ seed: 2, maxNodes, partial: true });
      if (outcome.status !== 'gave-up') break;
      const { puzzle, entries } = outcome.partial!;
      expect(verify(puzzle, words, { partial: true })).toEqual([]);
      const whole = puzzle.layout.slots.filter((slot) => isWhole(puzzle, slot));
      expect(entries).toBe(whole.length);
      expect(entries).toBeGreaterThanOrEqual(before);
      expect(await filler.fill({ seed: 2, maxNodes, partial: true })).toEqual(outcome);
      before = entries;
    }
    expect(before).toBeGreaterThan(2);
  });

  test('changes nothing in the search, and is not told unasked', async () => {
    const options = { seed: 3, maxNodes: 8 };
    const { partial, ...rest } = (await filler.fill({ ...options, partial: true })) as {
      partial?: unknown;
    };
    expect(partial).toBeDefined();
    expect(await filler.fill(options)).toEqual(rest);
  });

  test('is that of the band that came furthest', async () => {
    // Good words alone come far; with all of them no node is left.
    const good = randomWords(new Random(1), Array.from('ABCDEF'), 6, 900);
    const scored = parseWordList([...good.map((word) => `${word};60`), 'ABCDEF;10'].join('\n'));
    const outcome = await new Filler(puzzleOf(template), scored).fill({
      maxNodes: 8,
      partial: true,
    });
    if (outcome.status !== 'gave-up') throw new Error(outcome.status);
    expect(outcome.partial!.entries).toBeGreaterThan(0);
  });
});

// The optimiser under rules against all fills there are (which rules.test.ts compares with a brute
// force): the same floor and the same value, both proved. Words that only rules bring along count
// for the best there are; entries left open and entries given count for nothing.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { entryAt, isGiven, type Puzzle } from '../../src/puzzle/puzzle.ts';
import type { SearchSettings } from '../../src/solve/search.ts';
import { PLAIN_TASTE } from '../../src/taste/taste.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { puzzleOf, rowsOf } from '../support/pictures.ts';
import { chance, randomGridCase } from '../support/random-cases.ts';
import { nameOf, withAppearances, withSlotRules } from '../support/random-rules.ts';
import { batches, met, some } from '../support/thoroughness.ts';

interface Worth {
  readonly floor: number;
  readonly sum: number;
}

function worthOf(puzzle: Puzzle, words: WordList): Worth {
  const scores = puzzle.layout.slots
    .filter((slot) => !isGiven(puzzle, slot))
    .map((slot) => entryAt(puzzle, slot))
    .filter((letters) => letters !== undefined)
    .map((letters) => words.scoreOf(letters) ?? 100);
  return { floor: Math.min(100, ...scores), sum: scores.reduce((sum, score) => sum + score, 0) };
}

function better(one: Worth, other: Worth): Worth {
  return (other.floor - one.floor || other.sum - one.sum) > 0 ? other : one;
}

describe.each<[string, SearchSettings]>([
  ['as it runs', {}],
  ['restarts after every failure', { restartUnit: 1 }],
])('the best under rules, %s', (_name, search) => {
  test.each(batches(3))('batch %i', async (batch) => {
    let choices = 0;
    for (let i = 0; i < some(150); i++) {
      const seed = batch * 1000 + i;
      const random = new Random(seed);
      const ruled = withAppearances(random, withSlotRules(random, randomGridCase(random)));
      const { template, words, allowRepeats } = ruled;
      const { slots } = new Filler(puzzleOf(template), words).blank.layout;
      const named = slots.filter(() => chance(random, 0.5)).map((slot) => ({ slot: nameOf(slot) }));
      const rules = chance(random, 0.4) ? { ...ruled.rules, only: named } : ruled.rules;
      const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(rules)} ${ruled.texts.join(' ')}`;
      const filler = new Filler(puzzleOf(template), words, {
        allowRepeats,
        rules,
        search,
        taste: PLAIN_TASTE,
      });
      const fills: Worth[] = [];
      for await (const puzzle of filler.all()) fills.push(worthOf(puzzle, words));
      const outcome = await filler.best({ seed: 1, maxNodes: 5_000_000 });
      expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
      if (outcome.status !== 'filled') continue;
      if (fills.length > 1) choices++;
      const { proved, floor, highestFloor } = outcome.quality!;
      expect(proved, name).toEqual({ floor: true, sum: true });
      if (floor === undefined) continue;
      expect(highestFloor, name).toBe(floor);
      expect(worthOf(outcome.puzzle, words), name).toEqual(fills.reduce(better));
    }
    expect(choices).toBeGreaterThan(met(10));
  });
});

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { naiveDraw, naiveWeights } from '../../support/naive-choices.ts';
import { freshState, problemOf, take } from '../../support/probe.ts';
import {
  listOf,
  randomDenseCase,
  randomWords,
  type SystemCase,
} from '../../support/random-cases.ts';
import { randomStep } from '../../support/random-steps.ts';
import { met, some } from '../../support/thoroughness.ts';

const CROSS: SystemCase['system'] = {
  cells: new Array<string>(5).fill('_'),
  slots: [
    [0, 1, 2],
    [3, 1, 4],
  ],
};

function stateOf(texts: string[]): State {
  const words = listOf(texts);
  const state = freshState(problemOf({ system: CROSS, texts, words, allowRepeats: true }));
  expect(propagate(state)).toBe(true);
  return state;
}

describe('the likeliest letter, without random numbers', () => {
  test('is the one of most word combinations', () => {
    const state = stateOf(['XAX', 'XAY', 'XBX', 'XBY', 'XBZ', 'XCX']);
    const letter = state.core.likeliestLetter(0);
    expect(state.problem.words.alphabet[letter]).toBe('B');
  });

  test('is the lowest of ties', () => {
    const state = stateOf(['XCX', 'XCY', 'XBX', 'XBY', 'XAX']);
    const letter = state.core.likeliestLetter(0);
    expect(state.problem.words.alphabet[letter]).toBe('B');
  });

  test('agrees with a naive count in random grids, bit sets and lists', () => {
    let choices = 0;
    for (let seed = 0; seed < some(60); seed++) {
      const random = new Random(seed);
      const grid = randomDenseCase(random);
      const problem = problemOf({ ...grid, system: systemOf(grid.template) });
      const state = freshState(problem);
      let alive = propagate(state);
      while (alive) {
        for (let cell = 0; cell < problem.cellCount; cell++) {
          const weights = naiveWeights(state, cell);
          const most = Math.max(...weights.values());
          const likeliest = [...weights.keys()].find((letter) => weights.get(letter) === most);
          expect(state.core.likeliestLetter(cell)).toBe(likeliest);
          const unit = random.unit();
          expect(state.core.drawLetter(cell, unit)).toBe(naiveDraw(state, cell, unit));
          choices++;
        }
        const step = randomStep(random, state);
        if (step === undefined) break;
        alive = take(state, step);
      }
    }
    expect(choices).toBeGreaterThan(met(2000));
  });
});

describe('a drawn letter', () => {
  test('comes as often as the square of its combinations says', () => {
    // Combinations: A 1 * 1, B 2 * 2, C 3 * 3; squared: 1, 16, 81.
    const state = stateOf(['XAX', 'XBX', 'XBY', 'XCX', 'XCY', 'XCZ']);
    const random = new Random(0);
    const draws = 20_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const letter = state.problem.words.alphabet[state.core.drawLetter(0, random.unit())]!;
      seen.set(letter, (seen.get(letter) ?? 0) + 1);
    }
    const shares = [
      ['A', 1 / 98],
      ['B', 16 / 98],
      ['C', 81 / 98],
    ] as const;
    expect([...seen.keys()].sort()).toEqual(['A', 'B', 'C']);
    for (const [letter, share] of shares) {
      const deviation = Math.sqrt(draws * share * (1 - share));
      expect(Math.abs(seen.get(letter)! - draws * share), letter).toBeLessThan(5 * deviation);
    }
  });

  test('also from bit sets', () => {
    const texts = randomWords(new Random(3), Array.from('ABCDEFGH'), 3, 300);
    const state = stateOf(texts);
    const weights = naiveWeights(state, 0);
    const total = [...weights.values()].reduce((a, b) => a + b, 0);
    const random = new Random(1);
    const draws = 5000;
    const seen = new Map<number, number>();
    for (let i = 0; i < draws; i++) {
      const letter = state.core.drawLetter(0, random.unit());
      seen.set(letter, (seen.get(letter) ?? 0) + 1);
    }
    for (const [letter, weight] of weights) {
      const share = weight / total;
      const deviation = Math.sqrt(draws * share * (1 - share));
      expect(Math.abs((seen.get(letter) ?? 0) - draws * share)).toBeLessThan(5 * deviation);
    }
  });

  test('a cell of one letter has that letter', () => {
    const state = stateOf(['XAX', 'YAY']);
    const letter = state.core.drawLetter(0, 0.5);
    expect(state.problem.words.alphabet[letter]).toBe('A');
  });
});

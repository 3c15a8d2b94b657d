// Which cell is decided next: after every kind of step the same as a look at all cells says.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import type { TrailMark } from '../../../src/solve/trail.ts';
import { systemOf } from '../../support/brute-force.ts';
import { naiveByProduct, naiveByWeight } from '../../support/naive-choices.ts';
import { freshState, problemOf, take } from '../../support/probe.ts';
import { listOf, randomDenseCase, randomWords } from '../../support/random-cases.ts';
import { randomStep } from '../../support/random-steps.ts';
import { some } from '../../support/thoroughness.ts';

/** Decides, undoes and blames at random, and compares every choice. */
function compare(state: State, random: Random, lastOfTies: boolean, steps: number): void {
  const { core, trail, problem } = state;
  const weights = new Int32Array(problem.slotCount).fill(1);
  if (!propagate(state)) return;
  const marks: TrailMark[] = [];
  for (let i = 0; i < steps; i++) {
    expect(core.cellByWeight(lastOfTies)).toBe(naiveByWeight(state, weights, lastOfTies));
    expect(core.cellByProduct(lastOfTies)).toBe(naiveByProduct(state, lastOfTies));
    const what = random.below(4);
    const step = randomStep(random, state);
    if (what === 0 && marks.length > 0) {
      trail.undo(marks.pop()!);
    } else if (what === 1) {
      const slot = random.below(problem.slotCount);
      weights[slot]!++;
      core.addWeight(slot);
    } else if (step !== undefined) {
      marks.push(trail.mark());
      if (take(state, step)) continue;
      core.dropQueue();
      trail.undo(marks.pop()!);
    }
  }
  expect([...state.weights]).toEqual([...weights]);
  // Starting from other weights, and from none.
  for (const other of [weights.map((weight) => 3 * weight + random.below(5)), undefined]) {
    state.setWeights(other);
    weights.set(other ?? weights.map(() => 1));
    expect(core.cellByWeight(lastOfTies)).toBe(naiveByWeight(state, weights, lastOfTies));
  }
}

test('random grids of one block of cells', () => {
  for (let seed = 0; seed < some(60); seed++) {
    const random = new Random(seed);
    const grid = randomDenseCase(random);
    const problem = problemOf({ ...grid, system: systemOf(grid.template) });
    if (problem.slotCount > 0) compare(freshState(problem), random, seed % 2 === 1, 24);
  }
});

test('a grid of many blocks of cells', () => {
  const random = new Random(0);
  const letters = Array.from('ABCDEF');
  const texts = [
    ...randomWords(random, letters, 20, 300),
    ...randomWords(random, letters, 15, 300),
  ];
  // Twenty columns and fifteen rows, most of which cross: rows of 20 and columns of 15.
  const width = 20;
  const slots = [
    ...Array.from({ length: 15 }, (_, row) =>
      Array.from({ length: width }, (_, column) => row * width + column),
    ),
    ...Array.from({ length: 10 }, (_, column) =>
      Array.from({ length: 15 }, (_, row) => row * width + 2 * column),
    ),
  ];
  const cells = new Array<string>(300).fill('_');
  const problem = problemOf({
    system: { cells, slots },
    texts,
    words: listOf(texts),
    allowRepeats: true,
  });
  for (const lastOfTies of [false, true]) {
    const state = freshState(problem);
    expect(state.parameters.blockCount).toBeGreaterThan(2);
    compare(state, random, lastOfTies, some(90));
  }
});

test('every cell fixed: no choice', () => {
  const cells = ['C', 'A', '_', 'T'];
  const texts = ['CAR', 'CAT', 'TOO'];
  const slots = [
    [0, 1, 2],
    [2, 1, 0],
  ];
  const words = listOf([...texts, 'RAC']);
  const state = freshState(
    problemOf({ system: { cells, slots }, texts, words, allowRepeats: true }),
  );
  expect(propagate(state)).toBe(true);
  expect([state.core.cellByWeight(false), state.core.cellByProduct(false)]).toEqual([-1, -1]);
});

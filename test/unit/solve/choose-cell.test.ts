import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { newCellChooser } from '../../../src/solve/choose-cell.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { Mark, State } from '../../../src/solve/state.ts';
import { addWeight } from '../../../src/solve/weights.ts';
import { systemOf } from '../../support/brute-force.ts';
import { cellLetters, freshState, problemOf, take } from '../../support/probe.ts';
import { listOf, randomDenseCase, randomWords } from '../../support/random-cases.ts';
import { randomStep } from '../../support/random-steps.ts';

/** The cell of the fewest letters for its weight; the first of ties, or the last. */
function naiveChoice(state: State, reverseTies: boolean): number {
  const costs = Array.from({ length: state.problem.cellCount }, (_, cell) => {
    const letters = cellLetters(state, cell).length;
    return letters < 2
      ? Number.POSITIVE_INFINITY
      : letters / state.memory.i32[state.cellWeights + cell]!;
  });
  const least = Math.min(...costs);
  if (least === Number.POSITIVE_INFINITY) return -1;
  return reverseTies ? costs.lastIndexOf(least) : costs.indexOf(least);
}

/** Decides, undoes and blames at random, and compares every choice. */
function compare(state: State, random: Random, steps: number): void {
  if (!propagate(state)) return;
  const choosers = [false, true].map((reverse) => newCellChooser(state, { reverseTies: reverse }));
  const marks: { mark: Mark; floor: number }[] = [];
  for (let i = 0; i < steps; i++) {
    choosers.forEach((chooser, reverse) => {
      state.touchAllCells();
      expect(chooser.choose()).toBe(naiveChoice(state, reverse === 1));
    });
    // From here on, one chooser has to rely on being told what changed.
    const chooser = choosers[random.below(2)]!;
    state.touchAllCells();
    chooser.choose();
    const reverse = chooser === choosers[1];
    for (let j = 0; j < 6; j++) {
      const what = random.below(4);
      const step = randomStep(random, state);
      if (what === 0 && marks.length > 0) {
        const { mark, floor } = marks.pop()!;
        state.undo(mark, floor);
      } else if (what === 1) {
        addWeight(state, random.below(state.problem.slotCount));
      } else if (step !== undefined) {
        const floor = state.levelFloor;
        marks.push({ mark: state.mark(), floor });
        if (!take(state, step)) {
          const last = marks.pop()!;
          state.dropQueue();
          state.undo(last.mark, last.floor);
        }
      }
      expect(chooser.choose()).toBe(naiveChoice(state, reverse));
    }
  }
}

test('random grids of one block of cells', () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    const grid = randomDenseCase(random);
    const problem = problemOf({ ...grid, system: systemOf(grid.template) });
    if (problem.slotCount > 0) compare(freshState(problem), random, 4);
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
  const state = freshState(problem);
  expect(state.blockCount).toBeGreaterThan(2);
  compare(state, random, 15);
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
  expect(newCellChooser(state).choose()).toBe(-1);
});

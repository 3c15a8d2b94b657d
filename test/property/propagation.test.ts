// Propagation against naive recomputation: after any decisions, the same words in every slot and the
// same letters in every cell, and a wipeout exactly where the naive one has it.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import type { Problem } from '../../src/solve/problem.ts';
import { propagate } from '../../src/solve/propagate.ts';
import { systemOf } from '../support/brute-force.ts';
import { expectFixpoint } from '../support/naive-propagation.ts';
import { OPEN } from '../support/pictures.ts';
import { arcLetters, freshState, problemOf, type Step, take } from '../support/probe.ts';
import {
  ALPHABETS,
  chance,
  type GridCase,
  listOf,
  pick,
  randomDenseCase,
  randomGridCase,
  randomSystemCase,
} from '../support/random-cases.ts';
import { randomStep } from '../support/random-steps.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const gridProblem = (grid: GridCase): Problem =>
  problemOf({ ...grid, system: systemOf(grid.template) });

/** Walks at random and compares after every step; how many steps it took. */
function walk(problem: Problem, random: Random, most: number, name: string): number {
  const state = freshState(problem);
  const steps: Step[] = [];
  const check = (alive: boolean): void => {
    const place = `${name}, after ${JSON.stringify(steps)}`;
    const naive = expectFixpoint(problem, state, steps, alive, place);
    if (naive === undefined) return;
    // At the fixpoint a slot has at each of its cells the letters of the cell.
    const atArcs = Array.from(problem.arcCell, (_, i) => arcLetters(state, i));
    const ofCells = Array.from(problem.arcCell, (cell) => naive.cells[cell]!);
    expect(atArcs, place).toEqual(ofCells);
  };
  let alive = propagate(state);
  check(alive);
  let taken = 0;
  while (alive && taken < most) {
    const step = randomStep(random, state);
    if (step === undefined) break;
    const mark = state.trail.mark();
    steps.push(step);
    taken++;
    alive = take(state, step);
    check(alive);
    if (alive) continue;
    // As the search does: back, and the step is as if it never was.
    state.core.dropQueue();
    state.trail.undo(mark);
    steps.pop();
    check(true);
    alive = true;
  }
  return taken;
}

test('tiny grids', () => {
  let taken = 0;
  for (let seed = 0; seed < some(1500); seed++) {
    const random = new Random(seed);
    taken += walk(gridProblem(randomGridCase(random)), random, 8, `grid ${seed}`);
  }
  expect(taken).toBeGreaterThan(met(1000));
});

test('slot systems', () => {
  let taken = 0;
  for (let seed = 0; seed < some(1500); seed++) {
    const random = new Random(seed);
    taken += walk(problemOf(randomSystemCase(random)), random, 8, `system ${seed}`);
  }
  expect(taken).toBeGreaterThan(met(1000));
});

test.each(batches(4))('bit sets that become lists, batch %i', (batch) => {
  let taken = 0;
  for (let i = 0; i < some(30); i++) {
    const seed = batch * 100 + i;
    const random = new Random(seed);
    taken += walk(gridProblem(randomDenseCase(random)), random, 12, `dense ${seed}`);
  }
  expect(taken).toBeGreaterThan(met(200));
});

/** Two slots of so many letters that share every other cell. */
function longCase(random: Random, length: number) {
  const letters = Array.from(ALPHABETS.get(26)!).slice(0, 4);
  const texts = Array.from({ length: 20 + random.below(180) }, () =>
    Array.from({ length }, () => pick(random, letters)).join(''),
  );
  const first = Array.from({ length }, (_, i) => i);
  const slots = [first, first.map((cell) => (cell % 2 === 0 ? cell : cell + length))];
  const cells: string[] = Array.from({ length: 2 * length }, () => OPEN);
  const allowRepeats = chance(random, 0.5);
  return { system: { cells, slots }, texts, words: listOf(texts), allowRepeats };
}

test.each(Array.from({ length: 20 }, (_, i) => i + 1))('words of %i letters', (length) => {
  let taken = 0;
  for (let seed = 0; seed < some(12); seed++) {
    const random = new Random(seed);
    taken += walk(problemOf(longCase(random, length)), random, 8, `length ${length}, ${seed}`);
  }
  expect(taken).toBeGreaterThan(met(length === 1 ? 5 : 20));
});

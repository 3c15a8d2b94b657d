// Whatever is decided, refuted and propagated: undoing to a mark brings back every reversible thing.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import type { Problem } from '../../src/solve/problem.ts';
import { propagate } from '../../src/solve/propagate.ts';
import type { TrailMark } from '../../src/solve/trail.ts';
import { systemOf } from '../support/brute-force.ts';
import { freshState, problemOf, type Step, snapshot, take } from '../support/probe.ts';
import {
  chance,
  randomDenseCase,
  randomGridCase,
  randomSystemCase,
} from '../support/random-cases.ts';
import { opposite, randomStep } from '../support/random-steps.ts';
import { met, some } from '../support/thoroughness.ts';

interface Level {
  readonly mark: TrailMark;
  readonly before: unknown;
  readonly step: Step;
}

/** Goes up and down the tree at random; how many levels were undone. */
function climb(problem: Problem, random: Random, moves: number, name: string): number {
  const state = freshState(problem);
  if (!propagate(state)) return 0;
  const atRoot = snapshot(state);
  const root = state.trail.mark();
  const levels: Level[] = [];
  let undone = 0;
  let alive = true;
  const undoTo = (depth: number): Step => {
    const { mark, before, step } = levels[depth]!;
    state.core.dropQueue();
    state.trail.undo(mark);
    expect(snapshot(state), name).toEqual(before);
    undone += levels.length - depth;
    levels.length = depth;
    return step;
  };
  for (let move = 0; move < moves; move++) {
    const step = alive && chance(random, 0.8) ? randomStep(random, state) : undefined;
    if (step !== undefined) {
      const before = snapshot(state);
      levels.push({ mark: state.trail.mark(), before, step });
      alive = take(state, step);
    } else if (levels.length === 0) {
      if (!alive) break;
    } else if (alive && chance(random, 0.3)) {
      undoTo(random.below(levels.length));
    } else {
      alive = take(state, opposite(undoTo(levels.length - 1)));
    }
  }
  state.core.dropQueue();
  state.trail.undo(root);
  expect(snapshot(state), name).toEqual(atRoot);
  return undone;
}

test('tiny grids and slot systems', () => {
  let undone = 0;
  for (let seed = 0; seed < some(400); seed++) {
    const random = new Random(seed);
    const grid = randomGridCase(random);
    const gridProblem = problemOf({ ...grid, system: systemOf(grid.template) });
    undone += climb(gridProblem, random, 30, `grid ${seed}`);
    undone += climb(problemOf(randomSystemCase(random)), random, 30, `system ${seed}`);
  }
  expect(undone).toBeGreaterThan(met(2000));
});

test('bit sets that become lists', () => {
  let undone = 0;
  for (let seed = 0; seed < some(40); seed++) {
    const random = new Random(seed);
    const grid = randomDenseCase(random);
    const problem = problemOf({ ...grid, system: systemOf(grid.template) });
    undone += climb(problem, random, 60, `dense ${seed}`);
  }
  expect(undone).toBeGreaterThan(met(500));
});

// Words that may not stand together: the search against brute force under clashes drawn at random,
// and propagation and undoing as elsewhere.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { propagate } from '../../src/solve/propagate.ts';
import { Search, type SearchSettings } from '../../src/solve/search.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { expectFixpoint, naiveFixpoint } from '../support/naive-propagation.ts';
import { OPEN } from '../support/pictures.ts';
import {
  cellsOf,
  freshState,
  problemOf,
  type Step,
  searchAll,
  snapshot,
  take,
} from '../support/probe.ts';
import {
  chance,
  pick,
  randomDenseCase,
  randomGridCase,
  randomSystemCase,
  type SystemCase,
} from '../support/random-cases.ts';
import { type RandomClashes, randomClashes } from '../support/random-clashes.ts';
import { randomStep } from '../support/random-steps.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;
const SETTINGS: [name: string, search: SearchSettings][] = [
  ['as it runs', {}],
  ['restarts after every failure', { restartUnit: 1 }],
  ['ties reversed', { restartUnit: 1, reverseTies: true }],
];

function withoutClashes({ system, texts, allowRepeats }: SystemCase, clashes: RandomClashes) {
  const { cells, slots } = system;
  const open = slots.map((slot) => slot.some((cell) => cells[cell] === OPEN));
  return everyFill(system, texts, allowRepeats).filter((fill) => {
    const entries = slots.map((slot) => slot.map((cell) => fill[cell]).join(''));
    return entries.every((a, i) =>
      entries.every((b, j) => i <= j || !(open[i] || open[j]) || !clashes.clash(a, b)),
    );
  });
}

function randomCase(random: Random): [SystemCase, RandomClashes] {
  const problemCase = chance(random, 0.5) ? randomSystemCase(random) : gridSystem(random);
  const { texts, words } = problemCase;
  // Foreign letters make cells that are longer than a character.
  return [problemCase, randomClashes(random, texts, words, pick(random, [0.1, 0.3, 0.6]))];
}

function gridSystem(random: Random): SystemCase {
  const grid = randomGridCase(random);
  return { ...grid, system: systemOf(grid.template) };
}

describe.each(SETTINGS)('the same fills as brute force, %s', (_, search) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 10_000;
  test.each(batches(4))('batch %i', (batch) => {
    let filled = 0;
    let fewer = 0;
    for (let i = 0; i < some(250); i++) {
      const seed = first + batch * 1000 + i;
      const random = new Random(seed);
      const [problemCase, clashes] = randomCase(random);
      const { system, texts, allowRepeats } = problemCase;
      const name = `${seed}: ${system.cells.join('')} ${JSON.stringify(system.slots)} ${texts} ${allowRepeats}`;
      const fills = withoutClashes(problemCase, clashes);
      const problem = problemOf(problemCase, clashes);
      expect(searchAll(problem, system.cells, search).sort(), name).toEqual(fills);
      const one = new Search(problem, search);
      for (const draw of [0, 1]) {
        one.reset(draw);
        const answer = one.run(UNLIMITED, UNLIMITED);
        expect(answer, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
        if (answer === 'filled') expect(fills, name).toContain(cellsOf(one, system.cells));
      }
      if (fills.length > 0) filled++;
      if (fills.length < everyFill(system, texts, allowRepeats).length) fewer++;
    }
    expect(filled).toBeGreaterThan(met(50));
    expect(fewer).toBeGreaterThan(met(50));
  });
});

/** Walks at random, compares each fixpoint with a naive one, and undoes it all. */
function walk(
  problemCase: SystemCase,
  clashes: RandomClashes,
  random: Random,
  name: string,
): number {
  const problem = problemOf(problemCase, clashes);
  const state = freshState(problem);
  const steps: Step[] = [];
  const check = (alive: boolean): void => {
    expectFixpoint(problem, state, steps, alive, `${name}, after ${JSON.stringify(steps)}`);
  };
  check(propagate(state));
  if (naiveFixpoint(problem, [], state.parameters.listMax) === undefined) return 0;
  const before = snapshot(state);
  const root = state.trail.mark();
  for (let i = 0; i < 6; i++) {
    const step = randomStep(random, state);
    if (step === undefined) break;
    const mark = state.trail.mark();
    steps.push(step);
    const alive = take(state, step);
    check(alive);
    if (alive) continue;
    state.core.dropQueue();
    state.trail.undo(mark);
    steps.pop();
    check(true);
  }
  state.trail.undo(root);
  expect(snapshot(state), name).toEqual(before);
  return steps.length;
}

test('propagation in tiny cases, and undoing it', () => {
  let taken = 0;
  for (let seed = 0; seed < some(1000); seed++) {
    const random = new Random(seed);
    const [problemCase, clashes] = randomCase(random);
    taken += walk(problemCase, clashes, random, `case ${seed}`);
  }
  expect(taken).toBeGreaterThan(met(500));
});

test('propagation with bit sets that become lists, and undoing it', () => {
  let taken = 0;
  for (let seed = 0; seed < some(25); seed++) {
    const random = new Random(seed);
    const grid = randomDenseCase(random);
    const clashes = randomClashes(random, grid.texts, grid.words, pick(random, [0.01, 0.2]));
    const dense = { ...grid, system: systemOf(grid.template) };
    taken += walk(dense, clashes, random, `dense ${seed}`);
  }
  expect(taken).toBeGreaterThan(met(60));
});

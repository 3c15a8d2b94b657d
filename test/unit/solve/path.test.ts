// The way between letters decided: wherever it comes from, the search stands as if they had been decided at once.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { Path, ROOT, type Step } from '../../../src/solve/path.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellLetters, freshState, problemOf, stateOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';
import { some } from '../../support/thoroughness.ts';

const ROWS = ['_____#', '______', '______', '______', '______', '#_____'];
const texts = [5, 6].flatMap((length) =>
  randomWords(new Random(1), Array.from('ABCDEFGH'), length, 2000),
);
const problem = problemOf({
  system: systemOf(pictureOf(...ROWS)),
  texts,
  words: listOf(texts),
  allowRepeats: false,
});

function rootState(): State {
  const state = freshState(problem);
  expect(propagate(state)).toBe(true);
  return state;
}

function openCells(state: State): number[] {
  const cells = Array.from({ length: problem.cellCount }, (_, cell) => cell);
  return cells.filter((cell) => cellLetters(state, cell).length > 1);
}

/** Letters that can be decided one after another: a tree of them, drawn. */
function treeOf(count: number, random: Random): Step[] {
  const state = rootState();
  const steps: Step[] = [ROOT];
  while (steps.length < count) {
    const before = steps[random.below(steps.length)]!;
    const mark = state.trail.mark();
    decide(state, before);
    const open = openCells(state);
    const cell = open[random.below(Math.max(1, open.length))];
    if (cell !== undefined) {
      const letters = cellLetters(state, cell);
      const letter = letters[random.below(letters.length)]!;
      state.fixLetter(cell, letter);
      if (propagate(state)) steps.push({ before, depth: before.depth + 1, cell, letter });
    }
    state.core.dropQueue();
    state.trail.undo(mark);
  }
  return steps;
}

function decide(state: State, last: Step): void {
  if (last.before === undefined) return;
  decide(state, last.before);
  state.fixLetter(last.cell, last.letter);
  expect(propagate(state)).toBe(true);
}

test('from any letters to any others, in any order', () => {
  const random = new Random(7);
  const steps = treeOf(40, random);
  expect(Math.max(...steps.map(({ depth }) => depth))).toBeGreaterThan(3);
  const state = rootState();
  const path = new Path(state);
  for (let i = 0; i < some(200); i++) {
    const step = steps[random.below(steps.length)]!;
    expect(path.goTo(step)).toBe(true);
    const afresh = rootState();
    decide(afresh, step);
    expect(stateOf(state)).toEqual(stateOf(afresh));
  }
});

test('what is refuted at the root since then leaves no way, and is no hindrance to others', () => {
  const state = rootState();
  const cell = openCells(state)[0]!;
  const [first, second] = cellLetters(state, cell);
  const refuted: Step = { before: ROOT, depth: 1, cell, letter: first! };
  const below = treeOf(60, new Random(8)).find(({ depth }) => depth === 1)!;
  state.core.narrowCell(cell, first!, false);
  expect(propagate(state)).toBe(true);
  const before = stateOf(state);
  const path = new Path(state);
  const child: Step = { before: refuted, depth: 2, cell: below.cell, letter: below.letter };
  for (const step of [refuted, child, refuted]) {
    expect(path.goTo(step)).toBe(false);
    expect(stateOf(state)).toEqual(before);
  }
  expect(path.goTo({ before: ROOT, depth: 1, cell, letter: second! })).toBe(true);
  expect(cellLetters(state, cell)).toEqual([second]);
});

// A beam search over letters: what a round leaves behind.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import type { Assignment } from '../../../src/solve/assignment.ts';
import { Beam } from '../../../src/solve/beam.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { arcLetters, cellLetters, domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const ROWS = ['_____#', '______', '______', '______', '______', '#_____'];
/** Fewer crossings, which are soon filled. */
const OPEN_ENDS = ['_____', '_#_#_', '_____', '_#_#_', '_____'];

function stateOf(count: number, rows = ROWS): State {
  const texts = [5, 6].flatMap((length) =>
    randomWords(new Random(1), Array.from('ABCDEFGHIJKL'), length, count),
  );
  const system = systemOf(pictureOf(...rows));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  const state = freshState(problem);
  expect(propagate(state)).toBe(true);
  return state;
}

function startsOf(state: State, width: number, seed: number): Assignment[] {
  const beam = new Beam(state, width, new Random(seed));
  while (!beam.isOver) beam.step();
  return beam.starts;
}

function pictureOfState(state: State): unknown {
  const { cellCount, arcCount, slotCount } = state.problem;
  return {
    cells: Array.from({ length: cellCount }, (_, cell) => cellLetters(state, cell)),
    arcs: Array.from({ length: arcCount }, (_, arc) => arcLetters(state, arc)),
    domains: Array.from({ length: slotCount }, (_, slot) => domainOf(state, slot)),
  };
}

test('a round leaves the search where it was', () => {
  const state = stateOf(1500);
  const before = pictureOfState(state);
  const starts = startsOf(state, 5, 1);
  expect(starts.length).toBeGreaterThan(5);
  expect(pictureOfState(state)).toEqual(before);
});

test('all that it came to can be decided again, and the last has more letters than the first', () => {
  const state = stateOf(1500);
  const starts = startsOf(state, 5, 2);
  for (const start of starts) {
    const mark = state.trail.mark();
    for (const { cell, letter } of start) state.fixLetter(cell, letter);
    expect(propagate(state)).toBe(true);
    state.trail.undo(mark);
  }
  expect(starts.at(-1)!.length).toBeGreaterThan(starts[0]!.length);
});

test('the same seed comes to the same, another one to something else', () => {
  const starts = startsOf(stateOf(1500), 5, 3);
  expect(startsOf(stateOf(1500), 5, 3)).toEqual(starts);
  expect(startsOf(stateOf(1500), 5, 4)).not.toEqual(starts);
});

test('a wider one gets no less far', () => {
  const letters = (width: number): number => startsOf(stateOf(700), width, 5).at(-1)!.length;
  expect(letters(40)).toBeGreaterThanOrEqual(letters(1));
});

test('of states that differ only in what is filled it keeps one', () => {
  const state = stateOf(3000, OPEN_ENDS);
  const filled = startsOf(state, 20, 6).filter((start) => start.length === state.problem.cellCount);
  expect(filled.length).toBeGreaterThan(0);
  expect(new Set(filled.map((start) => JSON.stringify(start))).size).toBe(1);
});

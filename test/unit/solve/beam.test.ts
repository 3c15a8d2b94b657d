// A beam search over letters: what a round leaves behind.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { Beam } from '../../../src/solve/beam.ts';
import { nextCell } from '../../../src/solve/beam-cell.ts';
import { Problem, type ProblemInput } from '../../../src/solve/problem.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { Assignment } from '../../../src/solve/repair.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellLetters, freshState, problemOf, stateOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const ROWS = ['_____#', '______', '______', '______', '______', '#_____'];
/** Fewer crossings, which are soon filled. */
const OPEN_ENDS = ['_____', '_#_#_', '_____', '_#_#_', '_____'];

function rootState(count: number, rows = ROWS, part: Partial<ProblemInput> = {}): State {
  const texts = [5, 6].flatMap((length) =>
    randomWords(new Random(1), Array.from('ABCDEFGHIJKL'), length, count),
  );
  const system = systemOf(pictureOf(...rows));
  const { slots, words } = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  const cellCount = system.cells.length;
  const state = freshState(
    new Problem({
      cellCount,
      givens: new Int32Array(cellCount).fill(-1),
      slots,
      words,
      letterCount: words.alphabet.length,
      allowRepeats: false,
      used: [],
      ...part,
    }),
  );
  expect(propagate(state)).toBe(true);
  return state;
}

function startsOf(state: State, width: number, seed: number): Assignment[] {
  const beam = new Beam(state, width, new Random(seed));
  while (!beam.isOver) beam.step();
  return beam.starts;
}

test('a round leaves the search where it was', () => {
  const state = rootState(1500);
  const before = stateOf(state);
  const starts = startsOf(state, 5, 1);
  expect(starts.length).toBeGreaterThan(5);
  expect(stateOf(state)).toEqual(before);
});

test('all that it came to can be decided again, and the last has more letters than the first', () => {
  const state = rootState(1500);
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
  const starts = startsOf(rootState(1500), 5, 3);
  expect(startsOf(rootState(1500), 5, 3)).toEqual(starts);
  expect(startsOf(rootState(1500), 5, 4)).not.toEqual(starts);
});

test('a wider one gets no less far', () => {
  const letters = (width: number): number => startsOf(rootState(700), width, 5).at(-1)!.length;
  expect(letters(40)).toBeGreaterThanOrEqual(letters(1));
});

test('of states that differ only in what is filled it keeps one', () => {
  const state = rootState(3000, OPEN_ENDS);
  const filled = startsOf(state, 20, 6).filter((start) => start.length === state.problem.cellCount);
  expect(filled.length).toBeGreaterThan(0);
  expect(new Set(filled.map((start) => JSON.stringify(start))).size).toBe(1);
});

test('but all of them where something is demanded of the whole grid', () => {
  const anyLetter = [Array.from({ length: 12 }, (_, letter) => letter)];
  const state = rootState(3000, OPEN_ENDS, { requiredLetters: anyLetter });
  const filled = startsOf(state, 20, 6).filter((start) => start.length === state.problem.cellCount);
  expect(new Set(filled.map((start) => JSON.stringify(start))).size).toBeGreaterThan(10);
});

test('it keeps the states below which most fills are expected', () => {
  const state = rootState(1500);
  state.expectation();
  const cell = nextCell(state.problem, [state.beliefs()], undefined);
  const values = cellLetters(state, cell).map((letter) => {
    const mark = state.trail.mark();
    state.fixLetter(cell, letter);
    const value = propagate(state) ? state.expectation() : Number.NEGATIVE_INFINITY;
    state.core.dropQueue();
    state.trail.undo(mark);
    return { letter, value };
  });
  values.sort((a, b) => b.value - a.value);
  const beam = new Beam(state, 6, undefined);
  while (!beam.isOver) beam.step();
  const [second, best] = beam.starts.map((start) => start.find((each) => each.cell === cell));
  expect(best?.letter).toBe(values[0]!.letter);
  expect(second?.letter).toBe(values[1]!.letter);
});

test('a round that died goes back five times, or more often if it gets further; the search is where it was', () => {
  const state = rootState(700);
  const before = stateOf(state);
  const beam = new Beam(state, 5, new Random(1));
  while (!beam.isOver) beam.step();
  let backs = 0;
  for (; beam.canGoBack; backs++) {
    const known = beam.starts.length;
    beam.goBack();
    while (!beam.isOver) beam.step();
    expect(beam.starts.length).toBeGreaterThan(known);
    expect(stateOf(state)).toEqual(before);
  }
  expect(backs).toBeGreaterThanOrEqual(5);
});

test('it goes back where letters were refuted at the root since', () => {
  const state = rootState(700);
  const beam = new Beam(state, 5, new Random(1));
  while (!beam.isOver) beam.step();
  const { cell, letter } = beam.starts[0]![0]!;
  state.core.narrowCell(cell, letter, false);
  expect(propagate(state)).toBe(true);
  const count = beam.starts.length;
  while (beam.canGoBack) {
    beam.goBack();
    while (!beam.isOver) beam.step();
  }
  for (const start of beam.starts.slice(count)) {
    expect(start.find((each) => each.cell === cell)?.letter).not.toBe(letter);
  }
});

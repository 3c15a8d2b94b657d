// How many fills are expected: against sizes and letters counted one by one.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** More than 32 letters, so that a mask is two integers. */
const MANY = `${LETTERS}ÄÖÜÅÆØÑŁŻŽŠČ`;

function stateOf(rows: readonly string[], letters: string, count: number): State {
  const lengths = rows[0]!.length > 5 ? [4, 60] : [2, 3, 4, 5];
  const texts = lengths.flatMap((length) =>
    randomWords(new Random(1), Array.from(letters), length, count),
  );
  const system = systemOf(pictureOf(...rows));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  return freshState(problem);
}

/** By definition, where each domain is looked at whole. */
function counted(state: State): number {
  const { problem } = state;
  const domains = problem.slots.map((_, slot) =>
    domainOf(state, slot).map((id) => problem.words.wordText(problem.slotLength[slot]!, id)),
  );
  let fills = 1;
  for (const domain of domains) fills *= domain.length;
  for (const cell of new Set(problem.slots.flatMap((cells) => [...cells]))) {
    const through = problem.slots.flatMap((cells, slot) => {
      const position = cells.indexOf(cell);
      return position < 0 ? [] : [domains[slot]!.map((word) => Array.from(word)[position]!)];
    });
    if (through.length < 2) continue;
    const chance = (letters: string[], letter: string): number =>
      letters.filter((other) => other === letter).length / letters.length;
    const agree = [...new Set(through[0])].map((letter) =>
      through.reduce((product, letters) => product * chance(letters, letter), 1),
    );
    fills *= agree.reduce((sum, product) => sum + product, 0);
  }
  return fills;
}

/** On the scale of `expectation`. */
function scaled(fills: number): number {
  const bits = Math.floor(Math.log2(fills));
  return bits + fills / 2 ** bits - 1;
}

test.each([
  [['____', '____', '____'], 'ABCDEFGH', 200],
  [['____', '__#_', '_#__'], MANY, 240],
] as const)('fills to expect in %j', (rows, letters, count) => {
  const state = stateOf(rows, letters, count);
  const { core } = state;
  const random = new Random(2);
  let compared = 0;
  for (let alive = true; alive; compared++) {
    // Undone, it is taken from scratch at the next place.
    const mark = state.trail.mark();
    expect(state.expectation()).toBeCloseTo(scaled(counted(state)), 6);
    state.trail.undo(mark);
    const cell = core.cellByWeight(false);
    if (cell < 0) break;
    core.narrowCell(cell, core.drawLetter(cell, random.unit()), true);
    alive = propagate(state);
  }
  expect(compared).toBeGreaterThan(2);
});

test('a large domain is counted by letters, one of few words by these', () => {
  const state = stateOf(['_____', '_____', '_____', '_____', '_____'], LETTERS, 9000);
  state.core.narrowCell(0, 4, true);
  state.core.narrowCell(13, 0, false);
  expect(propagate(state)).toBe(true);
  expect(state.expectation()).toBeCloseTo(scaled(counted(state)), 6);
});

test('what was counted before a few words went is good enough, and undone with what came after', () => {
  const state = stateOf(['_____', '_____', '_____', '_____', '_____'], LETTERS, 9000);
  expect(propagate(state)).toBe(true);
  const before = state.expectation();
  const mark = state.trail.mark();
  state.core.narrowCell(13, 0, false);
  expect(propagate(state)).toBe(true);
  const after = state.expectation();
  expect(after).not.toBe(before);
  expect(after).toBeCloseTo(scaled(counted(state)), 0);
  state.trail.undo(mark);
  expect(state.expectation()).toBe(before);
});

test('the number may be beyond any float', () => {
  const rows = new Array<string>(60).fill('____#____#____#____#____#____#____');
  expect(Number.isFinite(stateOf(rows, 'AB', 16).expectation())).toBe(true);
});

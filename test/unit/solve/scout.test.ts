// Scouting: what a round leaves behind, and what its starts are.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import type { Assignment } from '../../../src/solve/assignment.ts';
import { newCellChooser } from '../../../src/solve/choose-cell.ts';
import { LetterChooser } from '../../../src/solve/choose-letter.ts';
import { expectation } from '../../../src/solve/expectation.ts';
import { narrowCell } from '../../../src/solve/narrow-cell.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import { Scout } from '../../../src/solve/scout.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords, templateOf } from '../../support/random-cases.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;

function stateOf(count: number): State {
  const texts = randomWords(new Random(1), Array.from('ABCDEFGH'), 5, count);
  const system = systemOf(templateOf(...new Array<string>(5).fill('_____')));
  return freshState(
    problemOf({ system, texts, words: listOf(texts), allowRepeats: false }),
    'wasm',
  );
}

const scoutOf = (state: State): Scout =>
  new Scout(state, newCellChooser(state, { cellOrder: 'product' }), new LetterChooser(state));

/** Draws to the end of a round, at most so many nodes at a time; its starts, and the nodes of it. */
function round(scout: Scout, random: Random, most = UNLIMITED) {
  let nodes = 0;
  for (;;) {
    const draw = scout.draw(random, most);
    expect(draw.nodes).toBeLessThanOrEqual(most);
    nodes += draw.nodes;
    if (!draw.isLast) continue;
    const starts: Assignment[] = [];
    for (let start = scout.nextStart(); start; start = scout.nextStart()) starts.push(start);
    return { starts, nodes };
  }
}

const shown = (state: State): unknown =>
  state.problem.slots.map((_, slot) => domainOf(state, slot));

test('a round ends where it began, with starts that differ, the most promising first', () => {
  const state = stateOf(2500);
  const before = shown(state);
  const { starts } = round(scoutOf(state), new Random(3));
  expect(shown(state)).toEqual(before);
  expect(starts.length).toBeGreaterThan(3);
  expect(new Set(starts.map((start) => JSON.stringify(start))).size).toBe(starts.length);
  const promises = starts.map((start) => {
    const floor = state.levelFloor;
    const mark = state.mark();
    for (const { cell, letter } of start) {
      narrowCell(state, cell, letter, true);
      expect(propagate(state)).toBe(true);
    }
    const fills = expectation(state);
    state.undo(mark, floor);
    return fills;
  });
  expect(promises).toEqual([...promises].sort((a, b) => b - a));
});

test('no start is had twice', () => {
  const scout = scoutOf(stateOf(2500));
  const random = new Random(4);
  const all = Array.from({ length: 6 }, () => round(scout, random).starts).flat();
  expect(new Set(all.map((start) => JSON.stringify(start))).size).toBe(all.length);
});

test('the same seed has the same starts; a draw cut short is none', () => {
  const starts = () => round(scoutOf(stateOf(2500)), new Random(5));
  expect(starts()).toEqual(starts());
  const state = stateOf(2500);
  const scout = scoutOf(state);
  const before = shown(state);
  expect(scout.draw(new Random(5), 1)).toEqual({ nodes: 1, isLast: false });
  expect(shown(state)).toEqual(before);
  expect(scout.nextStart()).toBeUndefined();
});

test('where every draw fails there is no start', () => {
  const { starts, nodes } = round(scoutOf(stateOf(40)), new Random(6));
  expect(starts).toEqual([]);
  expect(nodes).toBeGreaterThan(0);
});

test('where no cell is to be decided there is no start: it would be the root', () => {
  const texts = randomWords(new Random(1), Array.from('ABCD'), 3, 30);
  const system = systemOf(templateOf('___', '###', '___'));
  const state = freshState(
    problemOf({ system, texts, words: listOf(texts), allowRepeats: false }),
    'plain',
  );
  expect(round(scoutOf(state), new Random(1)).starts).toEqual([]);
});

test('a run turns back where a fifth of the mean is not to be expected, once 20 places are known', () => {
  const state = stateOf(2500);
  const scout = scoutOf(state);
  const turnsBackBelow = (letters: number, depth: number): boolean => {
    const floor = state.levelFloor;
    const mark = state.mark();
    for (let i = 0; i < letters; i++) {
      narrowCell(state, i, lowestLetter(state, i), true);
      expect(propagate(state)).toBe(true);
    }
    const answer = scout.turnsBack(depth);
    state.undo(mark, floor);
    return answer;
  };
  for (let place = 1; place < 19; place++) expect(turnsBackBelow(0, 1)).toBe(false);
  expect(turnsBackBelow(2, 1)).toBe(false);
  expect(turnsBackBelow(2, 1)).toBe(true);
  expect(turnsBackBelow(0, 1)).toBe(false);
  // Each depth has a mean of its own; there is none at the start, and none far below it.
  expect(turnsBackBelow(2, 2)).toBe(false);
  for (const depth of [0, 7]) {
    for (let place = 0; place < 30; place++) expect(turnsBackBelow(0, depth)).toBe(false);
    expect(turnsBackBelow(2, depth)).toBe(false);
  }
});

function lowestLetter(state: State, cell: number): number {
  const mask = state.memory.i32[state.cellMasks + cell]!;
  return 31 - Math.clz32(mask & -mask);
}

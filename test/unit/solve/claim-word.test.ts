import { expect, test } from 'vitest';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf } from '../../support/random-cases.ts';

// As core/claim-word.ts has them.
const [TAKEN, KNOWN, CLAIMED] = [0, 1, 2];

const LETTERS = Array.from('ABCD');
/** AA, AB, ... DD. */
const TEXTS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Two rows and two columns of two cells. */
function stateOf(allowRepeats = false): State {
  const system = systemOf(pictureOf('__', '__'));
  const problem = problemOf({ system, texts: TEXTS, words: listOf(TEXTS), allowRepeats });
  const state = freshState(problem);
  propagate(state);
  return state;
}

const wordsIn = (state: State, slot: number) => domainOf(state, slot).map((id) => TEXTS[id]);

test('a word that is claimed is gone elsewhere', () => {
  const state = stateOf();
  state.core.narrowCell(0, 0, true);
  state.core.narrowCell(1, 1, true);
  expect(propagate(state)).toBe(true);
  const words = state.problem.slots.map((_, slot) => wordsIn(state, slot));
  const [row, ...others] = words.sort((a, b) => a.length - b.length);
  expect(row).toEqual(['AB']);
  expect(others.flat()).not.toContain('AB');
  expect(others.flat()).toContain('AC');
});

test('a word cannot be claimed twice', () => {
  const state = stateOf();
  for (const cell of [0, 3]) state.core.narrowCell(cell, 0, true);
  for (const cell of [1, 2]) state.core.narrowCell(cell, 1, true);
  expect(propagate(state)).toBe(false);
});

test('two slots of the same only word: the second finds it taken', () => {
  const state = stateOf();
  const m = state.memory.i32;
  // As if each had lost its other words.
  for (const slot of [0, 1]) m[state.tables.sizes + slot] = 1;
  expect([0, 1].map((slot) => state.domains.only(slot))).toEqual([0, 0]);
  expect(state.core.claimWord(0)).toBe(CLAIMED);
  expect(state.core.claimWord(0)).toBe(KNOWN);
  expect(state.core.claimWord(1)).toBe(TAKEN);
  expect(m[state.tables.recheck + 1]).toBe(1);
});

test('where words may repeat nobody owns one', () => {
  const state = stateOf(true);
  for (const slot of [0, 1]) expect(state.core.claimWord(slot)).toBe(CLAIMED);
});

test('a slot may hold what its letters allow', () => {
  const state = stateOf();
  const { words, length } = state.slotIndex[0]!;
  const held = () => TEXTS.filter((_, id) => state.core.mayHold(0, words + id * length) === 1);
  expect(held()).toEqual(TEXTS);
  state.core.narrowCell(state.problem.slots[0]![1]!, 2, false);
  propagate(state);
  expect(held()).toEqual(TEXTS.filter((text) => !text.endsWith('C')));
});

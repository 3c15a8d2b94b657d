import { expect, test } from 'vitest';
import { claimWord, mayHold, wordId } from '../../../src/solve/claim-word.ts';
import { narrowCell } from '../../../src/solve/narrow-cell.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, templateOf } from '../../support/random-cases.ts';

const LETTERS = Array.from('ABCD');
/** AA, AB, ... DD. */
const TEXTS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Two rows and two columns of two cells. */
function stateOf(kernels: 'plain' | 'wasm', allowRepeats = false): State {
  const system = systemOf(templateOf('__', '__'));
  const problem = problemOf({ system, texts: TEXTS, words: listOf(TEXTS), allowRepeats });
  const state = freshState(problem, kernels);
  propagate(state);
  return state;
}

const wordsIn = (state: State, slot: number) => domainOf(state, slot).map((id) => TEXTS[id]);

test.each(['plain', 'wasm'] as const)('%s: a word that is claimed is gone elsewhere', (kernels) => {
  const state = stateOf(kernels);
  narrowCell(state, 0, 0, true);
  narrowCell(state, 1, 1, true);
  expect(propagate(state)).toBe(true);
  const words = state.problem.slots.map((_, slot) => wordsIn(state, slot));
  const [row, ...others] = words.sort((a, b) => a.length - b.length);
  expect(row).toEqual(['AB']);
  expect(others.flat()).not.toContain('AB');
  expect(others.flat()).toContain('AC');
});

test.each(['plain', 'wasm'] as const)('%s: a word cannot be claimed twice', (kernels) => {
  const state = stateOf(kernels);
  for (const cell of [0, 3]) narrowCell(state, cell, 0, true);
  for (const cell of [1, 2]) narrowCell(state, cell, 1, true);
  expect(propagate(state)).toBe(false);
});

test('two slots of the same only word: the second finds it taken', () => {
  const state = stateOf('plain');
  const m = state.memory.i32;
  // As if each had lost its other words.
  for (const slot of [0, 1]) state.set(state.sizes + slot, 1);
  expect([0, 1].map((slot) => wordId(state, slot))).toEqual([0, 0]);
  expect(claimWord(state, 0)).toBe('claimed');
  expect(claimWord(state, 0)).toBe('known');
  expect(claimWord(state, 1)).toBe('taken');
  expect(m[state.recheck + 1]).toBe(1);
});

test('where words may repeat nobody owns one', () => {
  const state = stateOf('plain', true);
  for (const slot of [0, 1]) expect(claimWord(state, slot)).toBe('claimed');
});

test('a slot may hold what its letters allow', () => {
  const state = stateOf('plain');
  const { words, length } = state.slotIndex[0]!;
  const held = () => TEXTS.filter((_, id) => mayHold(state, 0, words + id * length));
  expect(held()).toEqual(TEXTS);
  narrowCell(state, state.problem.slots[0]![1]!, 2, false);
  propagate(state);
  expect(held()).toEqual(TEXTS.filter((text) => !text.endsWith('C')));
});

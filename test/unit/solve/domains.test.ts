// What is done to domains from outside of a search, against naive doings, on domains that are lists, bit sets, and
// bit sets that become lists; each is taken back by undoing.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { fixWord } from '../../../src/solve/decision.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellLetters, domainOf, freshState, problemOf, snapshot } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

/** Two rows of three cells, words over twelve letters. */
function stateOf(count: number) {
  const texts = [2, 3].flatMap((length) => {
    return randomWords(new Random(count), Array.from('ABCDEFGHIJKL'), length, count);
  });
  const system = systemOf(pictureOf('___', '___'));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  const state = freshState(problem);
  propagate(state);
  return state;
}

test.each([100, 128, 129, 140])('the first of %i words are kept', (count) => {
  const state = stateOf(count);
  for (let slot = 0; slot < state.problem.slotCount; slot++) {
    const before = domainOf(state, slot);
    expect(state.domains.first(slot)).toBe(before[0]);
    for (const end of [0, 1, 31, 32, 33, 64, 100, 127, 128, 129, 139, 200]) {
      const mark = state.trail.mark();
      const held = snapshot(state);
      const kept = before.filter((id) => id < end);
      const answer = state.domains.keepFirst(slot, end);
      const expected =
        kept.length === before.length ? 'same' : kept.length === 0 ? 'failed' : 'narrowed';
      expect(answer, `${slot} ${end}`).toBe(expected);
      if (answer !== 'failed') expect(domainOf(state, slot)).toEqual(kept);
      if (answer === 'narrowed' && propagate(state)) {
        expect(domainOf(state, slot).every((id) => kept.includes(id))).toBe(true);
        expect(state.domains.first(slot)).toBe(domainOf(state, slot)[0]);
      }
      state.core.dropQueue();
      state.trail.undo(mark);
      expect(snapshot(state)).toEqual(held);
    }
  }
});

test('a slot gets a word, and its cells the letters of it', () => {
  const state = stateOf(140);
  state.trail.mark();
  const id = domainOf(state, 0)[3]!;
  expect(fixWord(state, 0, id)).toBe(true);
  propagate(state);
  expect(domainOf(state, 0)).toEqual([id]);
  const { letters } = state.problem.words.table(3);
  for (const cell of [0, 1, 2]) expect(cellLetters(state, cell)).toEqual([letters[id * 3 + cell]]);
  expect(fixWord(state, 1, id)).toBe(false);
});

test('a cell gets a letter', () => {
  const state = stateOf(140);
  state.trail.mark();
  const letter = cellLetters(state, 4)[2]!;
  state.fixLetter(4, letter);
  expect(propagate(state)).toBe(true);
  expect(cellLetters(state, 4)).toEqual([letter]);
  const { letters } = state.problem.words.table(3);
  for (const id of domainOf(state, 1)) expect(letters[id * 3 + 1]).toBe(letter);
});

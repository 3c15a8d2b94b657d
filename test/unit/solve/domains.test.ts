// Domains as lists, as bit sets, and as bit sets that become lists: what slots start with, what is
// read, and what is done from outside of a search, against naive doings; each is taken back by undoing.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { fixWord } from '../../../src/solve/decision.ts';
import { LEAST_LIST_MAX } from '../../../src/solve/domains.ts';
import { Problem } from '../../../src/solve/problem.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import { State } from '../../../src/solve/state.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../../src/words/vocabulary/word-list.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellLetters, domainOf, freshState, problemOf, snapshot } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

test('slots start with the words they are given', () => {
  const words = listOf(randomWords(new Random(1), Array.from('ABCDEF'), 3, 200));
  const few = Int32Array.of(0, 7, 33, 199);
  const many = Int32Array.from({ length: LEAST_LIST_MAX + 2 }, (_, i) => i + 5);
  const problem = new Problem({
    cellCount: 15,
    givens: new Int32Array(15).fill(-1),
    slots: [0, 3, 6, 9, 12].map((first) => [first, first + 1, first + 2]),
    words,
    letterCount: words.alphabet.length,
    allowRepeats: true,
    used: [],
    domains: [few, many, undefined, few, new Int32Array(0)],
  });
  const state = new State(problem);
  const all = Array.from({ length: 200 }, (_, id) => id);
  const expected = [few, many, all, few, []].map((ids) => [...ids]);
  expect([0, 1, 2, 3, 4].map((slot) => domainOf(state, slot))).toEqual(expected);
  // Slots with the same words share them.
  const m = state.memory.i32;
  expect(m[state.tables.domains]).toBe(m[state.tables.domains + 3]);
});

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

describe('what is left is read alike from lists, bit sets and full domains', () => {
  /** All words of four letters out of four, and words of two that begin with some of them. */
  const listWith = (...starts: string[]): WordList => {
    const all = Array.from({ length: 256 }, (_, n) =>
      [6, 4, 2, 0].map((shift) => 'AEST'[(n >>> shift) & 3]).join(''),
    );
    return parseWordList([...all, ...starts.map((start) => `${start}A`)].join('\n'));
  };

  test.each([
    ['a list', ['A'], 64],
    ['a bit set', ['A', 'E', 'S'], 192],
    ['all words', ['A', 'E', 'S', 'T'], 256],
  ])('%s', (_, starts, size) => {
    const words = listWith(...starts);
    const problem = problemOf({
      system: systemOf(pictureOf('____', '_###')),
      texts: [],
      words,
      allowRepeats: false,
    });
    const state = freshState(problem);
    propagate(state);
    const { letters: rows } = words.table(4);
    const ids = domainOf(state, 0);
    expect(ids).toHaveLength(size);
    expect([...state.domains.words(0)]).toEqual(ids);
    expect(state.domains.size(0)).toBe(ids.length);
    const all = Array.from({ length: 256 }, (_, id) => id);
    expect(all.filter((id) => state.domains.has(0, id))).toEqual(ids);
    const { letterCount } = state.problem;
    const counted = new Int32Array(4 * letterCount);
    for (const id of ids) {
      for (let p = 0; p < 4; p++) counted[p * letterCount + rows[id * 4 + p]!]!++;
    }
    expect(state.domains.letters(0)).toEqual(counted);
  });
});

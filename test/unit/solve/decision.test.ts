// A word chosen for a slot, given to it, and taken from it.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { chooseWord } from '../../../src/solve/choose.ts';
import { assignWord, removeWord } from '../../../src/solve/decision.ts';
import { LEAST_LIST_MAX } from '../../../src/solve/domains.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

/** `count` slots of three cells that do not cross, propagated. */
function apart(count: number, texts: string[], allowRepeats = false): State {
  const slots = Array.from({ length: count }, (_, i) => [3 * i, 3 * i + 1, 3 * i + 2]);
  const cells = new Array<string>(3 * count).fill('_');
  const words = listOf(texts);
  const state = freshState(problemOf({ system: { cells, slots }, texts, words, allowRepeats }));
  expect(propagate(state)).toBe(true);
  return state;
}

const manyWords = (count: number): string[] => {
  return randomWords(new Random(count), Array.from('ABCDEFGH'), 3, count);
};

test('slots that do not cross wait for a word, until they have one', () => {
  const state = apart(2, ['CAT', 'COT', 'TEN']);
  const first = state.core.nextAmbiguous();
  expect([0, 1]).toContain(first);
  expect(state.core.nextAmbiguous()).toBe(first);
  expect(assignWord(state, first, 1)).toBe(true);
  expect(propagate(state)).toBe(true);
  expect(state.core.nextAmbiguous()).toBe(1 - first);
  expect(domainOf(state, 1 - first)).toEqual([0, 2]);
  expect(assignWord(state, 1 - first, 0)).toBe(true);
  expect(propagate(state)).toBe(true);
  expect(state.core.nextAmbiguous()).toBe(-1);
});

describe.each([3, LEAST_LIST_MAX, LEAST_LIST_MAX + 1, 300])('%i words', (count) => {
  test('chosen without random numbers: the first that nobody owns', () => {
    const state = apart(2, manyWords(count));
    const slot = state.core.nextAmbiguous();
    expect(chooseWord(state, slot, undefined)).toBe(0);
    expect(assignWord(state, slot, 0)).toBe(true);
    expect(propagate(state)).toBe(true);
    const other = state.core.nextAmbiguous();
    expect(chooseWord(state, other, undefined)).toBe(1);
  });

  test('chosen at random: every word but the one that is owned', () => {
    const state = apart(2, manyWords(count));
    const slot = state.core.nextAmbiguous();
    expect(assignWord(state, slot, 2)).toBe(true);
    expect(propagate(state)).toBe(true);
    const other = state.core.nextAmbiguous();
    const random = new Random(0);
    const drawn = new Set<number>();
    for (let i = 0; i < 20 * count; i++) {
      drawn.add(chooseWord(state, other, random));
    }
    expect(drawn.size).toBe(count - 1);
    expect(drawn.has(2)).toBe(false);
  });

  test('a word that another slot owns cannot be assigned, unless repeats are allowed', () => {
    for (const allowRepeats of [false, true]) {
      const state = apart(2, manyWords(count), allowRepeats);
      expect(assignWord(state, 0, 1)).toBe(true);
      expect(assignWord(state, 1, 1)).toBe(allowRepeats);
    }
  });

  test('words removed one by one, and undone', () => {
    const state = apart(1, manyWords(count));
    const all = Array.from({ length: count }, (_, id) => id);
    const mark = state.trail.mark();
    const random = new Random(1);
    let left = all;
    while (left.length > 1) {
      const id = left[random.below(left.length)]!;
      expect(removeWord(state, 0, id)).toBe(true);
      expect(propagate(state)).toBe(true);
      left = left.filter((other) => other !== id);
      expect(domainOf(state, 0)).toEqual(left);
    }
    expect(removeWord(state, 0, left[0]!)).toBe(false);
    state.trail.undo(mark);
    expect(domainOf(state, 0)).toEqual(all);
  });
});

test('nothing is left to choose when all words have owners', () => {
  // A bit set still holds words that others own: 129 slots take 129 of its words.
  const state = apart(LEAST_LIST_MAX + 2, manyWords(LEAST_LIST_MAX + 1));
  for (let slot = 0; slot <= LEAST_LIST_MAX; slot++) {
    expect(assignWord(state, slot, slot)).toBe(true);
  }
  expect(chooseWord(state, LEAST_LIST_MAX + 1, undefined)).toBe(-1);
  expect(chooseWord(state, LEAST_LIST_MAX + 1, new Random(0))).toBe(-1);
});

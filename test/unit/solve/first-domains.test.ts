import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { LEAST_LIST_MAX } from '../../../src/solve/domains.ts';
import { Problem } from '../../../src/solve/problem.ts';
import { State } from '../../../src/solve/state.ts';
import { domainOf } from '../../support/probe.ts';
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

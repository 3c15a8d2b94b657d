import { describe, expect, test } from 'vitest';
import { Trials } from '../../../src/explain/trials.ts';
import { problemInput } from '../../../src/problem/build-problem.ts';
import { Problem } from '../../../src/solve/problem.ts';
import { Search } from '../../../src/solve/search.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const words = parseWordList('cat\ndog\nabcd');
const { input } = problemInput(puzzleOf(pictureOf('___', '_##', 'X##')), words, false);
const AMPLE = { filtered: 1000, filteredEach: 1000, trials: 10 };

describe('a trial', () => {
  test('takes the slots it is given, and no others', async () => {
    const trials = new Trials(AMPLE);
    const across = await trials.fill({ ...input, slots: input.slots.slice(0, 1) });
    if (across.answer !== 'filled') throw new Error(across.answer);
    const text = Array.from(across.letters, (letter) => words.alphabet[letter] ?? '?').join('');
    expect(['CAT?X', 'DOG?X']).toContain(text);
    expect(await trials.fill(input)).toEqual({ answer: 'unfillable' });
    expect((await trials.fill({ ...input, slots: [] })).answer).toBe('filled');
  });

  test('answers the same beside a state of the same words', async () => {
    const { state } = new Search(new Problem(input));
    for (const slots of [input.slots, input.slots.slice(0, 1), input.slots.slice(1)]) {
      const near = await new Trials(AMPLE, state).fill({ ...input, slots });
      expect(near).toEqual(await new Trials(AMPLE).fill({ ...input, slots }));
    }
  });

  test('adds to the weights it starts from', async () => {
    // Two words from P to Q and one back, where two are needed: only a search tells.
    const ring = puzzleOf(pictureOf('___', '_#_', '___'));
    const list = parseWordList('paq\npbq\npcq\nqap');
    const weights = Int32Array.of(3, 1, 1, 1);
    const trial = await new Trials(AMPLE).fill(problemInput(ring, list, false).input, weights);
    expect(trial).toEqual({ answer: 'unfillable' });
    expect(weights.reduce((sum, weight) => sum + weight)).toBeGreaterThan(6);
  });
});

test.each([
  ['no trial left', { ...AMPLE, trials: 0 }, undefined],
  ['no slot may be filtered', { ...AMPLE, filtered: 0 }, undefined],
  ['aborted', AMPLE, AbortSignal.abort()],
])('%s: unknown', async (_, effort, signal) => {
  const trials = new Trials(effort, undefined, signal);
  expect(trials.areOver).toBe(true);
  expect(await trials.fill(input)).toEqual({ answer: 'unknown' });
});

test('the purse is shared', async () => {
  const trials = new Trials({ ...AMPLE, trials: 2 });
  await trials.fill(input);
  expect(trials.areOver).toBe(false);
  await trials.fill(input);
  expect(trials.areOver).toBe(true);
});

// What becomes of a puzzle of several fills.

import { expect, test } from 'vitest';
import { bestResult } from '../../../src/batch/batch-result.ts';
import { isCutOff } from '../../../src/batch/fill-task.ts';
import { Filler } from '../../../src/fill/filler.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { listOf } from '../../support/random-cases.ts';

const words = listOf(['CAT', 'ARE', 'TEA', 'CAR', 'RAT', 'ART', 'EAT', 'ERA', 'APE']);
const filler = new Filler(parseTemplate('___\n_#_\n___\n'), words, {});

const bestOf = async (seed: number, signal?: AbortSignal) => {
  const outcome = await filler.best({ seed, signal });
  return { index: seed - 1, grid: 0, seed, outcome, milliseconds: 1 };
};

test('the best fill that was cut off is no puzzle, nor the best of others beside it', async () => {
  const whole = await bestOf(1);
  expect(whole.outcome.status).toBe('filled');
  expect(isCutOff(whole)).toBe(false);
  expect(isCutOff(bestResult(1, [whole], words, undefined))).toBe(false);
  const { outcome } = whole;
  if (outcome.status !== 'filled') throw new Error('not filled');
  const quality = { ...outcome.quality!, limit: 'aborted' as const };
  const cutOff = { ...whole, index: 1, seed: 2, outcome: { ...outcome, quality } };
  expect(isCutOff(cutOff)).toBe(true);
  expect(isCutOff(bestResult(1, [whole, cutOff], words, undefined))).toBe(true);
});

test('a fill that was never found since the run ended is none', async () => {
  const ended = await bestOf(1, AbortSignal.abort());
  expect(ended.outcome.status).toBe('gave-up');
  expect(isCutOff(ended)).toBe(true);
});

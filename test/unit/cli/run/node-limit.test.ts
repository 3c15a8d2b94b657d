// The limit on nodes of a fill where nobody sets one: what was found by then is kept.

import { expect, test } from 'vitest';
import { FillerCache } from '../../../../src/cli/run/filler-cache.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { sayLimit } from '../../../../src/say/run.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';

const random = Array.from({ length: 3000 }, (_, i) => {
  const letters = 'ETAOINSRHL';
  return [1, 7, 53, 371, 2609].map((k) => letters[Math.floor((i * 7919) / k) % 10]).join('');
});
const blank = parseTemplate('_____\n_____\n_____\n_____\n_____\n');
const words = parseWordList(`${random.join('\n')}\n`);
const jobs = [{ blank, options: {} }];
const task = { index: 0, grid: 0, seed: 1 };

test('a fill ends at the limit, with the fullest partial fill', async () => {
  const settings = { best: false, partial: true, fillNodes: 8 };
  const { outcome } = await new FillerCache(jobs, words, settings).fill(task);
  expect(outcome).toMatchObject({ status: 'gave-up', limit: 'nodes' });
  if (outcome.status !== 'gave-up') throw new Error();
  expect(outcome.partial?.puzzle.cells.some((cell) => cell !== undefined)).toBe(true);
  expect(outcome.stats.nodes).toBeLessThanOrEqual(8);
});

test('a task may have a lower one', async () => {
  const settings = { best: true, fillNodes: 4000 };
  const { outcome } = await new FillerCache(jobs, words, settings).fill({ ...task, maxNodes: 10 });
  expect(outcome.status).toBe('gave-up');
  expect(outcome.stats.nodes).toBeLessThanOrEqual(10);
});

test('who did not set it hears what it is, and what helps', () => {
  expect(sayLimit(500)).toBe('500 nodes');
  expect(sayLimit(undefined)).toMatch(/^6,000,000 nodes \(.*--nodes none searches on\)$/);
});

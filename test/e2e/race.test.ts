// One hard fill becomes a race of several searches; in how many threads they run cannot be seen.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file } = scratch();
const bundled = readFileSync(new URL('../../dicts/english.txt', import.meta.url), 'utf8');
/** Without tags: plain words. */
const entries = bundled
  .split('\n')
  .map((line) => line.split(';'))
  .filter((fields) => fields.length === 2)
  .map(([word]) => word!);
const sixes = entries.filter((word) => word.length === 6);
/** Few enough words that the open square takes thousands of nodes, and fewer, of which it has hardly a fill. */
const words = file('words.txt', sixes.filter((_, i) => (i + 1) % 10 < 9).join('\n'));
const fewer = file('fewer.txt', sixes.filter((_, i) => (i + 1) % 10 < 7).join('\n'));
const grid = file('open.txt', '______\n'.repeat(6));

test.each([
  ['that fills', words, ['-s', '1'], 4000],
  ['that gives up in the middle of a round', fewer, ['-s', '5', '--nodes', '22345'], 20_000],
])('1, 2 and 4 threads: a fill %s', async (_, list, options, nodes) => {
  const argv = [grid, '-d', list, ...options, '--partial', '-f', 'json'];
  const one = await runCommand(argv);
  expect(JSON.parse(one.stdout).stats.nodes).toBeGreaterThan(nodes);
  for (const jobs of ['2', '4']) expect(await runCommand([...argv, '-j', jobs])).toEqual(one);
});

/** Few enough words that large grids take a race, in which some engines repair. */
const thin = file('thin.txt', entries.filter((_, i) => (i + 1) % 10 < 5).join('\n'));
const bundledGrid = (name: string): string =>
  fileURLToPath(new URL(`../../templates/${name}.txt`, import.meta.url));

test.each([
  ['that fills', ['american-15-3', '-s', '2', '--nodes', '25000'], 0],
  ['that gives up', ['sunday-21-1', '-s', '1', '--nodes', '16000', '--partial'], 4],
])('1, 2, 3 and 4 threads: a large fill %s', async (_, [name, ...options], code) => {
  const argv = [bundledGrid(name!), '-d', thin, ...options, '-f', 'json'];
  const one = await runCommand(argv);
  expect(one.code).toBe(code);
  expect(JSON.parse(one.stdout).stats.nodes).toBeGreaterThan(10_000);
  for (const jobs of ['2', '3', '4']) expect(await runCommand([...argv, '-j', jobs])).toEqual(one);
});

test('1, 2 and 4 threads: rules, stems and a choice of words', async () => {
  const rules = [
    'duplicates stem=forbid',
    'avoid-letters X',
    'require-letters Z',
    'slot 1A=~[^S]+',
  ];
  const named = file('some.rules', rules.join('\n'));
  const exclude = file('exclude.txt', sixes.filter((_, i) => i % 50 === 0).join('\n'));
  const options = ['--rules', named, '--exclude', exclude, '-s', '1', '--nodes', '30000'];
  const argv = [grid, '-d', words, ...options, '--partial', '-f', 'json'];
  const one = await runCommand(argv);
  expect(JSON.parse(one.stdout).stats.nodes).toBeGreaterThan(20_000);
  for (const jobs of ['2', '4']) expect(await runCommand([...argv, '-j', jobs])).toEqual(one);
});

test('1 and 2 threads: the best fill, the first of which takes a race', async () => {
  const argv = [grid, '-d', words, '-s', '4', '--best', '--nodes', '40000', '-f', 'json'];
  const one = await runCommand(argv);
  expect(one.code).toBe(0);
  expect(await runCommand([...argv, '-j', '2'])).toEqual(one);
});

test('a time limit ends all threads', async () => {
  const none = file('none.txt', sixes.filter((_, i) => i % 3 === 0).join('\n'));
  const argv = [grid, '-d', none, '-s', '1', '-j', '4', '--time', '3', '--partial'];
  const { code, stdout, stderr } = await runCommand(argv);
  if (code === 3) return;
  expect(code).toBe(4);
  expect(stderr).toMatch(/gave up after 3 s/);
  expect(stdout).toContain('_');
});

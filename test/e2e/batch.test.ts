// A batch may be cut anywhere and shared among any number of workers: nothing of it can be seen.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, folder, path } = scratch();
const open = file('open.txt', '____\n____\n____\n____\n');
const lattice = file('lattice.txt', latticeOf(13));
/** Three words for four slots, found out by search alone. */
const unfillable = file('unfillable.txt', '_____\n_#_#_\n_____\n_#_#_\n_____\n');
const fewWords = file('few.txt', 'abcde\nafghe\neijkl\nemnol\n');

/** A square of full rows and columns in turn. */
function latticeOf(side: number): string {
  const full = '_'.repeat(side);
  const sparse = Array.from(full, (_, column) => (column % 2 ? '#' : '_')).join('');
  return Array.from(full, (_, row) => (row % 2 ? sparse : full)).join('\n');
}

describe('a batch cut anywhere', () => {
  test('is a cut of the batch', async () => {
    const whole = await runCommand([open, '-s', '0', '-n', '7']);
    const cut = await runCommand([open, '-s', '3', '-n', '4']);
    const alone = await runCommand([open, '-s', '6']);
    const puzzles = whole.stdout.split('\n\n');
    expect(new Set(puzzles).size).toBe(7);
    expect(cut.stdout).toBe(puzzles.slice(3).join('\n\n'));
    expect(alone.stdout).toBe(puzzles[6]);
  });

  test('one file each or one for all', async () => {
    const argv = [open, '-s', '5', '-n', '3'];
    const whole = await runCommand(argv);
    await runCommand([...argv, '-o', path('p-{n}-{seed}.txt')]);
    const names = readdirSync(folder).filter((name) => name.startsWith('p-'));
    expect(names).toEqual(['p-1-5.txt', 'p-2-6.txt', 'p-3-7.txt']);
    expect(names.map((name) => readFileSync(path(name), 'utf8')).join('\n')).toBe(whole.stdout);
    await runCommand([...argv, '-o', path('all.txt')]);
    expect(readFileSync(path('all.txt'), 'utf8')).toBe(whole.stdout);
  });
});

describe('1 and 4 workers: the same bytes and the same code', () => {
  test.each<[string, number, string[]]>([
    ['all fill', 0, [lattice, '-n', '60', '-f', 'json']],
    ['some give up', 4, [lattice, '-n', '60', '-f', 'json', '--nodes', '80']],
    ['all give up', 4, [lattice, '-n', '12', '-f', 'json', '--nodes', '1']],
    ['unfillable', 3, [unfillable, '-n', '60', '-f', 'json', '-d', fewWords]],
    ['accents kept', 3, [unfillable, '-n', '3', '-f', 'json', '-d', fewWords, '--no-fold']],
  ])('%s', async (_name, code, argv) => {
    const one = await runCommand([...argv, '-s', '1', '-j', '1']);
    const four = await runCommand([...argv, '-s', '1', '-j', '4']);
    expect(one.code).toBe(code);
    expect(one.stdout).not.toBe('');
    expect(four).toEqual(one);
  });
});

test('a batch in which some seeds give up prints the others, and names those', async () => {
  const argv = [lattice, '-s', '1', '-n', '60', '--nodes', '80', '-f', 'json'];
  const { code, stdout, stderr } = await runCommand(argv);
  const records = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const gaveUp = records.filter(({ status }) => status === 'gave-up').map(({ seed }) => seed);
  expect(code).toBe(4);
  expect(records.map(({ seed }) => seed)).toEqual(records.map((_, index) => index + 1));
  expect(gaveUp.length).toBeGreaterThan(0);
  expect(gaveUp.length).toBeLessThan(60);
  expect(stderr).toContain(`gave up after 80 nodes on ${gaveUp.length} of the seeds 1 to 60: `);
});

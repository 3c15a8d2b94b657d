// What the shell sees: each exit code, from the built command.

import { describe, expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file } = scratch();
const grid = file('grid.txt', '#_#_#\n_____\n#_##_\n#_##_\n');
const words = file('words.txt', 'tuna\nmusic\ncan\nhi\n');

test('0: filled', async () => {
  expect(await runCommand([grid, '-d', words, '-s', '1'])).toEqual({
    code: 0,
    signal: null,
    stdout: '  T   H\nM U S I C\n  N     A\n  A     N\n',
    stderr: '',
  });
});

test('0: asked for help, version, templates', async () => {
  expect(await runCommand(['--help'])).toMatchObject({ code: 0, stderr: '' });
  expect((await runCommand(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await runCommand(['--list-templates'])).toMatchObject({ code: 0, stderr: '' });
});

test('2: bad usage', async () => {
  expect(await runCommand([grid, '--sede', '1'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: "crossfill: unknown option '--sede' (Did you mean --seed?)\n",
  });
});

test('2: bad input', async () => {
  expect(await runCommand([], { input: '__\n_!\n' })).toMatchObject({ code: 2, stdout: '' });
});

test('3: proved that no fill exists', async () => {
  const short = file('short.txt', 'tuna\nmusic\ncan\n');
  const { code, stdout, stderr } = await runCommand([grid, '-d', short, '-s', '1']);
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(stderr).toMatch(
    /^crossfill: .*grid\.txt: cannot be filled: no word of length 2.*\n.*: what would help: a word of length 2.*\n.*: the nearest pattern that fills: .*\n$/,
  );
});

describe('4: gave up', () => {
  const open = file('open.txt', `${'_'.repeat(12)}\n`.repeat(12));
  const template = [open, '--seed', '1', '--allow-repeats'];

  test('at its nodes, always at the same', async () => {
    const first = await runCommand([...template, '--nodes', '3', '--stats']);
    expect(first).toMatchObject({ code: 4, stdout: '' });
    expect(first.stderr).toMatch(/gave up after 3 nodes \(seed 1\)\n.*\b3 nodes/);
  });

  test('when its time was up', async () => {
    const { code, stderr } = await runCommand([...template, '--time', '0.3']);
    expect(code).toBe(4);
    expect(stderr).toMatch(/gave up after 0\.3 s/);
  });
});

// 130 is in signals.test.ts.

// No file that a run reads is written over, however it is named; a product of before is.

import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { folder, file, path } = scratch();

const WORDS = 'ab\ncd\nac\nbd\n';
const GRID = '__\n__\n';
file('w1.txt', WORDS);
file('a1.txt', GRID);
file('a2.txt', GRID);
file('full.txt', 'AB\nCD\n');
file('own.txt', 'ac;50\n');
file('own.rules', 'must @must.txt\n');
file('must.txt', 'ab\n');
file('clues.txt', 'AB\tfirst\n');
file('own.taste', 'rare-letter 2\n');
mkdirSync(path('grids'));
file('grids/1.txt', GRID);
symlinkSync('w1.txt', path('link.txt'));
symlinkSync('grids', path('linked'));

const FILL = ['a1.txt', '-d', 'w1.txt', '-s', '1'];

/** All that stands in the folder. */
function contents(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const refused = (over: string, option = '--output'): string =>
  `crossfill: option ${option}: ${over} is also an input and would be overwritten\n`;

async function expectRefused(argv: readonly string[], over: string, option?: string) {
  const before = contents();
  const ran = await crossfill(argv, { cwd: folder });
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).toContain(refused(over, option));
  expect(contents()).toEqual(before);
}

describe('what is read is not written over', () => {
  test.each<[readonly string[], string]>([
    [['a1.txt', '-d', 'w1.txt:x1', '-o', 'w1.txt'], 'w1.txt'],
    [[...FILL, '-o', 'link.txt'], 'link.txt'],
    [['a1.txt', '-d', 'link.txt', '-o', 'w1.txt'], 'w1.txt'],
    [[...FILL, '--rules', 'own.rules', '-o', 'must.txt'], 'must.txt'],
    [[...FILL, '--rules', 'own.rules', '-f', 'plain', '-o', 'own.rules'], 'own.rules'],
    [[...FILL, '--personal', 'own.txt', '-o', 'own.txt'], 'own.txt'],
    [[...FILL, '--differ', 'full.txt', '-o', 'full.txt'], 'full.txt'],
    [[...FILL, '--best', '--taste', 'own.taste', '-f', 'plain', '-o', 'own.taste'], 'own.taste'],
    [[...FILL, '-f', 'ipuz', '--clues', 'clues.txt', '-o', 'clues.txt'], 'clues.txt'],
    [['a1.txt', '--blank', '-f', 'boxes', '-o', 'a1.txt'], 'a1.txt'],
    [['a1.txt', '--blank', '--differ', 'full.txt', '-o', 'full.txt'], 'full.txt'],
    [['--templates', 'grids', '-d', 'w1.txt', '-s', '1', '-o', 'linked/{n}.txt'], 'linked/1.txt'],
    [['design', '5', '-d', 'w1.txt', '-s', '1', '-o', 'link.txt'], 'link.txt'],
    [['design', '--lay', 'w1.txt', '-s', '1', '-o', 'w{n}.txt'], 'w1.txt'],
    [['convert', 'a2.txt', 'a1.txt', '-f', 'boxes', '-o', 'a{n}.txt'], 'a1.txt'],
    [['convert', 'grids', '-o', 'grids/1.txt'], 'grids/1.txt'],
    [['check', 'a1.txt', '-d', 'w1.txt:x1', '-o', 'w1.txt'], 'w1.txt'],
    [['check', 'a1.txt', '-d', 'w1.txt', '--must', 'must.txt', '-o', 'must.txt'], 'must.txt'],
    [['words', 'ab', '-d', 'w1.txt', '--personal', 'own.txt', '-o', 'own.txt'], 'own.txt'],
    [['words', '-d', 'w1.txt', '--compare', 'must.txt', '-o', 'must.txt'], 'must.txt'],
  ])('%j', expectRefused);

  test('and a list of one’s own is not changed before', async () => {
    const argv = ['words', '--set', 'ac=7', '-d', 'w1.txt', '--personal', 'own.txt'];
    await expectRefused([...argv, '-o', 'w1.txt'], 'w1.txt');
    await expectRefused([...argv, '-o', 'own.txt'], 'own.txt');
  });
});

describe('what a batch keeps of its own is not written over what is read, nor over each other', () => {
  const BATCH = [...FILL, '-n', '2', '-o', 'out{n}.txt'];

  test.each<[readonly string[], string, string]>([
    [['--fresh', 'w1.txt'], 'w1.txt', '--fresh'],
    [['--fresh', 'link.txt'], 'link.txt', '--fresh'],
    [['--fresh', 'a1.txt'], 'a1.txt', '--fresh'],
    [['--manifest', 'w1.txt'], 'w1.txt', '--manifest'],
    [['--fresh', 'm', '--manifest', 'm'], 'm', '--fresh'],
    [['--fresh', 'm.fresh', '--manifest', 'm'], 'm.fresh', '--manifest'],
    [['-f', 'ipuz', '--clues', 'clues.txt', '--fresh', 'clues.txt'], 'clues.txt', '--fresh'],
  ])('%j', (more, over, option) => expectRefused([...BATCH, ...more], over, option));

  test.each<[readonly string[], string]>([
    [['-o', 'm', '--manifest', 'm'], 'm'],
    [['-o', 'used', '--fresh', 'used'], 'used'],
    [['-f', 'plain', '-o', 'm{n}.fresh', '--manifest', 'm1', '--fresh', 'used'], 'm1.fresh'],
  ])('no puzzle is: %j', async (more, over) => {
    const ran = await crossfill([...FILL, '-n', '2', ...more], { cwd: folder });
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: refused(over) });
  });

  test.each(['m{n}.fresh', '{seed}', '-'])('they are one file: %s', async (name) => {
    for (const option of ['--fresh', '--manifest']) {
      const ran = await crossfill([...BATCH, option, name], { cwd: folder });
      const stderr = expect.stringContaining(`${option} <FILE>' argument`);
      expect(ran).toMatchObject({ code: 2, stdout: '', stderr });
    }
  });
});

test('a product of before is written over', async () => {
  file('product.txt', 'of before\n');
  const ran = await crossfill([...FILL, '-o', 'product.txt'], { cwd: folder });
  expect(ran.code).toBe(0);
  expect(readFileSync(path('product.txt'), 'utf8')).not.toContain('before');
});

test('a device that is read may be written to', async () => {
  const ran = await crossfill(
    ['a1.txt', '-d', 'w1.txt', '--prefer', '/dev/null', '-s', '1', '-o', '/dev/null'],
    {
      cwd: folder,
    },
  );
  expect(ran.stderr).not.toContain('would be lost');
});

// Runs at the same time that change one file: none loses what another one wrote.

import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, folder, path } = scratch();
const words = file('words.txt', 'cat;80\ncot;70\nten;60\nton;90\ncut;75\ntin;85\ncap;50\npan;40\n');
const grid = file('grid.txt', '___\n_#_\n___\n');

test('twelve runs add a word each to a personal list', async () => {
  const env = { HOME: path('home') };
  const added = Array.from({ length: 12 }, (_, i) => `NEWWORD${String.fromCharCode(65 + i)}`);
  const runs = await Promise.all(
    added.map((word) => runCommand(['words', '-d', words, '--add', `${word};70`], { env })),
  );
  expect(runs.map(({ code }) => code)).toEqual(added.map(() => 0));
  const list = readFileSync(path('home/.config/crossfill/words.txt'), 'utf8');
  expect(
    list
      .match(/^NEWWORD[A-L];70/gm)!
      .map((line) => line.slice(0, -3))
      .sort(),
  ).toEqual(added);
  expect(readdirSync(path('home/.config/crossfill'))).toEqual(['words.txt']);
});

test('runs that count their words in one --fresh file', async () => {
  const fresh = path('used.txt');
  const argv = (seed: number) => [grid, '-d', words, '-s', String(seed), '--fresh', fresh];
  const runs = await Promise.all([1, 2, 3, 4].map((seed) => runCommand(argv(seed))));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(fresh, 'utf8')).toMatch(/^# puzzles 4$/m);
});

test('the parts of a batch with one manifest', async () => {
  const argv = [grid, '-d', words, '-n', '40', '-s', '1', '-o', path('p{n}.txt')];
  const manifest = ['--manifest', path('book.ndjson'), '--resume'];
  const parts = ['1/4', '2/4', '3/4', '4/4'].map((part) => ['--shard', part]);
  const runs = await Promise.all(parts.map((part) => runCommand([...argv, ...manifest, ...part])));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const together = readFileSync(path('book.ndjson'), 'utf8');
  expect((await runCommand([...argv, '--manifest', path('alone.ndjson')])).code).toBe(0);
  expect(together).toBe(readFileSync(path('alone.ndjson'), 'utf8'));
});

test('a lock that a killed run left behind holds nobody up for long', async () => {
  const lock = path('own.txt.lock');
  file('own.txt', 'cat;80\n');
  mkdirSync(lock);
  utimesSync(lock, 1, 1);
  const argv = ['words', '-d', words, '--personal', path('own.txt'), '--set', 'ten=99'];
  expect((await runCommand(argv)).code).toBe(0);
  expect(readFileSync(path('own.txt'), 'utf8')).toBe('cat;80\nten;99\n');
  expect(readdirSync(folder)).not.toContain('own.txt.lock');
});

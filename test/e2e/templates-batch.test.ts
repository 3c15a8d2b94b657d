// Puzzles of many templates: in turn, and the same however the batch is cut or shared out.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RING } from '../support/batch-grids.ts';
import { crossfill } from '../support/crossfill.ts';
import { plainWords } from '../support/plain-words.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const list = file(
  'list.txt',
  plainWords(3, 4, 5)
    .filter((_, i) => i % 2 === 0)
    .join('\n'),
);
const FOUR = '____\n____\n____\n____\n';
const FIVE = '_____\n_#_#_\n_____\n_#_#_\n_____\n';
mkdirSync(path('grids'));
const [four, ring, five] = [
  file('grids/b-four.txt', FOUR),
  file('grids/a-ring.txt', RING),
  file('grids/c.five.txt', FIVE),
];
file('grids/.hidden', 'no template');

const outputs = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path(folder))
      .sort()
      .map((name) => [name, readFileSync(join(path(folder), name), 'utf8')]),
  );

function made(folder: string): string {
  mkdirSync(path(folder), { recursive: true });
  return join(path(folder), '{n}-{template}-{seed}.txt');
}

test('templates take turns; without a count there is one of each', async () => {
  const { code } = await crossfill([
    '--templates',
    path('grids'),
    '-d',
    list,
    '-s',
    '5',
    '-o',
    made('each'),
  ]);
  expect(code).toBe(0);
  expect(Object.keys(outputs('each'))).toEqual([
    '1-a-ring-5.txt',
    '2-b-four-6.txt',
    '3-c.five-7.txt',
  ]);
});

test('each puzzle is that of its template and seed alone', async () => {
  const whole = await crossfill([ring, four, '-d', list, '-s', '5', '-n', '5']);
  const alone = await Promise.all(
    [ring, four, ring, four, ring].map((template, i) =>
      crossfill([template, '-d', list, '-s', `${5 + i}`]),
    ),
  );
  expect(whole.stdout).toBe(alone.map(({ stdout }) => stdout).join('\n'));
});

test('many templates come in one stream, too', async () => {
  const argv = ['-d', list, '-s', '5', '-n', '5', '-f', 'template'];
  const blank = await Promise.all(
    [ring, four].map((name) => crossfill(['convert', name, '-f', 'json'])),
  );
  const input = blank.map(({ stdout }) => stdout).join('');
  const piped = await crossfill(['--templates', '-', ...argv], { input });
  expect(piped.code).toBe(0);
  expect(piped.stdout).toBe((await crossfill([ring, four, ...argv])).stdout);
});

describe('a cut', () => {
  const whole = ['--templates', path('grids'), '-d', list, '-s', '5'];

  test('from any puzzle on, or any shard, is a cut of the whole', async () => {
    await crossfill([...whole, '-n', '11', '-o', made('whole')]);
    const all = outputs('whole');
    expect(Object.keys(all)).toHaveLength(11);
    await crossfill([...whole, '-n', '7', '--start', '5', '-o', made('rest')]);
    for (const [name, text] of Object.entries(outputs('rest'))) expect(text).toBe(all[name]);
    expect(Object.keys(outputs('rest'))).toHaveLength(7);
    for (const part of [1, 2, 3]) {
      await crossfill([...whole, '-n', '11', '--shard', `${part}/3`, '-o', made('shards')]);
    }
    expect(outputs('shards')).toEqual(all);
    await runCommand([...whole, '-n', '11', '-j', '3', '-o', made('jobs')]);
    expect(outputs('jobs')).toEqual(all);
  });
});

test('a template that cannot be filled is told once, and the others go on, for any number of workers', async () => {
  const bad = file('bad.txt', 'QQQ_\n____\n____\n____\n');
  const argv = [bad, five, '-d', list, '-n', '6', '-s', '1', '-f', 'json'];
  const one = await crossfill(argv);
  expect(one.code).toBe(3);
  const statuses = one.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).status);
  expect(statuses).toEqual([
    'unfillable',
    'filled',
    'unfillable',
    'filled',
    'unfillable',
    'filled',
  ]);
  expect(one.stderr.match(/cannot be filled: no word/g)).toHaveLength(1);
  expect(one.stderr).toContain('cannot be filled: 3 puzzles: 1, 3, 5\n');
  expect(one.stderr).toContain('3 of 6 puzzles filled, 3 failed\n');
  expect(await runCommand([...argv, '-j', '4'])).toEqual(one);
});

test('rules that one of the templates cannot have are told with its name', async () => {
  const ran = await crossfill([five, four, '-d', list, '--slot', '5A=ABCDE', '-s', '1']);
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).toContain('b-four.txt: ');
});

test('what is no file of a folder is passed over: links to folders, pipes', async () => {
  mkdirSync(path('odd'));
  file('odd/a.txt', FOUR);
  symlinkSync('.', path('odd/b'));
  symlinkSync('a.txt', path('odd/c.txt'));
  execFileSync('mkfifo', [path('odd/pipe')]);
  const argv = ['--templates', path('odd'), '-d', list, '-s', '1'];
  expect((await crossfill(argv)).stderr).toContain('2 of 2 puzzles filled\n');
  symlinkSync('nothing', path('odd/d.txt'));
  expect(await crossfill(argv)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/d\.txt: no such file/),
  });
});

test.each([
  [['-o', '{template}.txt'], 'option --output: four.txt is also an input and would be overwritten'],
  [['-o', 'four.txt'], 'option --output: four.txt is also an input and would be overwritten'],
  [
    ['-o', '{n}', '--manifest', '1'],
    'option --output: 1 is also an input and would be overwritten',
  ],
  [['-o', '{n}', '--fresh', '1'], 'option --output: 1 is also an input and would be overwritten'],
])('no puzzle is written over what is read: %j', async (output, why) => {
  mkdirSync(path('over'), { recursive: true });
  file('over/four.txt', FOUR);
  const argv = ['--templates', path('over'), '-d', list, '-s', '1', ...output];
  const ran = await crossfill(argv, { cwd: path('over') });
  expect(ran).toMatchObject({ code: 2, stderr: `crossfill: ${why}\n` });
  expect(readFileSync(path('over/four.txt'), 'utf8')).toBe(FOUR);
  rmSync(path('over'), { recursive: true });
});

test('one fill does not go over its template either', async () => {
  const grid = file('7.txt', FOUR);
  const argv = [grid, '-d', list, '-s', '7', '-n', '2', '-o', path('{seed}.txt')];
  const stderr = `crossfill: option --output: ${grid} is also an input and would be overwritten\n`;
  expect(await crossfill(argv)).toMatchObject({ code: 2, stderr });
  expect(readFileSync(grid, 'utf8')).toBe(FOUR);
});

test('an empty folder, and two puzzles for one file', async () => {
  mkdirSync(path('empty'));
  const stderr = `crossfill: ${path('empty')}: the folder has no files\n`;
  for (const more of [[], [four]]) {
    const none = await crossfill([...more, '--templates', path('empty'), '-d', list]);
    expect(none).toMatchObject({ code: 2, stderr });
  }
  expect(await crossfill(['convert', path('empty')])).toMatchObject({ code: 2, stderr });
  const twice = await crossfill([four, ring, '-d', list, '-n', '3', '-o', path('{template}.txt')]);
  expect(twice.code).toBe(2);
  expect(twice.stderr).toContain('b-four.txt: two puzzles would be written to this file');
});

test('a template that is named twice is told of once', async () => {
  const few = file('few.txt', 'abcd\nbcde\n');
  const { stderr } = await crossfill([four, four, '-d', few, '-s', '1']);
  expect(stderr.match(/b-four.txt: cannot be filled/g)).toHaveLength(1);
  const strange = file('strange.txt', 'QZXJ\n____\n');
  const { stderr: notes } = await crossfill([strange, strange, '-d', few, '-s', '1']);
  expect(notes.match(/strange.txt: given, but in no list: QZXJ/g)).toHaveLength(1);
});

test('where puzzles are given up, words kept out as offensive are counted for every template', async () => {
  const own = file('own.txt', `${readFileSync(list, 'utf8')}\nslut\n`);
  const { stderr } = await crossfill([five, four, '-d', own, '-s', '1', '--nodes', '1']);
  expect(stderr).toContain('batch: without the word filtered as offensive (--allow-offensive)');
});

// A batch may be cut anywhere and shared among any number of workers: nothing of it can be seen.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { plainWords } from '../support/plain-words.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { some } from '../support/thoroughness.ts';

const { file, folder, path } = scratch();
/** A part of the words, which four workers read in no time. */
const list = file(
  'list.txt',
  plainWords()
    .filter((_, i) => i % 3 === 0)
    .join('\n'),
);
const open = file('open.txt', '____\n____\n____\n____\n');
/** The large grid of Ruby Quiz #132. */
const large = file(
  'large.txt',
  [
    '____#_________#____',
    '_#_#_#_#_#_#_#_#_#_',
    '_________#_________',
    '_#_#_#_#___#_#_#_#_',
    '#____#_#_#_#_#____#',
    '_#_###_______###_#_',
    '______##_#_##______',
    '_#_##_#_____#_##_#_',
    '________#_#________',
    '_##_#_#_____#_#_##_',
    '________#_#________',
    '_#_##_#_____#_##_#_',
    '______##_#_##______',
    '_#_###_______###_#_',
    '#____#_#_#_#_#____#',
    '_#_#_#_#___#_#_#_#_',
    '_________#_________',
    '_#_#_#_#_#_#_#_#_#_',
    '____#_________#____',
  ].join('\n'),
);
/** Three words for four slots, found out by search alone. */
const unfillable = file('unfillable.txt', '_____\n_#_#_\n_____\n_#_#_\n_____\n');
const fewWords = file('few.txt', 'abcde\nafghe\neijkl\nemnol\n');

describe('a batch cut anywhere', () => {
  test('is a cut of the batch', async () => {
    const whole = await crossfill([open, '-s', '0', '-n', '7']);
    const cut = await crossfill([open, '-s', '3', '-n', '4']);
    const alone = await crossfill([open, '-s', '6']);
    const puzzles = whole.stdout.split('\n\n');
    expect(new Set(puzzles).size).toBe(7);
    expect(cut.stdout).toBe(puzzles.slice(3).join('\n\n'));
    expect(alone.stdout).toBe(puzzles[6]);
  });

  test('of best fills is the same for any number of workers, with what is told of it', async () => {
    const argv = ['mini-5-1', '--best', '--nodes', '2000', '-s', '1', '-n', '3', '-f', 'json'];
    const one = await crossfill(argv);
    const three = await runCommand([...argv, '--jobs', '3']);
    expect(one).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/seed 3: floor \d+, .* by taste/),
    });
    expect(three).toEqual(one);
  });

  test('one file each or one for all', async () => {
    const argv = [open, '-s', '5', '-n', '3'];
    const whole = await crossfill(argv);
    await crossfill([...argv, '-o', path('p-{n}-{seed}.txt')]);
    const names = readdirSync(folder).filter((name) => name.startsWith('p-'));
    expect(names).toEqual(['p-1-5.txt', 'p-2-6.txt', 'p-3-7.txt']);
    expect(names.map((name) => readFileSync(path(name), 'utf8')).join('\n')).toBe(whole.stdout);
    await crossfill([...argv, '-o', path('all.txt')]);
    expect(readFileSync(path('all.txt'), 'utf8')).toBe(whole.stdout);
  });
});

interface Record {
  readonly status: string;
  readonly seed: number;
  readonly stats: { readonly nodes: number };
}

async function recordsOf(argv: readonly string[]): Promise<Record[]> {
  const { stdout } = await crossfill([...argv, '-f', 'json']);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A limit on nodes that some seeds of the large grid keep, and others do not. */
let middling: Promise<number> | undefined;
function middlingNodes(): Promise<number> {
  middling ??= findMiddlingNodes();
  return middling;
}

async function findMiddlingNodes(): Promise<number> {
  const records = await recordsOf([large, '-d', list, '-s', '1', '-n', '12']);
  const nodes = records.map(({ stats }) => stats.nodes).sort((a, b) => a - b);
  expect(nodes[0]).toBeLessThan(nodes[6]!);
  return nodes[6]! - 1;
}

describe('1 and 4 workers: the same bytes and the same code', () => {
  test.each<[string, number, () => Promise<string[]> | string[]]>([
    ['all fill', 0, () => [large, '-d', list, '-n', `${some(200)}`]],
    [
      'some give up',
      4,
      async () => [large, '-d', list, '-n', '12', '--nodes', `${await middlingNodes()}`],
    ],
    ['all give up', 4, () => [large, '-d', list, '-n', '12', '--nodes', '1']],
    ['unfillable', 3, () => [unfillable, '-n', '20', '-d', fewWords]],
    ['accents kept', 3, () => [unfillable, '-n', '3', '-d', fewWords, '--no-fold']],
  ])('%s', async (_name, code, line) => {
    const argv = [...(await line()), '-f', 'json', '-s', '1'];
    const one = await crossfill([...argv, '-j', '1']);
    const four = await runCommand([...argv, '-j', '4']);
    expect(one.code).toBe(code);
    expect(one.stdout).not.toBe('');
    expect(four).toEqual(one);
  });
});

test('a batch in which some seeds give up prints the others, and names those', async () => {
  const nodes = await middlingNodes();
  const argv = [large, '-d', list, '-s', '1', '-n', '12', '--nodes', `${nodes}`];
  const records = await recordsOf(argv);
  const gaveUp = records.filter(({ status }) => status === 'gave-up').map(({ seed }) => seed);
  expect(records.map(({ seed }) => seed)).toEqual(records.map((_, index) => index + 1));
  expect(gaveUp.length).toBeGreaterThan(0);
  expect(gaveUp.length).toBeLessThan(12);
  const { code, stdout, stderr } = await crossfill(argv);
  expect(code).toBe(4);
  expect(stdout.split('\n\n')).toHaveLength(12 - gaveUp.length);
  const named = gaveUp.join(', ');
  expect(stderr).toContain(`nodes on ${gaveUp.length} of the seeds 1 to 12: ${named}`);
});

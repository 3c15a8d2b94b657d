// The problems that other fillers were written for, or failed at, each as a user would run it.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planted } from '../../bench/workloads/planted.ts';
import { parseTemplate } from '../../src/format/template/parse-template.ts';
import { answerAt } from '../../src/puzzle/puzzle.ts';
import { verify } from '../../src/verify/verify.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, some } from '../support/thoroughness.ts';

const { file } = scratch();

/** The bundled list, and Debian's `wamerican` where it is installed. */
const LISTS = [
  [],
  ...(existsSync('/usr/share/dict/words') ? [['-d', '/usr/share/dict/words']] : []),
];

/** Puzzles of a batch in the format `template`. */
const puzzlesOf = (stdout: string): string[] => stdout.trimEnd().split('\n\n');

describe.each(firstOf(LISTS))('Ruby Quiz #132 %s %s', (...list) => {
  test('the 5 x 5: seeds 1 to 100 give at least 99 different fills', async () => {
    const args = ['quiz-132-5x5', ...list, '-s', '1', '-n', '100', '-f', 'template'];
    const { code, stdout } = await crossfill(args);
    expect(code).toBe(0);
    expect(puzzlesOf(stdout)).toHaveLength(100);
    expect(new Set(puzzlesOf(stdout)).size).toBeGreaterThanOrEqual(99);
  });

  test('the pre-filled 8 x 7: givens stay, whether in a list or not', async () => {
    const args = ['quiz-132-8x7', ...list, '-s', '1', '-f', 'template'];
    const { code, stdout } = await crossfill(args);
    expect(code).toBe(0);
    const rows = stdout.split('\n');
    expect(rows[3]).toBe('RUBYQUIZ');
    expect(rows.slice(0, 4).map((row) => row[7])).toEqual(['M', 'A', 'T', 'Z']);
    expect(stdout).not.toContain('_');
  });

  test('the 19 x 19: every one of seeds 1 to 100', async () => {
    const count = some(100);
    const args = ['quiz-132-19x19', ...list, '-s', '1', '-n', `${count}`, '-f', 'template'];
    const { code, stdout } = await crossfill(args);
    expect(code).toBe(0);
    expect(puzzlesOf(stdout)).toHaveLength(count);
  });
});

describe('Ruby Quiz #10', () => {
  test('the 7 x 6 layout, blocks written as X', async () => {
    const input = [
      'X _ _ _ _ X X',
      '_ _ X _ _ _ _',
      '_ _ _ _ X _ _',
      '_ X _ _ X X X',
      '_ _ _ X _ _ _',
      'X _ _ _ _ _ X',
    ].join('\n');
    const args = ['--block', 'X', '--blank', '--format', 'boxes'];
    const { code, stdout } = await crossfill(args, { input });
    expect(code).toBe(0);
    expect(stdout).toBe(readFileSync(new URL('../golden/quiz-10.txt', import.meta.url), 'utf8'));
  });
});

describe('entries of 7 to 23 letters', () => {
  const lengths = Array.from({ length: 17 }, (_, i) => 7 + i);

  test('fill, from a template on standard input', async () => {
    // One entry a row, in every second row, crossed by nothing.
    const rows = lengths.map((length) => '_'.repeat(length).padEnd(23, '#'));
    const words = lengths.map((length) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, length));
    const list = file('long.txt', `${words.join('\n')}\n`);
    const input = rows.join(`\n${'#'.repeat(23)}\n`);
    const { code, stdout } = await crossfill(['-d', list, '-f', 'template'], { input });
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((row) => /[A-Z]/.test(row))).toEqual(
      words.map((word) => word.padEnd(23, '#')),
    );
  });

  test('a hopeless template ends with code 3 and the slot to blame', async () => {
    const { code, stdout, stderr } = await crossfill([], { input: `${'_'.repeat(40)}\n` });
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(stderr).toContain('the list has no word of length 40 for 1 Across');
  });
});

test.each([
  [4, 4],
  [5, 5],
  [5, 6],
  [6, 6],
])('an open rectangle of %i x %i fills with different words', async (width, height) => {
  const input = `${'_'.repeat(width)}\n`.repeat(height);
  const args = ['-s', '1', '-f', 'template', '--nodes', '100000'];
  const { code, stdout } = await crossfill(args, { input });
  expect(code).toBe(0);
  const puzzle = parseTemplate(stdout);
  const entries = puzzle.layout.slots.map((slot) => answerAt(puzzle, slot));
  expect(new Set(entries).size).toBe(width + height);
});

test('a tiny list with one fill: every fill is that one', async () => {
  const list = file('tiny.txt', 'tuna\nmusic\ncan\nhi\n');
  const input = '#_#_#\n_____\n#_##_\n#_##_\n';
  const { code, stdout } = await crossfill(['-d', list, '--all', '-f', 'template'], { input });
  expect(code).toBe(0);
  expect(stdout).toBe('#T#H#\nMUSIC\n#N##A\n#A##N\n');
});

describe('250 x 250 from 200 words, planted, repeats allowed', () => {
  const bundled = readFileSync(new URL('../../dicts/english.txt', import.meta.url), 'utf8');
  const words = bundled
    .split('\n')
    .map((line) => line.split(';')[0]!)
    .filter((word) => word.length >= 3 && word.length <= 9)
    .filter((_, i, all) => i % Math.floor(all.length / 200) === 0)
    .slice(0, 200);
  const { template, letters } = planted({ width: 250, height: 250, words, letters: 0.45, seed: 1 });
  const list = file('planted-words.txt', `${words.join('\n')}\n`);

  test('has 40 to 50 % letters', () => {
    expect(words).toHaveLength(200);
    expect(letters).toBeGreaterThan(0.4);
    expect(letters).toBeLessThan(0.5);
  });

  test.each(firstOf([1, 2, 3, 4, 5]))('fills from seed %i', async (seed) => {
    const args = ['-d', list, '--allow-repeats', '-s', `${seed}`, '-f', 'template'];
    const { code, stdout } = await crossfill(args, { input: template });
    expect(code).toBe(0);
    const puzzle = { ...parseTemplate(template), cells: parseTemplate(stdout).cells };
    expect(verify(puzzle, parseWordList(words.join('\n')), { allowRepeats: true })).toEqual([]);
  });
});

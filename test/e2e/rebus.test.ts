// Cells of several letters, given and searched, as the command line has them. That fills are right is held by
// test/property/rebus.test.ts.

import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file } = scratch();
const words = file(
  'words.txt',
  'sheart;50\nhearts;50\nhearth;60\nheartat;40\nhat;50\nah;50\nta;30\n',
);
const LIST = ['-d', words, '--no-personal', '-s', '1'];

describe('given', () => {
  test('both entries through the cell are words that contain it', async () => {
    const template = file('given.txt', '[heart]_\n_#\n');
    const ran = await crossfill([template, ...LIST]);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(['[HEART] S\nH #\n', '[HEART] H\nS #\n']).toContain(ran.stdout);
  });

  test('what does not fit is told with brackets', async () => {
    const ran = await crossfill([file('none.txt', '[heart]__\n'), ...LIST, '--exclude', words]);
    expect(ran.code).toBe(3);
    const one = await crossfill([file('none.txt', '[star]__\n'), ...LIST]);
    expect(one.stderr).toContain('cannot be filled: no word fits `[STAR]??` at 1 Across');
  });
});

describe('searched', () => {
  const template = file('open.txt', '__\n_#\n');
  const rebus = ['--rebus', 'heart'];

  test('as many cells as asked hold a string', async () => {
    const some = await crossfill([template, ...LIST, ...rebus, '-f', 'json']);
    const { rows, entries } = JSON.parse(some.stdout);
    expect(rows.join('').split('[HEART]').length - 1).toBeGreaterThan(0);
    for (const { length, answer, score } of entries) {
      expect(length).toBe(2);
      expect(['SHEART', 'HEARTS', 'HEARTH', 'AH', 'TA']).toContain(answer);
      expect(score).not.toBe(null);
    }
    const two = await crossfill([template, ...LIST, ...rebus, '--rebus-count', '3', '-q']);
    expect(two).toMatchObject({ code: 3, stdout: '' });
    const none = await crossfill([template, ...LIST, ...rebus, '--rebus-count', '0-0', '--tally']);
    const plain = await crossfill([template, ...LIST, '--tally']);
    expect(none.stdout).toBe(plain.stdout);
  });

  test('as a rules file says, and the same bytes for every number of jobs', async () => {
    const rules = file('r.rules', 'rebus HEART STAR\nrebus-count 1-2\n');
    const argv = ['mini-5-1', '--rules', rules, '-s', '6', '-n', '3', '-f', 'json'];
    const [one, two] = [await crossfill(argv), await runCommand([...argv, '--jobs', '2'])];
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(two).toEqual(one);
  });

  test('boxes show the first letter, and tell', async () => {
    const ran = await crossfill([template, ...LIST, ...rebus, '-f', 'boxes']);
    expect(ran.stdout).toContain('# H  #');
    expect(ran.stdout).not.toContain('HEART');
    expect(ran.stderr).toContain('the format boxes has no rebus cells');
  });

  test('an answer is set with them, and must fit with them', async () => {
    const line = file('line.txt', '___\n');
    const set = ['--slot', '1A=HEARTAT'];
    const ran = await crossfill([line, ...LIST, ...rebus, ...set]);
    expect(ran).toMatchObject({ code: 0, stdout: '[HEART] A T\n' });
    const without = await crossfill([line, ...LIST, ...set]);
    expect(without).toMatchObject({ code: 2, stdout: '' });
    expect(without.stderr).toContain(
      'HEARTAT has 7 letters, but 1 Across has 3 cells; no slot has 7',
    );
  });

  test('reports know of them', async () => {
    const fill = file('fill.txt', '[HEART]H\n');
    const grade = await crossfill([
      'grade',
      fill,
      ...LIST.slice(0, 3),
      '--rebus',
      'heart',
      '--rebus-count',
      '2',
    ]);
    expect(grade.code).toBe(3);
    expect(grade.stdout).toContain('1 rebus cell, at least 2 required');
    expect(grade.stdout).toContain('HEARTH');
    const suggest = await crossfill([
      'suggest',
      template,
      ...LIST.slice(0, 3),
      '--slot',
      '1A',
      ...rebus,
    ]);
    expect(suggest.stdout).toContain('HEART ');
    const check = await crossfill([
      'check',
      file('one.txt', '[HEART]_\n'),
      ...LIST.slice(0, 3),
      '-f',
      'json',
    ]);
    expect(JSON.parse(check.stdout).slots).toMatchObject([{ pattern: '[HEART]_', words: 2 }]);
  });
});

test.each([
  [
    ['--rebus', 'H'],
    "option --rebus H: 'H' is a single letter, which any cell may hold; name strings of two or more",
  ],
  [['--rebus', 'A1'], "option --rebus A1: '1' in 'A1' is not a letter"],
  [['--rebus', ','], 'option --rebus ,: missing value: name the strings'],
  [['--rebus-count', '3'], 'option --rebus-count 3: rebus-count needs strings'],
  [
    ['--rebus', 'AB', '--rebus-count', '4-3'],
    "'4-3' is not a number of cells: write it like 4 or 3-5",
  ],
])('%j', async (args, message) => {
  const ran = await crossfill(['mini-5-1', ...LIST, ...args]);
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
});

test.each([
  [['--rebus', 'QUX'], 'no allowed word fits with QUX in one cell'],
  [
    ['--rebus', 'HEART', '--rebus-count', '9'],
    '9 cells must hold HEART, but only 3 are left to fill',
  ],
])('why not: %j', async (args, message) => {
  const ran = await crossfill([file('t.txt', '__\n_#\n'), ...LIST, ...args]);
  expect(ran).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining(message) });
});

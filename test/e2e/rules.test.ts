// What docs/rules.md shows is what the program prints; and rules hold in every worker.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, IS_THOROUGH } from '../support/thoroughness.ts';
import { blocksOf, shown, transcriptsOf } from '../support/transcripts.ts';

const { file, folder } = scratch();
const PAGE = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');

const rules = file('fruit.rules', blocksOf(PAGE, 'rules')[0]!);
const transcripts = transcriptsOf(PAGE);

describe('the page on rules', () => {
  test('shows commands', () => expect(transcripts.length).toBe(4));

  test.each(firstOf(transcripts, 2))('$ %s', (command, printed) => {
    expect(shown(command, folder)).toBe(printed);
  });
});

test.runIf(IS_THOROUGH)('the same bytes for every number of jobs', async () => {
  const argv = ['mid-11-1', '--require-letters', 'JQ', '-s', '5', '-n', '4', '-f', 'json'];
  const [one, two] = [await crossfill(argv), await runCommand([...argv, '--jobs', '2'])];
  expect(one).toMatchObject({ code: 0, stderr: '' });
  expect(two).toEqual(one);
});

test('paths in a rules file start at its folder', async () => {
  const words = ['-d', file('w.txt', 'ab\ncd\nac\nbd\n')];
  const template = file('t.txt', '__\n__\n');
  file('choice.txt', 'cd\n');
  const named = file('by-file.rules', 'slot 1A@choice.txt\n');
  // The slot's words need not be in the list, nor does the crossing word go there.
  const ran = await crossfill([template, ...words, '--rules', named, '-s', '1']);
  expect(ran).toMatchObject({ code: 3, stdout: '' });
  file('choice.txt', 'ac\n');
  const filled = await crossfill([template, ...words, '--rules', named, '-s', '1']);
  expect(filled).toMatchObject({ code: 0, stdout: 'A C\nB D\n' });
  expect(rules.startsWith(folder)).toBe(true);
});

test.each([
  [['-', '--must', '-']],
  [['mini-5-1', '--must', '-', '--slot', '9A@-']],
  [['mini-5-1', '--rules', file('stdin.rules', 'must @-\nexclude @-\n')]],
])('standard input is read once: %j', async (args) => {
  const ran = await runCommand([...args, '-s', '1'], { input: 'dog\n' });
  const once = 'standard input (-) can be read only once; give the other input as a file';
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`${once}\n`) });
});

test('letters in no entry count for the letters and the rebus cells that are required', async () => {
  const outside = file('outside.txt', '_A_\nQ##\n#[HEART]#\n');
  const list = file('outside-words.txt', 'cat\nbat\n');
  const asked = (...rules: string[]) =>
    crossfill([outside, '-d', list, '--least-length', '3', '-s', '1', ...rules]);
  expect(await asked('--require-letters', 'QCH')).toMatchObject({ code: 0, stderr: '' });
  expect((await asked('--require-letters', 'QCHX')).code).toBe(3);
  expect(await asked('--rebus', 'HEART', '--rebus-count', '1')).toMatchObject({ code: 0 });
  expect((await asked('--rebus', 'HEART', '--rebus-count', '2')).code).toBe(3);
});

// Colour on the command line: where it is asked for, and nowhere else.

import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const list = file('list.txt', 'ABC;80\nDEF;10\n');
const grid = file('grid.txt', 'A__\n###\n___\n');
const ESCAPE = '\u001b[';
const GIVEN = '\u001b[1m\u001b[36mA\u001b[39m\u001b[22m';
const CHANGED = '\u001b[32mE\u001b[39m';
const WEAK = '\u001b[33mD\u001b[39m';

describe.each(['plain', 'boxes'])('%s', (format) => {
  const args = [grid, '-d', list, '--seed', '1', '--format', format];

  test('givens and weak entries are set off', async () => {
    const { stdout } = await crossfill([...args, '--color', 'always']);
    expect(stdout).toContain(GIVEN);
    expect(stdout).toContain(WEAK);
    expect(stdout).toMatch(/[ ]B[ ]/);
    const { stdout: forced } = await crossfill(args, { env: { FORCE_COLOR: '1' } });
    expect(forced).toBe(stdout);
    const { stdout: plain } = await crossfill(args);
    expect(plain).not.toContain(ESCAPE);
    expect(stripVTControlCharacters(stdout)).toBe(plain);
  });
});

test.each([
  ['plain', ['--free', '2A']],
  ['boxes', ['--lock', '1A']],
  ['unicode', ['--change', 'least', '--exclude-at', '2A=GHI']],
])('%s: what changed has a colour of its own', async (format, rework) => {
  const filled = file('filled.txt', 'ABC\n###\nGHI\n');
  const words = file('words.txt', 'ABC;80\nGHI;50\nGEI;90\n');
  const args = [filled, '-d', words, '-s', '1', '-f', format, ...rework];
  const { stdout } = await crossfill([...args, '--color', 'always']);
  expect(stdout).toContain(CHANGED);
  expect(stdout.split(`${ESCAPE}32m`)).toHaveLength(2);
  expect((await crossfill(args)).stdout).toBe(stripVTControlCharacters(stdout));
});

test.each([['check'], ['suggest'], ['grade']])('%s has bold headings', async (report) => {
  const args = [report, grid, '-d', list];
  const { stdout } = await crossfill([...args, '--color', 'always']);
  expect(stdout.startsWith(`${ESCAPE}1m`)).toBe(true);
  expect(stdout.split('\n')[0]!.endsWith(`${ESCAPE}22m`)).toBe(true);
  const { stdout: plain } = await crossfill(args);
  expect(plain).not.toContain(ESCAPE);
});

test('errors begin in red where colour is wanted', async () => {
  const red = '\u001b[1m\u001b[31mcrossfill:\u001b[39m\u001b[22m missing.txt: ';
  const forced = await crossfill(['missing.txt'], { env: { FORCE_COLOR: '1' } });
  expect(forced.stderr.startsWith(red)).toBe(true);
  const plain: Record<string, string>[] = [{}, { FORCE_COLOR: '0' }, { NO_COLOR: '1' }];
  for (const env of plain) {
    expect((await crossfill(['missing.txt'], { env })).stderr).not.toContain(ESCAPE);
  }
});

describe('what others wrote', () => {
  const ESCAPES = '\u001b[31mred\u001b[2J\u009b\u202e';
  const SHOWN = '\ufffd[31mred\ufffd[2J\ufffd\ufffd';
  const named = file(`${ESCAPES}.txt`, 'AB\n');
  const words = file('pair.txt', 'AB\n');
  const titled = [
    'convert',
    named,
    '--title',
    ESCAPES,
    '--clues',
    file('c.tsv', `AB\t${ESCAPES}\n`),
  ];
  const terminal = file('terminal.cjs', 'process.stdout.isTTY = true;');
  const nodeArgs = ['--require', terminal];

  test.each([
    ['check', [named, '-d', words]],
    ['grade', [named, '-d', words]],
    ['suggest', [named, '-d', words]],
  ])('%s shows the name of a file on a terminal', async (report, argv) => {
    const env = { FORCE_COLOR: '1' };
    const { stdout } = await runCommand([report, ...argv], { nodeArgs, env });
    expect(stdout).toContain(`${SHOWN}.txt`);
    expect(stdout).not.toContain(`${ESCAPE}31mred`);
    expect(stdout).toContain(`${ESCAPE}1m`);
  });

  test.each(['xd', 'txt', 'csv', 'ipuz'])('%s has no escapes on a terminal', async (format) => {
    const { stdout } = await runCommand([...titled, '-f', format], { nodeArgs });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(stdout).not.toMatch(/[\u001b\u009b\u202e]/);
    const output = path(`shown.${format}`);
    await runCommand([...titled, '-f', format, '-o', output], { nodeArgs });
    const { stdout: piped } = await runCommand([...titled, '-f', format]);
    expect(readFileSync(output, 'utf8')).toBe(piped);
  });
});

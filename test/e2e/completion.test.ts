// Completion at the built command: what is offered, and in bash that it is offered.

import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../src/format/formats.ts';
import { crossfill } from '../support/crossfill.ts';
import { BIN, runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, folder } = scratch();
const grid = file('grid.txt', '___#\n_#__\n____\n');

/** What may stand at the end of a line. */
async function offered(...line: string[]): Promise<string[]> {
  const { code, stdout } = await crossfill(['completion', 'words', '--', ...line]);
  expect(code).toBe(0);
  return stdout.split('\n').flatMap((each) => (each === '' ? [] : [each.split('\t')[0]!]));
}

describe('what may stand at the end of a line', () => {
  test.each([
    [['mini-5'], 'mini-5-1 mini-5-2'],
    [['che'], 'check'],
    [['mini-5-1', '--min'], '--min-score --min-score-slot'],
    [['check', 'mini-5-1', '--profile', 'nyt'], 'nyt nyt-themeless nyt-sunday'],
    [['mini-5-1', '--format', ''], FORMAT_NAMES.join(' ')],
    [['mini-5-1', '--format=b'], '--format=boxes'],
    [['mini-5-1', '--format', '=', 'b'], 'boxes'],
    [['grade', 'x', '--format', ''], 'text json'],
    [[grid, '--slot', ''], '1A 3A 5A 1D 2D 4D'],
    [['suggest', '-d', 'words.txt', grid, '--slot', '1'], '1A 1D'],
    [['-', '--slot', ''], ''],
    [['missing.txt', '--output', ''], ''],
    [['help', 'f'], 'formats fill'],
    [['completion', ''], 'bash zsh fish'],
    [['words', '--p'], '--prefer --personal'],
    [['words', 'P..S', '--compare', ''], 'english british'],
    [['words', ''], ''],
    [['mini-5-1', '--taste', ''], 'plain'],
  ])('%j', async (line, names) => {
    expect((await offered(...line)).join(' ')).toBe(names);
  });

  test('commands and templates begin it', async () => {
    const names = await offered('');
    expect(names.slice(0, 13)).toEqual([
      'check',
      'suggest',
      'grade',
      'words',
      'convert',
      'preflight',
      'clue',
      'desk',
      'serve',
      'arrow',
      'design',
      'help',
      'completion',
    ]);
    expect(names).toContain('american-15-1');
  });

  test('a template that cannot be read is an error, which shells do not show', async () => {
    const { code, stdout } = await crossfill([
      ...['completion', 'words', '--', 'missing.txt', '--slot', ''],
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

test('bash offers it', async () => {
  const command = file('crossfill', `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(command, 0o755);
  const { stdout: script } = await runCommand(['completion', 'bash']);
  const ask = `${script}
COMP_WORDS=(crossfill ${grid} --slot 1); COMP_CWORD=3; _crossfill; echo "\${COMPREPLY[@]}"
COMP_WORDS=(crossfill suggest --pre); COMP_CWORD=2; _crossfill; echo "\${COMPREPLY[@]}"`;
  const env = { PATH: `${folder}${delimiter}${process.env['PATH']}` };
  expect(execFileSync('bash', ['-c', ask], { env, encoding: 'utf8' })).toBe('1A 1D\n--prefer\n');
});

test.each(['zsh', 'fish'])('%s has a script, another shell is an error', async (shell) => {
  const { code, stdout } = await crossfill(['completion', shell]);
  expect(code).toBe(0);
  expect(stdout).toContain('crossfill completion words --');
  const { stderr } = await crossfill(['completion', `${shell}x`]);
  expect(stderr).toBe('crossfill: completion: name a shell: bash, zsh or fish\n');
});

// Pipes, devices and links, as shells make them.

import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../support/plain-words.ts';
import { BIN, runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const grid = file('grid.txt', '____\n____\n____\n');
const words = file('words.txt', plainWords(3, 4).join('\n'));
const BATCH = [grid, '-d', words, '--seed', '1', '--count', '100000'];

/** Runs a shell line in which `$crossfill` is the command; answers its output and exit codes. */
function shell(line: string): Promise<{ stdout: string; stderr: string; code: number | null }> {
  const script = `crossfill() { "${process.execPath}" "${BIN}" "$@"; }\n${line}`;
  const child = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const read = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (piece: string) => {
      read[name] += piece;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...read, code })));
}

describe('a reader that goes away', () => {
  test.each([
    ['a batch', BATCH],
    ['a batch with workers', [...BATCH, '--jobs', '2']],
    ['a batch of templates', [grid, ...BATCH]],
    ['every fill', [grid, '-d', words, '--all']],
  ])('ends %s quietly', async (_name, args) => {
    const { stdout, stderr } = await shell(
      `crossfill ${args.join(' ')} | head -n 1; echo "code \${PIPESTATUS[0]}"`,
    );
    expect(stdout).toMatch(/^([A-Z] ){3}[A-Z]\ncode 0\n$/);
    expect(stderr).toBe('');
  });

  test('of standard error is no matter', async () => {
    const ran = await shell(`crossfill ${grid} -d ${words} -v 2> >(true) | wc -l`);
    expect(ran.stdout.trim()).toBe('3');
  });
});

test('a full device is told in one line', async () => {
  const full = openSync('/dev/full', 'w');
  const ran = await runCommand([grid, '-d', words, '--seed', '1'], { stdout: full });
  closeSync(full);
  expect(ran).toMatchObject({
    code: 2,
    stderr: 'crossfill: standard output: no space left on device\n',
  });
});

test('standard output into a file', async () => {
  const target = openSync(path('redirected.txt'), 'w');
  const ran = await runCommand([grid, '-d', words, '--seed', '1', '--count', '3'], {
    stdout: target,
  });
  closeSync(target);
  const onPipe = await runCommand([grid, '-d', words, '--seed', '1', '--count', '3']);
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(path('redirected.txt'), 'utf8')).toBe(onPipe.stdout);
});

test('a template from a pipe that is slow', async () => {
  const ran = await shell(`{ printf '__'; sleep 0.3; printf '_\\n___\\n'; } | crossfill --blank`);
  expect(ran).toMatchObject({ code: 0, stdout: '_ _ _\n_ _ _\n', stderr: '' });
});

test('inputs from process substitution', async () => {
  const ran = await shell(
    `crossfill <(printf '__\\n__\\n') -d <(printf 'ab\\ncd\\nac\\nbd\\n') -f template -s 1`,
  );
  expect(ran.stdout).toMatch(/^(AB\nCD|AC\nBD)\n$/);
});

test.each([
  ['closed', '<&-'],
  ['empty', '</dev/null'],
])('standard input %s', async (_name, redirection) => {
  expect(await shell(`crossfill ${redirection}`)).toMatchObject({
    code: 2,
    stderr: 'crossfill: standard input: the template is empty\n',
  });
});

test('the command through a link to it', async () => {
  symlinkSync(BIN, path('linked'));
  const ran = await runCommand([grid, '--blank', '-f', 'template'], { bin: path('linked') });
  expect(ran).toMatchObject({ code: 0, stdout: '____\n____\n____\n', stderr: '' });
});

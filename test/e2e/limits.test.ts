// What is without end, or far too big, and what the system refuses, is reported in one line at once; a time limit and signals are heard before the
// search begins, too.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { BIN, runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, path, folder } = scratch();
const TOO_LARGE = 'a grid of more than 500,000 cells and blocks';

function ipuzOf(width: number, height: number): string {
  return JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    dimensions: { width, height },
    puzzle: Array.from({ length: height }, () => new Array(width).fill(0)),
  });
}

describe('inputs without end, or too big', () => {
  const zeros = file('zeros.gz', gzipSync(Buffer.alloc(200_000_000), { level: 1 }));
  const words = file('words.gz', gzipSync(Buffer.alloc(200_000_000, 'abc\nhello\n'), { level: 1 }));
  const wide = file('wide.txt', '_'.repeat(40_000_000));
  const row = file('row.txt', '_'.repeat(1_000_000));
  const square = file('square.txt', `${'_'.repeat(5000)}\n`.repeat(5000));
  const tall = file('tall.ipuz', ipuzOf(1, 600_000));
  const letters = file(
    'letters.xd',
    `Title: Large\n\n\n${`${'A'.repeat(6000)}\n`.repeat(100)}\n\n`,
  );

  test.each([
    [['mini-5-1', '-d', '/dev/zero'], '/dev/zero: too big for a word list: more than 128 MB'],
    [['mini-5-1', '--must', '/dev/zero'], '/dev/zero: too big for a word list: more than 128 MB'],
    [['mini-5-1', '--rules', '/dev/zero'], '/dev/zero: too big for a rules file: more than 8 MB'],
    [
      ['mini-5-1', '--best', '--taste', '/dev/zero'],
      '/dev/zero: too big for a taste: more than 8 MB',
    ],
    [
      ['mini-5-1', '--personal', '/dev/zero'],
      '/dev/zero: too big for a word list: more than 128 MB',
    ],
    [['words', '--compare', '/dev/zero'], '/dev/zero: too big for a word list: more than 128 MB'],
    [
      ['words', '--personal', '/dev/zero', '--drop', 'ESNE'],
      '/dev/zero: too big for a word list: more than 128 MB',
    ],
    [['/dev/zero'], '/dev/zero: too big for a template: more than 32 MB'],
    [['check', '/dev/zero'], '/dev/zero: too big for a template: more than 32 MB'],
    [['mini-5-1', '-d', zeros], 'zeros.gz: too big for a word list: more than 128 MB unpacked'],
    [['mini-5-1', '-d', words], 'words.gz: too big for a word list: more than 128 MB unpacked'],
    [[wide], 'wide.txt: too big for a template: more than 32 MB'],
    [[row], `row.txt:1:500001: ${TOO_LARGE}`],
    [['check', square], `square.txt:101:1: ${TOO_LARGE}`],
    [['grade', tall], `tall.ipuz: ${TOO_LARGE}`],
    [['convert', letters], `letters.xd:87: ${TOO_LARGE}`],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await crossfill(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^crossfill: [^\n]*\n$/);
    expect(stderr.endsWith(`${message}\n`)).toBe(true);
  });

  test('a line that quotes too much is cut', async () => {
    const rules = file('long.rules', `${'y'.repeat(1_000_000)} A\n`);
    const { code, stderr } = await crossfill(['mini-5-1', '--rules', rules]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/long\.rules:1:1: unknown rule 'yyy.* \[\.\.\.\] .*no-tags\n$/);
    expect(stderr.length).toBeLessThan(2000);
  });
});

describe('--time', () => {
  test.each([300, 700])('covers the reading of a grid of side %i', async (side) => {
    const rows = `${'_'.repeat(side)}\n`.repeat(side);
    const { code, stdout, stderr } = await runCommand(['--time', '0.01', '--seed', '1'], {
      input: rows,
    });
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toBe('crossfill: time ran out before the search began\n');
  });

  test('covers an input that never comes', async () => {
    const ran = await runCommand(['--time', '0.01', '--seed', '1'], { holdsInput: true });
    expect(ran).toMatchObject({ code: 4, stdout: '' });
  });
});

describe('signals before the search', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends with 130', async (name) => {
    const cut = await runCommand(['-', '--seed', '1', '-d', 'english'], {
      holdsInput: true,
      onStart: (child) => {
        const timer = setInterval(() => {
          if (!hears(child.pid!)) return;
          clearInterval(timer);
          child.kill(name);
        }, 1);
        child.on('close', () => clearInterval(timer));
      },
    });
    expect(cut).toMatchObject({ code: 130, signal: null, stdout: '' });
  });
});

/** Whether a process has begun to hear SIGHUP, the last of the three, as Linux tells it. */
function hears(pid: number): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const caught = BigInt(`0x${/^SigCgt:\s*(\w+)/m.exec(status)![1]}`);
  return (caught & 1n) === 1n;
}

describe('what the system refuses', () => {
  test('a folder that is gone', async () => {
    const cwd = join(folder, 'gone');
    mkdirSync(cwd);
    const lines = [`rmdir '${cwd}'`, `'${process.execPath}' '${BIN}' mini-5-1 -s 1 -o x.txt`];
    const { status, stdout, stderr } = spawnSync('sh', ['-c', lines.join('; ')], { cwd });
    expect({ status, stdout: `${stdout}` }).toEqual({ status: 2, stdout: '' });
    expect(`${stderr}`).toBe('crossfill: the current folder no longer exists\n');
  });

  test('memory', () => {
    const line = `ulimit -v 8000000; '${process.execPath}' '${BIN}' mini-5-1 -s 1`;
    const { status, stderr } = spawnSync('sh', ['-c', line]);
    const what = 'out of memory: WebAssembly reserves much address space (ulimit -v)';
    expect({ status, stderr: `${stderr}` }).toEqual({ status: 2, stderr: `crossfill: ${what}\n` });
  });

  test.runIf(existsSync('/proc/self'))('a folder in which none can be made', async () => {
    const env = { HOME: '/proc/nope' };
    const { code, stderr } = await runCommand(['words', '--add', 'no idea;50'], { env });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^crossfill: \/proc\/nope\/.*: no such file or directory\n$/);
  });

  test('a report on a row of 130,000 cells', async () => {
    const long = file('long.ipuz', ipuzOf(130_000, 1));
    const list = file('list.txt', 'AB\n');
    const { code, stdout } = await crossfill(['check', long, '-d', list]);
    expect(code).toBe(3);
    expect(stdout).toContain('130000 x 1');
  });
});

describe('patterns', () => {
  test.each([
    [`${'('.repeat(20_000)}A${')'.repeat(20_000)}`, 'groups are nested too deep'],
    ['[\\b].*', '\\b is not supported'],
    ['[A-\\d]', '\\d is not supported'],
  ])('%.20s', async (pattern, message) => {
    const { code, stderr } = await crossfill(['mini-5-1', '--slot', `1A=~${pattern}`]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^crossfill: [^\n]*\n$/);
    expect(stderr.endsWith(`: ${message}\n`)).toBe(true);
    expect(stderr.length).toBeLessThan(500);
  });
});

describe('output files', () => {
  test('may have a name as long as the file system takes', async () => {
    const name = 'n'.repeat(255);
    const { code } = await crossfill(['mini-5-1', '--seed', '1', '-o', path(name)]);
    expect(code).toBe(0);
    expect(readFileSync(path(name), 'utf8')).toMatch(/^[A-Z]/);
  });

  test('stay in their folder, whatever a template is called', async () => {
    const dots = file('...txt', '___\n');
    const output = join(folder, 'in', '{template}', '{n}.txt');
    expect(await crossfill([dots, '-s', '1', '-n', '1', '-o', output])).toMatchObject({ code: 0 });
    expect(existsSync(path('in/__/1.txt'))).toBe(true);
    expect(existsSync(path('1.txt'))).toBe(false);
  });

  test('are put where a link leads, though nothing is there yet', async () => {
    symlinkSync('second-link', path('link'));
    symlinkSync('behind.txt', path('second-link'));
    const { code } = await crossfill(['mini-5-1', '--seed', '1', '-o', path('link')]);
    expect(code).toBe(0);
    expect(existsSync(path('behind.txt'))).toBe(true);
  });
});

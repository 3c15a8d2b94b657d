// The book of docs/book.md, from its first command to its last, in one folder, and those of docs/press.md and
// docs/arrowwords.md. They take a
// minute, so that only a run with all cases makes them.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIN } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';
import { blocksOf } from '../support/transcripts.ts';

const { folder, path } = scratch();
const pageOf = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

function run(block: string): { readonly status: number | null; readonly stderr: string } {
  const crossfill = `crossfill() { "${process.execPath}" "${BIN}" "$@"; }; set -euo pipefail`;
  return spawnSync('bash', ['-c', `${crossfill}\n${block}`], {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: '/no-such-folder' },
  });
}

function runAll(page: string): void {
  for (const block of blocksOf(page, 'sh')) {
    const { status, stderr } = run(block);
    expect({ block, status, stderr }).toMatchObject({ status: 0 });
  }
}

test.runIf(IS_THOROUGH)('every command of the page on books for printers', () => {
  runAll(pageOf('press.md'));
  for (const name of ['minis', 'mixed', 'large', 'class', 'grey']) {
    expect(readFileSync(path(`${name}.pdf`), 'latin1')).toMatch(/^%PDF-/);
  }
});

test.runIf(IS_THOROUGH)('every command of the page on arrowwords', () => {
  runAll(pageOf('arrowwords.md'));
  expect(readdirSync(path('grids'))).toHaveLength(4);
  expect(readFileSync(path('arrowwords.pdf'), 'latin1')).toMatch(/^%PDF-/);
});

test.runIf(IS_THOROUGH)('every command of the page on a book', () => {
  runAll(pageOf('book.md'));
  expect(readdirSync(path('book'))).toHaveLength(50);
  const entries = readFileSync(path('entries.csv'), 'utf8').split('\n');
  expect(entries.some((line) => line.includes('HOTAIR'))).toBe(true);
  const used = readFileSync(path('used.txt'), 'utf8').trim().split('\n');
  const words = used.filter((line) => !line.startsWith('#'));
  expect(words.length).toBeGreaterThan(500);
  for (const line of words) expect(line).toMatch(/^\p{L}+;1;\d+$/u);
  expect(readFileSync(path('book.html'), 'utf8')).toContain('Empty words');
  expect(existsSync(path('book.pdf'))).toBe(true);
});

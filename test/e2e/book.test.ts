// The book of docs/book.md, from its first command to its last, in one folder. It takes a minute, so that only a run
// with all cases makes it.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIN } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';
import { blocksOf } from '../support/transcripts.ts';

const { folder, path } = scratch();
const PAGE = readFileSync(new URL('../../docs/book.md', import.meta.url), 'utf8');

function run(block: string): { readonly status: number | null; readonly stderr: string } {
  const crossfill = `crossfill() { "${process.execPath}" "${BIN}" "$@"; }; set -euo pipefail`;
  return spawnSync('bash', ['-c', `${crossfill}\n${block}`], {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: '/no-such-folder' },
  });
}

test.runIf(IS_THOROUGH)('every command of the page', () => {
  for (const block of blocksOf(PAGE, 'sh')) {
    const { status, stderr } = run(block);
    expect({ block, status, stderr }).toMatchObject({ status: 0 });
  }
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

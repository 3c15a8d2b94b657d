// What the README shows is what the program prints: each `$ command` of its console blocks is run
// by a shell, and the block must be true to the byte. What stands in its `ts` blocks must be there.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import { BIN } from '../support/run-command.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

function blocks(language: string): string[] {
  return [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    (match) => match[1]!,
  );
}

/** Pairs of a command and what it printed. */
const transcripts = blocks('console').flatMap((block) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part): [string, string] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    }),
);

describe('the README', () => {
  test('shows commands', () => expect(transcripts.length).toBeGreaterThan(3));

  test.each(transcripts)('$ %s', (command, printed) => {
    const functions = `crossfill() { "${process.execPath}" "${BIN}" "$@"; }; npx() { "$@"; }`;
    const ran = spawnSync('bash', ['-c', `${functions}; { ${command}; } 2>&1`], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect(ran.stdout).toBe(printed);
  });

  test('fits on a screen or two, and is short enough to be read', () => {
    expect(README.split('\n').length).toBeLessThan(100);
  });

  test('names only what the library has', () => {
    const names = blocks('ts').flatMap((block) => {
      const imports = /import \{ ([^}]*) \} from 'crossfill'/.exec(block);
      return imports === null ? [] : imports[1]!.split(', ');
    });
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(library).toHaveProperty(name);
  });
});

// The table of options by itself, and what is made of it.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manualPage } from '../../../../src/cli/help/manual.ts';
import { COMMAND_NAMES } from '../../../../src/cli/spec/commands.ts';
import { OPTIONS, rowsOf } from '../../../../src/cli/spec/options.ts';

test.each(COMMAND_NAMES)('%s: no two options have a flag in common', (command) => {
  const flags = rowsOf(command).flatMap((row) => row.flags.replace(/ <.*/, '').split(', '));
  expect(new Set(flags).size).toBe(flags.length);
});

test('what an option cannot be combined with is an option of a command of it', () => {
  for (const { commands, conflicts, flags } of OPTIONS) {
    const known = commands.flatMap((name) => rowsOf(name).map(({ attribute }) => attribute));
    for (const conflict of conflicts) expect(known, flags).toContain(conflict);
  }
});

test('whatever speaks of an option names one that there is', () => {
  const src = new URL('../../../../src/', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const told = files.filter((file) => /^(?:cli|say)\b.*\.ts$/.test(file));
  const ofNode = 'expose-gc';
  const known = new Set([...OPTIONS.map(({ name }) => name), ofNode]);
  const unknown = told.flatMap((file) => {
    const names = readFileSync(new URL(file, src), 'utf8').matchAll(/(?<![\w-])--([a-z][a-z-]*)/g);
    return Array.from(names, ([, name]) => name!).filter((name) => !known.has(name));
  });
  expect(unknown).toEqual([]);
});

test('the manual page is current (npm run man)', () => {
  const page = new URL('../../../../man/crossfill.1', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(manualPage());
});

test('the README links to what is packed', () => {
  const root = new URL('../../../../', import.meta.url);
  const { files } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const [, link] of readme.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)) {
    const isPacked = files.some((file: string) => link === file || link!.startsWith(`${file}/`));
    expect(isPacked, link).toBe(true);
  }
});

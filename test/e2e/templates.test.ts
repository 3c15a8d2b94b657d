// Bundled templates by name.

import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';

const { file, folder, path } = scratch();

async function listed(): Promise<{ name: string; size: string; entries: number }[]> {
  const { stdout } = await crossfill(['--list-templates']);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name, size, entries] = /^(\S+) +(\d+x\d+|\d+ cells) +(\d+) entries(?:: .*)?$/.exec(
        line,
      )!;
      return { name: name!, size: size!, entries: Number(entries) };
    });
}

test('a program reads the same list', async () => {
  const { stdout } = await crossfill(['--list-templates', '-f', 'json']);
  const records = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sizes = records.map(({ template: name, width, height, open, entries, weave }) => ({
    name,
    size: weave === undefined ? `${width}x${height}` : `${open} cells`,
    entries,
  }));
  expect(sizes).toEqual(await listed());
});

test('those listed are found by their names, from any folder', async () => {
  for (const { name, size, entries } of firstOf(await listed(), 4)) {
    const ran = await crossfill([name, '--blank', '-f', 'json'], { cwd: folder });
    const record = JSON.parse(ran.stdout);
    const cells = record.rows.join('').match(/_/g)?.length;
    expect([`${record.width}x${record.height}`, `${cells} cells`], name).toContain(size);
    expect(record.entries.length, name).toBe(entries);
  }
});

test('a file of that name goes before it, a folder does not', async () => {
  const [first, second] = await listed();
  file(first!.name, '__\n');
  mkdirSync(path(second!.name));
  const own = await crossfill([first!.name, '--blank', '-f', 'template'], { cwd: folder });
  expect(own.stdout).toBe('__\n');
  const bundled = await crossfill([second!.name, '--blank', '-f', 'json'], { cwd: folder });
  expect(JSON.parse(bundled.stdout).entries.length).toBe(second!.entries);
});

test.each([
  ['15x15', 'is not a template; to make one: crossfill design 15x15'],
  [
    'american',
    'is not a template, but a style; to make one: crossfill design 15x15 --style american',
  ],
  ['init', 'is not a template; to make one: crossfill design 15x15 -o grid.txt'],
  [
    'play',
    'is not a template; for a page to solve in a browser: crossfill grid.txt -o puzzle.html',
  ],
])('%s is no template, but something is meant', async (name, hint) => {
  const { code, stderr } = await crossfill([name]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: `crossfill: ${name}: ${hint}\n` });
});

test('squares are blocks and open cells; another sign is an error that says how to name it', async () => {
  const drawn = await crossfill(['-', '--blank', '-f', 'template'], { input: '■□\n□□\n' });
  expect(drawn).toMatchObject({ code: 0, stdout: '#_\n__\n' });
  const starred = await crossfill(['-'], { input: '*_\n__\n' });
  expect(starred.stderr).toMatch(/ a letter; the option block makes '\*' a block\n$/);
});

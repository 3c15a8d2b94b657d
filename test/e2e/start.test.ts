// What the build lays beside the command only makes it start sooner: without it, or with one that does
// not fit, the command does the same.

import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { BIN, type Ran, runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const ROOT = join(dirname(BIN), '../..');
const { path } = scratch();
const RUN = ['mini-5-1', '--seed', '1', '-f', 'json'];

/** Runs the copy of the package. */
function run(): Promise<Ran> {
  return runCommand(RUN, { bin: path('dist/cli/bin.cjs') });
}

function truncate(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2));
}

function disown(file: string): void {
  writeFileSync(file, readFileSync(file, 'latin1').replace(process.version, 'v20.99.9'), 'latin1');
}

beforeEach(() => {
  for (const part of ['dist', 'dicts', 'templates', 'package.json']) {
    cpSync(join(ROOT, part), path(part), { recursive: true });
  }
});

test.each([
  ['no compiled code', () => rmSync(path('dist/cli/main.cache'))],
  ['rubbish for compiled code', () => writeFileSync(path('dist/cli/main.cache'), 'rubbish')],
  ['compiled code of another text', () => appendFileSync(path('dist/cli/main.js'), '\n// longer')],
  ['no machine code', () => rmSync(path('dist/cli/wasm.cache'))],
  ['rubbish for machine code', () => writeFileSync(path('dist/cli/wasm.cache'), 'rubbish')],
  ['half of the machine code', () => truncate(path('dist/cli/wasm.cache'))],
  ['machine code of another Node', () => disown(path('dist/cli/wasm.cache'))],
  ['no tables', () => rmSync(path('dist/english.tables'))],
  ['rubbish for tables', () => writeFileSync(path('dist/english.tables'), 'rubbish')],
])('%s: the same fill', async (_, change) => {
  const expected = await runCommand(RUN);
  expect(expected).toMatchObject({ code: 0, stderr: '' });
  change();
  expect(await run()).toEqual(expected);
});

test('a list that changed since the build is read as it is', async () => {
  appendFileSync(path('dicts/english.txt'), 'ZZZZZ;1\n');
  const { dicts } = JSON.parse((await run()).stdout);
  const before = JSON.parse((await runCommand(RUN)).stdout).dicts;
  expect(dicts[0].words).toBe(before[0].words + 1);
  expect(dicts[0].sha256).not.toBe(before[0].sha256);
});

// Another Node may have kept none: then there is nothing to take.
describe.skipIf(!existsSync(join(ROOT, 'dist/cli/wasm.cache')))('machine code', () => {
  const spy = path('spy.cjs');
  const compiled = () => runCommand(RUN, { bin: path('dist/cli/bin.cjs'), nodeArgs: ['-r', spy] });

  beforeEach(() => {
    writeFileSync(
      spy,
      `const { Module } = WebAssembly;
      WebAssembly.Module = function (bytes) {
        process.stderr.write('compiled;');
        return new Module(bytes);
      };`,
    );
  });

  test('is taken: nothing is compiled', async () => {
    expect((await compiled()).stderr).toBe('');
  });

  test('is not there: both modules are compiled', async () => {
    rmSync(path('dist/cli/wasm.cache'));
    expect((await compiled()).stderr).toBe('compiled;compiled;');
  });
});

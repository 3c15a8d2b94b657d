// The command reads what is beside it, as it is now.

import { appendFileSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const ROOT = join(dirname(BIN), '../..');
const { path } = scratch();
const RUN = ['mini-5-1', '--seed', '1', '-f', 'json'];

test('a list that changed since the build is read as it is', async () => {
  for (const part of ['dist', 'dicts', 'templates', 'package.json']) {
    cpSync(join(ROOT, part), path(part), { recursive: true });
  }
  appendFileSync(path('dicts/english.txt'), 'ZZZZZ;1\n');
  const changed = await runCommand(RUN, { bin: path('dist/cli/bin.cjs') });
  const { dicts } = JSON.parse(changed.stdout);
  const before = JSON.parse((await runCommand(RUN)).stdout).dicts;
  expect(dicts[0].words).toBe(before[0].words + 1);
  expect(dicts[0].sha256).not.toBe(before[0].sha256);
});

test('an engine without WebAssembly is told in one line', async () => {
  const { code, stderr } = await runCommand(RUN, { nodeArgs: ['--jitless'] });
  expect(code).toBe(2);
  // Node itself may warn of its switch before.
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    'crossfill: this JavaScript engine cannot run WebAssembly with SIMD, which is needed',
  );
});

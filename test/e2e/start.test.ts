// An engine that cannot run the command is told as such.

import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';

test('an engine without WebAssembly is told in one line', async () => {
  const { code, stderr } = await runCommand(['mini-5-1', '--seed', '1'], {
    nodeArgs: ['--jitless'],
  });
  expect(code).toBe(2);
  // Node itself may warn of its switch before.
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    'crossfill: this JavaScript engine cannot run WebAssembly with SIMD, which crossfill needs',
  );
});

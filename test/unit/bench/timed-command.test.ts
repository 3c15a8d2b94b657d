import { expect, test } from 'vitest';
import { quoted, timedCommand } from '../../../bench/timed-command.ts';

/** Far beyond what these commands take. */
const LIMIT_MS = 600_000;

test.each([
  ['true', 0, '', ''],
  ['(exit 7)', 7, '', ''],
  ['echo out; echo err >&2; false', 1, 'out\n', 'err\n'],
  ['A=1 env | grep "^A="', 0, 'A=1\n', ''],
  [`printf %s ${quoted('it\'s a "path" $HOME')}`, 0, 'it\'s a "path" $HOME', ''],
])('%s', async (command, status, stdout, stderr) => {
  const ending = await timedCommand(command, LIMIT_MS);
  expect(ending).toMatchObject({ status, stdout, stderr, timedOut: false, overdue: false });
});

test('what a command does counts, whichever of its processes does it', async () => {
  const work = `${quoted(process.execPath)} -e 'for (let i = 0; i < 1e8; i++);'`;
  const { whole } = await timedCommand(`(${work}) | cat`, LIMIT_MS);
  expect(whole.cpuMs).toBeGreaterThan(10);
});

test('a command that bash cannot parse is refused', async () => {
  await expect(timedCommand('echo (', LIMIT_MS)).rejects.toThrow(RangeError);
});

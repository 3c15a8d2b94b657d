import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, FIRST_WORDS } from '../../src/cli/spec/commands.ts';
import { OPTIONS } from '../../src/cli/spec/options.ts';
import { runIn } from '../support/world.ts';

const HELP = readFileSync(new URL('help.txt', import.meta.url), 'utf8');

test('the help is as it was agreed', async () => {
  for (const argv of [['--help'], ['-h', '--all'], ['help']]) {
    expect(await runIn(argv)).toEqual({ code: 0, stdout: HELP, stderr: '' });
  }
});

test('with nothing to read it is shown on standard error, as a mistake', async () => {
  expect(await runIn([])).toEqual({ code: 2, stdout: '', stderr: HELP });
});

describe('it', () => {
  const lines = HELP.trimEnd().split('\n');

  test('fits one screen', () => {
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('names every command', () => {
    for (const name of COMMAND_NAMES) expect(HELP).toMatch(new RegExp(`\\b${name}\\b`));
  });

  test('has six examples, each a command line that is understood', async () => {
    const examples = lines.flatMap((line) => /^\S.*? {2,}crossfill (.*)/.exec(line)?.[1] ?? []);
    for (const example of examples) {
      const argv = example.replaceAll("'", '').split(' ');
      const { code } = await runIn([...argv, '--help']);
      expect(code, example).toBe(0);
    }
    expect(examples).toHaveLength(6);
  });
});

test('help all has every command and every option', async () => {
  const { stdout } = await runIn(['help', 'all']);
  const lines = stdout.split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  for (const name of FIRST_WORDS) expect(stdout).toContain(`crossfill ${name} `);
  const starts = OPTIONS.map(({ flags, text }) => [flags.replace(/[<>]/g, ''), text] as const);
  for (const [flags, text] of starts) {
    expect(
      lines.filter((line) => line.startsWith(`  ${flags} `) && line.endsWith(text)),
    ).not.toEqual([]);
  }
});

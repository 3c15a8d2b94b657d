// The pages of `crossfill help TOPIC`, and the help of each command.

import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../src/cli/spec/commands.ts';
import { OPTIONS, rowsOf } from '../../src/cli/spec/options.ts';
import { runIn } from '../support/world.ts';

const PAGES = ['words', 'rules', 'taste', 'rework', 'batch', 'formats', 'profiles', 'exit-codes'];
const TOPICS = [
  ...PAGES,
  'fill',
  'check',
  'suggest',
  'grade',
  'convert',
  'preflight',
  'clue',
  'desk',
  'serve',
  'arrow',
  'design',
  'all',
];

/** The options that a text names. */
function optionsIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<=[ ,'])--([a-z][\w-]*)/g), ([, name]) => name!);
}

test.each(TOPICS)(
  '%s: one screen if it is no command, of options that there are',
  async (topic) => {
    const { code, stdout } = await runIn(['help', topic]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    if (PAGES.includes(topic)) expect(lines.length).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    const known = OPTIONS.map(({ name }) => name);
    for (const name of optionsIn(stdout)) expect(known).toContain(name);
  },
);

test.each(COMMAND_NAMES.filter((name) => name !== 'fill'))(
  '%s --help has its options',
  async (command) => {
    const { code, stdout } = await runIn([command, '--help']);
    expect(code).toBe(0);
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(optionsIn(stdout)).toEqual(
      expect.arrayContaining(rowsOf(command).map(({ name }) => name)),
    );
  },
);

test('a page that there is not is told', async () => {
  expect(await runIn(['help', 'wrods'])).toEqual({
    code: 2,
    stdout: '',
    stderr: `crossfill: no help topic 'wrods': topics are ${TOPICS.join(', ')}: did you mean words?\n`,
  });
});

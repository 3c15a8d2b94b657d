// The pages of `crossfill help TOPIC`.

import { expect, test } from 'vitest';
import { runIn } from '../support/world.ts';

const PAGES = ['words', 'rules', 'taste', 'rework', 'batch', 'formats', 'profiles', 'exit-codes'];
const TOPICS = [...PAGES, 'fill', 'check', 'suggest', 'grade', 'convert', 'design'];

test.each(TOPICS)(
  '%s: one screen if it is no command, of options that there are',
  async (topic) => {
    const { code, stdout } = await runIn(['help', topic]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    if (PAGES.includes(topic)) expect(lines.length).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    const report = ['check', 'suggest', 'grade', 'design'].includes(topic) ? [topic] : [];
    for (const [option] of stdout.matchAll(/(?<=[ ,'])--[a-z][\w-]*/g)) {
      const runs = [[], report, ['check'], ['suggest']].map((words) =>
        runIn([...words, option, '--help']),
      );
      const errors = (await Promise.all(runs)).map(({ stderr }) => stderr);
      const knows = (stderr: string): boolean => !stderr.includes('unknown option');
      expect(errors.some(knows), option).toBe(true);
    }
  },
);

test('words --help: of options that there are', async () => {
  const { code, stdout } = await runIn(['words', '--help']);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  for (const [option] of stdout.matchAll(/(?<=[ ,'])--[a-z][\w-]*/g)) {
    // An option that wants a value must not take `--help` for a file to write.
    const { stderr } = await runIn(['words', '--help', option]);
    expect(stderr, option).not.toContain('unknown option');
  }
});

test('without a topic it is the help; a page that there is not is told', async () => {
  expect((await runIn(['help'])).stdout).toBe((await runIn(['--help'])).stdout);
  expect(await runIn(['help', 'wrods'])).toEqual({
    code: 2,
    stdout: '',
    stderr: `crossfill: no help on 'wrods': ${TOPICS.join(', ')}: did you mean words?\n`,
  });
});

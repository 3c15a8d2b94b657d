import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runIn } from '../support/world.ts';

const HELP = readFileSync(new URL('help.txt', import.meta.url), 'utf8');

test('the help is as it was agreed', async () => {
  expect(await runIn(['--help'])).toEqual({ code: 0, stdout: HELP, stderr: '' });
  expect(await runIn(['-h', '--all'])).toEqual({ code: 0, stdout: HELP, stderr: '' });
});

test('with nothing to read it is shown on standard error, as a mistake', async () => {
  expect(await runIn([])).toEqual({ code: 2, stdout: '', stderr: HELP });
});

describe('it', () => {
  const lines = HELP.trimEnd().split('\n');

  test('has 80 columns', () => {
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('names only options that there are', async () => {
    for (const [option] of HELP.matchAll(/(?<=[ ,])--?[a-zA-Z][\w-]*/g)) {
      const { stderr } = await runIn([option, '--help']);
      expect(stderr, option).not.toContain('unknown option');
    }
  });

  test('has three examples, each a command line that is understood', async () => {
    const examples = lines.filter((line) => line.includes('crossfill ')).slice(-3);
    for (const example of examples) {
      const [, line] = /crossfill (.*)/.exec(example)!;
      const argv = line!.replaceAll("'", '').split(' ');
      const { code } = await runIn([...argv, '--help']);
      expect(code, example).toBe(0);
    }
    expect(examples).toHaveLength(3);
  });
});

// A list of one's own, from the first word that a constructor is sick of to the fill without it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { shown, transcriptsOf } from '../support/transcripts.ts';

const { path, folder } = scratch();
const PAGE = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8');
mkdirSync(path('home'));
const env = { HOME: path('home') };
const own = path('home/.config/crossfill/words.txt');

test('a session with a list of one’s own', async () => {
  const plain = await crossfill(['mini-5-1', '-s', '1', '-f', 'json'], { env });
  expect(plain).toMatchObject({ code: 0, stderr: '' });
  const answers = (stdout: string): string[] =>
    JSON.parse(stdout).entries.map(({ answer }: { answer: string }) => answer);
  const [worst] = answers(plain.stdout);

  const looked = await crossfill(['words', worst!, 'nosuchword'], { env });
  expect(looked.stdout).toMatch(new RegExp(`^  ${worst} .*english\\.txt \\(bundled\\)  in$`, 'm'));
  expect(looked.stdout).toMatch(/NOSUCHWORD .*out: in no list$/m);

  const dropped = await crossfill(['words', '--drop', worst!, '--add', 'no can do;80'], { env });
  expect(dropped.stdout).toMatch(
    new RegExp(`^  ${worst} .*out: dropped by your personal list$`, 'm'),
  );
  expect(readFileSync(own, 'utf8')).toMatch(/;0.*\nno can do;80;phrase\n$/);

  for (const jobs of ['1', '3']) {
    const argv = ['mini-5-1', '-s', '1', '-n', '4', '-j', jobs, '-f', 'json'];
    const { stdout, stderr } = await runCommand(argv, { env });
    for (const line of stdout.trim().split('\n')) expect(answers(line)).not.toContain(worst);
    expect(stderr).toBe(`crossfill: ${own}: using your personal list (--no-personal ignores it)\n`);
  }
  // Elsewhere the seed gives what it gave before.
  const alone = await crossfill(['mini-5-1', '-s', '1', '-f', 'json', '--no-personal'], { env });
  expect(alone).toMatchObject({ stdout: plain.stdout, stderr: '' });

  writeFileSync(own, `${readFileSync(own, 'utf8')}bad;line\n`);
  const bad = await crossfill(['mini-5-1', '-s', '1'], { env });
  expect(bad.code).toBe(2);
  expect(bad.stderr).toMatch(/words\.txt:\d+: 'line' is not a score: [^\n]*\n$/);
});

test.each(transcriptsOf(PAGE))('docs/words.md: $ %s', (command, printed) => {
  expect(shown(command, folder)).toBe(printed);
});

test('a reader that has seen enough', async () => {
  const { code, stderr } = await runCommand(['words', '.....', '--all'], {
    onOutput: (child) => child.stdout!.destroy(),
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('whole lists are compared', async () => {
  const { code, stdout } = await crossfill(['words', '--compare', 'english', '-f', 'json']);
  expect(code).toBe(0);
  const { compared } = JSON.parse(stdout);
  expect(compared).toMatchObject({
    here: { only: 0 },
    there: { only: 0 },
    differing: { count: 0 },
  });
  expect(compared.both).toBe(compared.here.count);
});

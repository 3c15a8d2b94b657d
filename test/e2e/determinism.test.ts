// The same bytes wherever the command runs: in another folder, language and time zone, with any number of workers,
// with the template in a file or on standard input.

import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIST, MINI, RING } from '../support/batch-grids.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';

const { file, folder, path } = scratch();
// Letters that languages turn into capitals and sort in ways of their own.
const list = file('list.txt', `${LIST}\nışık;60\nidil;90\nstraße;50\nçöl;70\nzil;70\n`);
const mini = file('mini.txt', MINI);
const ring = file('ring.txt', RING);
const weave = file(
  'ring.weave',
  JSON.stringify({
    cells: ['a', 'b', 'c', 'd'].map((name, i) => ({
      name,
      row: 1 + (i >> 1),
      column: 1 + (i & 1),
    })),
    slots: [
      { number: 1, direction: 'ring', cells: ['a', 'b', 'd', 'c'] },
      { number: 2, direction: 'corner', cells: ['a', 'b', 'd'] },
    ],
  }),
);
mkdirSync(path('elsewhere'));

interface Surroundings {
  readonly language: string;
  readonly zone: string;
  readonly jobs: string;
  readonly isPiped?: boolean;
}

const ELSEWHERE: readonly Surroundings[] = [
  { language: 'tr_TR.UTF-8', zone: 'Pacific/Kiritimati', jobs: '2', isPiped: true },
  { language: 'de_DE.UTF-8', zone: 'America/St_Johns', jobs: '4' },
  { language: 'C', zone: 'UTC', jobs: '1' },
];

const WORDS = ['-d', list, '-s', '7'];
const RUNS: [what: string, argv: readonly string[], template?: string][] = [
  ['a seed of letters', [ring, '-d', list, '-s', 'ıİ straße', '-f', 'ipuz'], RING],
  ['letters that fold nowhere', [ring, ...WORDS, '--no-fold', '-n', '3', '-f', 'csv'], RING],
  ['a batch', [mini, ring, ...WORDS, '-n', '12', '--distinct', '4', '--rest', '2', '-f', 'csv']],
  ['a plain fill', [mini, ...WORDS, '-n', '3'], MINI],
  ['the best fill', [ring, ...WORDS, '--best', '--nodes', '600'], RING],
  ['rebus cells', [ring, ...WORDS, '--rebus', 'ER,ST', '-f', 'template'], RING],
  ['a design', ['design', '5x5', '--style', 'mini', ...WORDS]],
  ['a codeword', [mini, ...WORDS, '--puzzle', 'codeword', '-f', 'unicode'], MINI],
  ['a page', [mini, ...WORDS, '-f', 'html'], MINI],
  ['a PDF', [mini, ...WORDS, '-f', 'pdf'], MINI],
  ['a weave', [weave, ...WORDS, '-f', 'weave']],
];
test.each(firstOf(RUNS, 3))('%s', async (_, argv, template) => {
  const env = { XDG_CONFIG_HOME: '/no-such-folder' };
  const here = await runCommand(argv, { cwd: folder, env });
  expect(here).toMatchObject({ code: 0 });
  expect(here.stdout).not.toBe('');
  for (const { language, zone, jobs, isPiped } of firstOf(ELSEWHERE)) {
    const isIn = isPiped && template !== undefined;
    const there = await runCommand(
      [
        ...(isIn ? ['-', ...argv.slice(1)] : argv),
        ...(argv[0] !== 'design' ? ['--jobs', jobs] : []),
      ],
      {
        cwd: path('elsewhere'),
        env: { ...env, LC_ALL: language, LANG: language, TZ: zone },
        ...(isIn && { input: template }),
      },
    );
    const what = `${language}, ${zone}, ${jobs} jobs`;
    expect({ ...there, stderr: '' }, what).toEqual({ ...here, stderr: '' });
    if (!isIn) expect(there.stderr, what).toBe(here.stderr);
  }
});

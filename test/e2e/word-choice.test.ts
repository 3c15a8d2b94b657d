// A choice of words holds in every thread: the same bytes for one and for four.

import { expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, IS_THOROUGH } from '../support/thoroughness.ts';

const { file } = scratch();
const no = file('no.txt', 'area\nera\nore\n');
const yes = file('yes.txt', 'qxzqx\n');

const choices: [what: string, argv: string[]][] = [
  ['excluded words', ['--exclude', no]],
  ['preferred words', ['--prefer', yes]],
  ['a map of scores', ['-d', 'english:+5']],
  ['floors by length', ['--min-score', '3:60', '--min-score', '20']],
  ['the family', ['--family']],
  ['a list of its own', ['-d', yes, '-d', 'english', '--allow-offensive']],
];

test.each(firstOf(choices))('any number of workers: %s', async (_name, argv) => {
  const line = [
    IS_THOROUGH ? 'mid-11-1' : 'mini-7-1',
    ...argv,
    '-s',
    '1',
    '-n',
    '12',
    '-f',
    'template',
  ];
  const one = await crossfill([...line, '-j', '1']);
  expect(one.code).toBe(0);
  for (const jobs of firstOf(['2', '4'])) {
    expect(await runCommand([...line, '-j', jobs])).toEqual(one);
  }
});

test('excluded words are in no fill', async () => {
  const line = ['american-15-1', '-s', '1', '-n', '3', '-f', 'json'];
  const entriesOf = async (argv: string[]): Promise<string[]> => {
    const { stdout } = await crossfill([...line, ...argv]);
    const puzzles = stdout
      .trimEnd()
      .split('\n')
      .map((record) => JSON.parse(record));
    return puzzles.flatMap(({ entries }) => entries.map((each: { answer: string }) => each.answer));
  };
  const before = await entriesOf([]);
  const list = file('before.txt', before.join('\n'));
  const after = await entriesOf(['--exclude', list]);
  expect(after).toHaveLength(before.length);
  expect(after.filter((entry) => before.includes(entry))).toEqual([]);
});

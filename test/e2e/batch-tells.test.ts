// What is told of a template and its words is told whichever way the template is given: alone, or as a batch.

import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { plainWords } from '../support/plain-words.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const list = file('list.txt', 'CAT;60\nARE;60\nTEN;60\nCAR;40\nACE;40\nTAN;60\nRED;20\nTO;50\n');
const without = file('without.txt', 'TO\n');
const five = file('five.txt', plainWords(5).join('\n'));

/** Lines on standard error, without those that tell how a batch or a single fill went. */
function tells(stderr: string): string[] {
  const ends = /: (\d of 1 puzzle|gave up after|cannot be filled: 1 puzzle|too like others)/;
  return stderr.split('\n').filter((line) => line !== '' && !ends.test(line));
}

test.each<[what: string, grid: string, args: string[], told: RegExp]>([
  ['a given entry of no list', 'XAT\n___\n___\n', [], /given, but in no list: XAT/],
  [
    'a given entry under the floor',
    'CAR\n#_#\n#_#\n',
    ['--min-score', '50'],
    /kept: given in the grid: CAR/,
  ],
  ['a given entry that is excluded', 'TO#\n___\n', ['--exclude', without], /TO 1A is excluded/],
  ['a floor for no entry', 'CAT\n___\n___\n', ['--min-score', '7:50'], /no entry has 7 letters/],
  ['no entry', '#_#\n_#_\n', [], /nothing to fill/],
  ['every entry given', 'CAT\n###\nTEN\n', ['--min-score', '20'], /every entry is given/],
  [
    'no word of a length',
    '__#\n###\n___\n',
    ['--exclude', without],
    /every word of 2 letters is excluded/,
  ],
  ['no block to move', '____\n', [], /cannot be filled: the list has no word/],
  ['other patterns', '____#\n', [], /the nearest pattern that fills/],
  ['details', 'CAT\n___\n___\n', ['--verbose'], /3 columns, 3 rows, 6 slots/],
  [
    'where it gave up',
    '_____\n_____\n_____\n_____\n_____\n',
    ['-d', five, '--nodes', '9', '--partial', '--explain'],
    /filled at most 1 of 10 entries/,
  ],
])('%s', async (what, grid, args, told) => {
  const folder = what.replaceAll(' ', '-');
  mkdirSync(path(folder));
  const template = file(`${folder}/grid.txt`, grid);
  const argv = ['-d', list, '-s', '1', ...args];
  const alone = await crossfill([template, ...argv]);
  const batch = await crossfill(['--templates', path(folder), ...argv]);
  expect(tells(alone.stderr).join('\n')).toMatch(told);
  expect(tells(batch.stderr)).toEqual(tells(alone.stderr));
  expect(batch.code).toBe(alone.code);
});

// Tags on the command line: which words there are, how many of a kind a grid has, the British list, and how
// entries are printed.

import { describe, expect, test } from 'vitest';
import { TAGS } from '../../../src/words/vocabulary/tags.ts';
import { scratch } from '../../support/scratch.ts';
import { runIn } from '../../support/world.ts';

const { file } = scratch();
const list = file('tags.txt', 'cat;60\nnbc;60;abbr,name\nété;60;foreign\nana;60;name\n');
const row = file('row.txt', '___\n');

interface Entry {
  readonly answer: string;
  readonly display: string;
}

async function entriesOf(...argv: string[]): Promise<readonly Entry[]> {
  const { stdout, stderr } = await runIn([...argv, '-f', 'json']);
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout.split('\n')[0]!).entries;
}

const fills = async (...argv: string[]): Promise<string[]> => {
  const { stdout } = await runIn([row, '-d', list, '--all', '-f', 'template', '-q', ...argv]);
  return stdout.split('\n').filter((line) => line !== '');
};

describe('words by their tags', () => {
  test.each<[string[], string[]]>([
    [[], ['ANA', 'CAT', 'ETE', 'NBC']],
    [
      ['--only-tags', 'name'],
      ['ANA', 'NBC'],
    ],
    [
      ['--only-tags', 'abbr,Foreign'],
      ['ETE', 'NBC'],
    ],
    [
      ['--only-tags', 'abbr', '--only-tags', 'foreign'],
      ['ETE', 'NBC'],
    ],
    [
      ['--no-tags', 'name'],
      ['CAT', 'ETE'],
    ],
    [
      ['--no-tags', 'abbr,foreign'],
      ['ANA', 'CAT'],
    ],
    [['--only-tags', 'name', '--no-tags', 'abbr'], ['ANA']],
    [['--rules', file('only.rules', 'only-tags abbr foreign\nno-tags name\n')], ['ETE']],
  ])('%j', async (argv, expected) => {
    expect((await fills(...argv)).sort()).toEqual(expected);
  });

  test.each(['check', 'suggest'])('%s knows them', async (report) => {
    const ran = await runIn([report, row, '-d', list, '--no-tags', 'abbr,foreign']);
    expect(ran).toMatchObject({ code: 0 });
    const none = await runIn([report, row, '-d', list, '--only-tags', 'dated']);
    expect(none.code).toBe(3);
  });

  test('a detail tells how many went', async () => {
    const { stderr } = await runIn([row, '-d', list, '--no-tags', 'name', '-s', '1', '-v']);
    expect(stderr).toContain('2 words excluded by tags');
  });

  test.each([
    ['--only-tags', 'abr'],
    ['--no-tags', 'abbr,nam'],
    ['--limit', 'slang=2'],
    ['--rules', file('wrong.rules', 'no-tags rude\n')],
  ])('%s %s is an error that lists the tags', async (...argv) => {
    const { code, stdout, stderr } = await runIn([row, '-d', list, ...argv]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(TAGS.join(', '));
  });
});

describe('limits', () => {
  const square = file('square.txt', '__\n__\n');
  const two = file('two.txt', 'ab;50;abbr\ncd;50\nac;50;abbr\nbd;50\n');
  const line = [square, '-d', two, '-q', '-f', 'template'];

  test.each([
    ['abbr=2', 0, 'AB\nCD\n\nAC\nBD\n'],
    ['abbr=1', 3, ''],
    ['name=0', 0, 'AB\nCD\n\nAC\nBD\n'],
  ])('%s', async (limit, code, stdout) => {
    const ran = await runIn([...line, '--all', '--limit', limit]);
    expect([ran.code, ran.stdout]).toEqual([code, stdout]);
  });

  test('given entries count', async () => {
    const given = file('given.txt', 'AB\n__\n');
    const ran = await runIn([given, '-d', two, '--limit', 'abbr=0', '-s', '1']);
    const said = '1 given entry is tagged abbr (AB), but at most 0 may be';
    expect(ran).toMatchObject({ code: 3, stdout: '' });
    expect(ran.stderr).toContain(said);
  });
});

describe('the British list', () => {
  const six = file('six.txt', '______\n');
  const offers = async (word: string, ...argv: string[]): Promise<number> =>
    (await runIn([six, '--slot', `1A=~${word}`, '-s', '1', ...argv])).code;

  test('has COLOUR and APNOEA and not COLORS, the other one the contrary', async () => {
    expect(await offers('COLOUR', '-d', 'british')).toBe(0);
    expect(await offers('COLORS', '-d', 'british')).toBe(3);
    expect(await offers('APNOEA', '-d', 'british')).toBe(0);
    expect(await offers('APNOEA')).toBe(3);
    expect(await offers('COLORS', '-d', 'english')).toBe(0);
  });
});

describe('json tells how an entry is printed', () => {
  test('of the bundled list', async () => {
    const name = file('name.txt', 'LAKEERIE\n');
    const other = file('other.txt', 'QXZ\n');
    const word = file('word.txt', 'LEMON\n');
    const displays = async (...argv: string[]): Promise<string[]> =>
      (await entriesOf(...argv)).map(({ display }) => display);
    expect(await displays(name, '-s', '1')).toEqual(['Lake Erie']);
    expect(await displays(word, '-s', '1')).toEqual(['lemon']);
    expect(await displays(other, '-s', '1')).toEqual(['QXZ']);
    expect(await displays(word, '-s', '1', '-d', list, '-d', 'british')).toEqual(['lemon']);
  });

  test('of another list, its letters', async () => {
    const [entry] = await entriesOf(row, '-d', list, '--only-tags', 'foreign', '-s', '1');
    expect(entry).toMatchObject({ answer: 'ETE', display: 'ETE' });
  });
});

import { mkdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findList } from '../../../../src/cli/read/list-name.ts';
import { namesStdin } from '../../../../src/cli/spec/checks.ts';
import { BUNDLED_LIST } from '../../../../src/cli/world/bundled.ts';
import { scratch } from '../../../support/scratch.ts';
import { runIn } from '../../../support/world.ts';

const { file, path, folder } = scratch();
const list = file('words.txt', 'ab;10\ncd;10\nac;10\nbd;10\n');
const odd = file('odd:x2', 'ab\n');
file('both.txt', 'ab\n');
file('both.txt:x2', 'cd\n');

describe('what a list is called', () => {
  const twice = { operation: 'times', operand: 2 };

  test.each([
    ['words.txt', { at: 'words.txt' }],
    ['words.txt:x2', { at: 'words.txt', scoreMap: twice }],
    ['words.txt:=100', { at: 'words.txt', scoreMap: { operation: 'is', operand: 100 } }],
    ['words.txt:+10', { at: 'words.txt', scoreMap: { operation: 'plus', operand: 10 } }],
    ['words.txt:-10', { at: 'words.txt', scoreMap: { operation: 'plus', operand: -10 } }],
    ['odd:x2', { at: 'odd:x2' }],
    ['odd:x2:x2', { at: 'odd:x2', scoreMap: twice }],
    ['both.txt:x2', { at: 'both.txt:x2' }],
    ['missing.txt', { at: 'missing.txt' }],
    ['missing.txt:x2', { at: 'missing.txt', scoreMap: twice }],
    ['missing:y', { at: 'missing:y' }],
  ])('%s', (written, place) => {
    expect(findList(path(written))).toEqual({ name: path(place.at), ...place, at: path(place.at) });
  });

  test('standard input, with a map or without', () => {
    expect(findList('-')).toEqual({ name: '-', at: '-' });
    expect(findList('-:x2')).toEqual({ name: '-', at: '-', scoreMap: twice });
    expect(['-', '-:x2', '-x', './-', ''].map(namesStdin)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('a path that ends like a map of an unknown kind', () => {
    expect(() => findList(`${list}:*2`)).toThrow(
      `${list}:*2: '*2' is not a score map: write it like x2, =100, +10 or -10`,
    );
    expect(() => findList('english:2')).toThrow(/^english:2: '2' is not a score map/);
  });
});

describe('the bundled list by its name', () => {
  const before = process.cwd();
  beforeEach(() => process.chdir(folder));
  afterEach(() => process.chdir(before));

  test('with a map, too', () => {
    expect(findList('english')).toEqual({ name: 'english', at: BUNDLED_LIST });
    expect(findList('english.txt:-5')).toMatchObject({
      at: BUNDLED_LIST,
      scoreMap: { operand: -5 },
    });
  });

  test('gives way to a file, not to a folder', () => {
    mkdirSync(path('english'));
    expect(findList('english').at).toBe(BUNDLED_LIST);
    file('english.txt', 'ab\n');
    expect(findList('english.txt').at).toBe('english.txt');
  });
});

describe('in a run', () => {
  const grid = file('grid.txt', '__\n__\n');

  test.each<[string, string[], string, string?]>([
    ['a map', ['-d', `${list}:x2`, '--min-score', '20'], '2'],
    ['no map', ['-d', list, '--min-score', '20'], '0'],
    ['a map for standard input', ['-d', '-:x2', '--min-score', '20'], '2', 'ab;10\ncd\nac\nbd'],
    ['own words before the bundled list', ['-d', list, '-d', 'english', '--min-score', '99'], '0'],
    ['a file whose name has a colon', ['-d', odd], '0'],
  ])('%s', async (_name, argv, tally, input) => {
    const ran = await runIn([grid, ...argv, '--tally'], input === undefined ? {} : { input });
    expect(ran.stdout).toBe(`${tally}\n`);
  });

  test('standard input is read once, with a map or without', async () => {
    const ran = await runIn(['-d', '-:x2', '-d', '-'], { input: 'ab' });
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('only once') });
  });

  test('the bundled list joins another', async () => {
    const own = file('own.txt', 'QXZ\n');
    const ran = await runIn(['-d', own, '-d', 'english', '--tally'], { input: '___' });
    const alone = await runIn(['--tally'], { input: '___' });
    expect(Number(ran.stdout)).toBe(Number(alone.stdout) + 1);
  });
});

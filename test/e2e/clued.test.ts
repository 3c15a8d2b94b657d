// What goes out with a grid besides its letters: clues, enumerations, letters that solvers are shown, and notes on
// what a format leaves out.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIST, MINI } from '../support/batch-grids.ts';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const grid = file('grid.txt', 'AB\nCD\n');
const words = file('words.txt', 'AB\nCD\nAC\nBD\nAE\nCF\nEF\n');
const mini = file('mini.txt', MINI);
const list = file('list.txt', LIST);

interface Ipuz {
  readonly puzzle: readonly (readonly unknown[])[];
  readonly clues: Readonly<Record<string, readonly ([number, string] | { clue: string })[]>>;
}
const ipuzIn = (name: string): Ipuz => JSON.parse(readFileSync(path(name), 'utf8'));
const cluesIn = (name: string): string[] =>
  Object.values(ipuzIn(name).clues)
    .flat()
    .map((each) => (Array.isArray(each) ? each[1] : each.clue));

/** A file with a clue and an enumeration for each of the entries of the grid. */
async function clued(name: string, ...more: string[]): Promise<string> {
  const clues = file('all.tsv', 'AB\tab\nCD\tcd\nAC\tac\nBD\tbd\n');
  await crossfill(['convert', grid, '--clues', clues, ...more, '-o', path(name)]);
  return path(name);
}

describe('entries without a clue', () => {
  const some = file('some.tsv', 'ab\tAbdomen\nbd\tBdellium\n');

  test('are counted over all puzzles', async () => {
    const open = file('open.txt', 'A_\n_D\n');
    const argv = ['convert', grid, grid, open, '--clues', some, '-o', path('a.csv')];
    const { code, stderr } = await crossfill(argv);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'crossfill: 4 of 8 entries have no clue\n',
    });
  });

  test('are named where there is one puzzle', async () => {
    const argv = ['convert', grid, '--clues', some, '-o', path('a.csv')];
    expect((await crossfill(argv)).stderr).toBe(
      'crossfill: 2 entries have no clue: 3 Across, 1 Down\n',
    );
    const one = file('one.tsv', 'ab\tx\ncd\tx\nbd\tx\n');
    const { stderr } = await crossfill(['convert', grid, '--clues', one, '-o', path('a.csv')]);
    expect(stderr).toBe('crossfill: 1 entry has no clue: 1 Down\n');
  });

  test('are no matter where there are none, or nobody asked for clues', async () => {
    expect(await crossfill(['convert', await clued('b.ipuz'), '-o', path('c.ipuz')])).toMatchObject(
      {
        stderr: '',
      },
    );
    expect(await crossfill(['convert', grid, '-o', path('c.ipuz')])).toMatchObject({ stderr: '' });
    const all = ['convert', path('b.ipuz'), '--clues', some, '-o', path('c.ipuz')];
    expect(await crossfill(all)).toMatchObject({ stderr: '' });
  });
});

test('the seed of a fill chooses among the clues of a word', async () => {
  const many = Array.from({ length: 30 }, (_, i) => `ab\tclue ${i}\n`).join('');
  const clues = file('many.tsv', many);
  const chosen = async (seed: string): Promise<string> => {
    await crossfill(['convert', grid, '--clues', clues, '-s', seed, '-o', path('d.ipuz')]);
    return cluesIn('d.ipuz')[0]!;
  };
  const [one, two, again] = [await chosen('1'), await chosen('2'), await chosen('1')];
  expect(again).toBe(one);
  expect(two).not.toBe(one);
});

test('a fill of a clued puzzle keeps the clues of the entries that stayed', async () => {
  const input = await clued('e.ipuz', '--enumerations');
  const argv = [input, '-d', words, '--free', '2D', '-s', '1', '-o', path('f.ipuz')];
  expect(await crossfill(argv)).toMatchObject({ code: 0 });
  expect(cluesIn('f.ipuz')).toEqual(['-', '-', 'ac', '-']);
});

describe('--reveal', () => {
  const shown = (name: string): unknown[] =>
    ipuzIn(name).puzzle.flatMap((row) =>
      row.map((cell) =>
        typeof cell === 'object' ? ((cell as { value?: string }).value ?? '') : '',
      ),
    );

  test('shows the letters of the template, and no others', async () => {
    const given = file('given.txt', '_B\nC_\n');
    const argv = [given, '-d', words, '-s', '1', '-o', path('g.ipuz')];
    await crossfill(argv);
    expect(shown('g.ipuz')).toEqual(['', '', '', '']);
    await crossfill([...argv, '--reveal']);
    expect(shown('g.ipuz')).toEqual(['', 'B', 'C', '']);
  });

  test('hides nothing that a file shows', async () => {
    const given = file('h.txt', 'A_\n__\n');
    await crossfill([given, '-d', words, '-s', '1', '--reveal', '-o', path('h.ipuz')]);
    const argv = [path('h.ipuz'), '-d', words, '-s', '1', '--free', '1A,1D', '--reveal'];
    expect(await crossfill([...argv, '-o', path('i.ipuz')])).toMatchObject({ code: 0 });
    expect(shown('i.ipuz')).toEqual(['A', '', '', 'F']);
  });
});

test('a heading that is asked for leaves the rest of the file’s own', async () => {
  const input = await clued('j.ipuz', '--title', 'Mine', '--author', 'Me');
  await crossfill(['convert', input, '--title', 'Another', '-o', path('k.ipuz')]);
  expect(ipuzIn('k.ipuz')).toMatchObject({ title: 'Another', author: 'Me' });
});

describe('what a format leaves out', () => {
  const marked = file('marked.txt', '(A)B\nCD\n');

  test('is told once, of all puzzles', async () => {
    const { stdout, stderr } = await crossfill(['convert', marked, marked, '-f', 'boxes']);
    expect(stdout).not.toBe('');
    expect(stderr).toBe('crossfill: the format boxes has no circles: left out\n');
  });

  test('is told of documents, too', async () => {
    const ipuz = JSON.parse(readFileSync(await clued('l.ipuz'), 'utf8'));
    const own = file('own.ipuz', JSON.stringify({ ...ipuz, 'com.example:more': 1 }));
    const { stderr } = await crossfill(['convert', own, '-o', path('l.html')]);
    expect(stderr).toBe('crossfill: the format html has no fields of other formats: left out\n');
  });

  test('is not told where nothing is put out', async () => {
    const none = file('none.txt', '(_)_\nQQ\n');
    const { code, stderr } = await crossfill([none, '-d', words, '-s', '1', '-f', 'boxes']);
    expect(code).toBe(3);
    expect(stderr).not.toContain('left out');
  });

  test('is not what a file says of how it was made', async () => {
    await crossfill([mini, '-d', list, '-s', '1', '-o', path('m.ipuz')]);
    expect(await crossfill(['convert', path('m.ipuz'), '-o', path('m.jpz')])).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  test('is not that a file has enumerations', async () => {
    const input = await clued('n.ipuz', '--enumerations');
    expect(readFileSync(input, 'utf8')).toContain('showenumerations');
    const { code, stderr } = await crossfill(['convert', input, '-o', path('n.jpz')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('is not what a codeword shows, where it is said another way', async () => {
    const argv = [mini, '-d', list, '-s', '1', '--puzzle', 'codeword', '-f', 'json'];
    const { code, stderr } = await crossfill(argv);
    expect({ code, told: stderr.includes('left out') }).toEqual({ code: 0, told: false });
  });
});

// Clues: from the bank, a person's own, files, another program; proof-reading; and all of it through files.

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const env = { XDG_CONFIG_HOME: path('config') };

interface Clued {
  readonly answer: string;
  readonly clue: string | null;
  readonly clueSource: string | null;
}

/** The entries of a run in json. */
async function entriesOf(argv: readonly string[], home = {}): Promise<Clued[]> {
  const { code, stdout, stderr } = await crossfill([...argv, '-q', '-f', 'json'], { env: home });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout).entries;
}

const GRID = file('grid.txt', 'OREO\nR##A\nALOE\n###L\n');

describe('clues for a puzzle', () => {
  test('come from a file, else from the bank, and each says from where', async () => {
    const own = file('own.tsv', 'oreo\tMine\n');
    const entries = await entriesOf(['clue', GRID, '--clues', own]);
    const [oreo, aloe] = entries;
    expect(oreo).toMatchObject({ answer: 'OREO', clue: 'Mine', clueSource: own });
    expect(aloe).toMatchObject({ answer: 'ALOE', clueSource: 'bank' });
    expect(aloe!.clue).not.toBeNull();
    const asked = await entriesOf([GRID, '--clues', own, '--clues', 'bank', '-s', '0']);
    expect(asked.map(({ clue }) => clue)).toEqual(entries.map(({ clue }) => clue));
  });

  test('are not added unasked, and those of the file stay', async () => {
    const plain = await entriesOf([GRID, '-s', '1']);
    expect(plain[0]).not.toHaveProperty('clue');
    const puzzle = path('stay.ipuz');
    await crossfill(['clue', GRID, '--clues', file('a.tsv', 'oreo\tFirst\n'), '-o', puzzle]);
    const again = ['clue', puzzle, '--clues', file('b.tsv', 'oreo\tSecond\n'), '-o', puzzle];
    expect(await crossfill(again)).toMatchObject({ code: 0 });
    const written = readFileSync(puzzle, 'utf8');
    expect(written).toContain('"clue":"First","org.crossfill:source":');
    expect(written).not.toContain('Second');
  });

  test('come once in a book, and a level needs clues', async () => {
    const book = path('book.txt');
    const clues = file('two.tsv', 'oreo\tOne\noreo\tTwo\n');
    await crossfill(['clue', GRID, GRID, '--clues', clues, '-o', book, '-f', 'csv']);
    const text = readFileSync(book, 'utf8');
    expect(text).toContain('One');
    expect(text).toContain('Two');
    expect(await crossfill([GRID, '--level', '1', '-f', 'csv'])).toMatchObject({
      code: 2,
      stderr: 'crossfill: option --level chooses among clues: use it with --clues bank\n',
    });
  });

  test('go through a table and back', async () => {
    const table = path('table.csv');
    await crossfill([
      'clue',
      GRID,
      '--clues',
      file('c.tsv', 'oreo\tA "big", round é\n'),
      '-o',
      table,
    ]);
    const edited = readFileSync(table, 'utf8').replace('round é', 'white é');
    writeFileSync(table, `\ufeff${edited.replaceAll('\n', '\r\n')}`);
    const [oreo] = await entriesOf(['clue', GRID, '--clues', table]);
    expect(oreo!.clue).toBe('A "big", white é');
  });

  test('come from another program, which is asked for those that are missing', async () => {
    const script = `console.log(require('fs').readFileSync(0, 'utf8').trim().split('\\n')
      .map(JSON.parse).map(({ entry, most }) => JSON.stringify({ entry, clue: entry.length + '/' + most }))
      .join('\\n'))`;
    const command = `node ${file('program.cjs', script)}`;
    const own = file('d.tsv', 'oreo\tMine\n');
    const entries = await entriesOf(['clue', GRID, '--clues', own, '--clue-command', command]);
    expect(entries.map(({ clue }) => clue)).toEqual(['Mine', '4/45', '3/45', '4/45']);
    expect(entries[1]!.clueSource).toBe('command');
    expect(await crossfill(['clue', GRID, '--clue-command', 'exit 3'])).toMatchObject({ code: 2 });
  });
});

test('clues that were printed are remembered, preferred, and avoided for a while', async () => {
  const printed = path('printed.ipuz');
  await crossfill(['clue', GRID, '--clues', file('e.tsv', 'oreo\tPrinted\n'), '-o', printed]);
  const learned = await crossfill(['clue', '--learn', printed], { env });
  expect(learned).toMatchObject({ code: 0 });
  expect(learned.stderr).toMatch(/clues\.tsv: [34] clues learned\n$/);
  const again = await crossfill(['clue', '--learn', printed], { env });
  expect(again.stderr).toMatch(/: 0 clues learned, [34] known already\n$/);
  const [oreo] = await entriesOf(['clue', GRID], env);
  expect(oreo).toMatchObject({ clue: 'Printed', clueSource: 'memory' });
  const [other] = await entriesOf(['clue', GRID, '--avoid-used', '36500'], env);
  expect(other).toMatchObject({ clueSource: 'bank' });
  const shown = await crossfill(['clue', 'OREO', 'A.OE'], { env });
  expect(shown.stdout).toMatch(/OREO +\d{4}-\d\d-\d\d +printed +Printed\n/);
  expect(shown.stdout).toMatch(/ALOE +[123] +bank /);
  expect(await crossfill(['clue', GRID, 'OREO'])).toMatchObject({
    code: 2,
    stderr: 'crossfill: clue: OREO is not a file: name either puzzles or words\n',
  });
});

test('proof-reading finds what an editor would mark', async () => {
  const clues = 'oreo\tOreos cookie\naloe\tSee 9-Across  now\nora\tAloe kin\noaell\tx\n';
  const puzzle = path('proof.ipuz');
  await crossfill(['convert', GRID, '--clues', file('f.tsv', clues), '-o', puzzle]);
  const { code, stderr } = await crossfill(['check', puzzle, '--clues', '--no-personal']);
  expect(code).toBe(3);
  const about = stderr.split('\n').map((line) => line.replace(`crossfill: ${puzzle}: `, ''));
  expect(about).toEqual(
    expect.arrayContaining([
      '1A: the clue has the answer, or a form of it: OREOS',
      '3A: the clue names 9-Across, which the grid does not have',
      '3A: two spaces, or a space at the beginning or end',
      '1D: the clue has ALOE, which is the entry at 3A',
      'no clue: 2D',
    ]),
  );
});

// What a person says in vain is told, and every command gives the same answer. What is refused, in which words, is
// recorded in test/net.

import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, folder } = scratch();

/** Runs a command in the folder of the test's files. */
const run = (...argv: string[]) => crossfill(argv, { cwd: folder });

file('grid.txt', '#_#_#\n_____\n#_##_\n#_##_\n');
file('words.txt', 'tuna;60\nmusic;50\ncan;70\nhi;40\n');
file('hi.txt', 'hi\n');
file('own.txt', 'hi;0\n');
file('filled.txt', '#T#H#\nMUSIC\n#N##A\n#A##N\n');
const FILLING = ['grid.txt', '-d', 'words.txt', '-s', '1'];
const FILLED = ['filled.txt', '-d', 'words.txt', '-s', '1'];
const FILL = '  T   H\nM U S I C\n  N     A\n  A     N\n';

/** Lines of standard error without the name of the command. */
const told = (stderr: string): string[] =>
  stderr
    .replaceAll(/^crossfill: /gm, '')
    .trimEnd()
    .split('\n');

describe('told', () => {
  test('a word that is left out one line of several of which is a phrase', async () => {
    file('some.txt', 'hi\nhi music\n');
    const { code, stderr } = await run(...FILLING, '--exclude', 'some.txt');
    expect(code).toBe(3);
    expect(stderr).toContain('some.txt: line 2 is read as one word, HIMUSIC, which no list has\n');
  });

  test('lengths of which names and tags leave no word', async () => {
    const { code, stderr } = await run(...FILLING, '--only-tags', 'name');
    expect(code).toBe(3);
    expect(told(stderr)[0]).toBe(
      'grid.txt: every word of 2, 3, 4, 5 letters is excluded by name or by tags',
    );
  });

  test('of words among which there is a choice, those that are excluded go', async () => {
    file('two.txt', 'hi\nho\n');
    const argv = [...FILLING, '--slot', '2D@two.txt', '--exclude', 'hi.txt'];
    const ran = await run(...argv);
    expect(ran.stderr).toContain('2D@two.txt: ignored, because excluded: HI\n');
    file('ho.txt', 'tuna\nmusoc\ncan\nhi\n');
    expect((await run(...argv, '-d', 'ho.txt')).stdout).toContain('M U S O C');
  });

  test('a grid of blocks, and an empty line between rows', async () => {
    file('blocks.txt', '##\n##\n');
    const { stderr } = await run('blocks.txt', '-d', 'words.txt', '-s', '1');
    expect(stderr).toBe('crossfill: blocks.txt: the grid has no entries: nothing to fill\n');
    file('gap.txt', '#_#_#\n_____\n\n#_##_\n#_##_\n');
    const gap = 'crossfill: gap.txt: ignored empty line 3: the 4 rows are one grid\n';
    const ran = await run('gap.txt', '-d', 'words.txt', '-s', '1');
    expect(ran).toMatchObject({ stdout: FILL, stderr: gap });
    expect((await run('check', 'gap.txt', '-d', 'words.txt')).stderr).toBe(gap);
    expect((await run('gap.txt', '--blank')).stderr).toBe(gap);
  });

  test('no letters of how entries of a record are printed', async () => {
    file('accents.txt', 'café;60\nhi;50\n');
    file('row4.txt', '____\n');
    const { stdout } = await run(
      'row4.txt',
      '--personal',
      'accents.txt',
      '-s',
      '1',
      '-d',
      'accents.txt',
      '-f',
      'json',
    );
    expect(stdout).toContain('café');
    file('record.json', stdout);
    const { stderr } = await run('grade', 'record.json', '-d', 'words.txt');
    expect(stderr).toBe('');
  });

  test('a list of one’s own that only drops is no empty list', async () => {
    const { stderr } = await run(...FILLING, '--personal', 'own.txt', '--slot', '2D=hi');
    expect(stderr).not.toContain('empty');
  });
});

describe('one answer in every command', () => {
  test('a floor of a slot holds for what is given there', async () => {
    const floor = ['--min-score-slot', '3A:60'];
    for (const argv of [
      FILLED,
      [...FILLING, '--slot', '3A=music'],
      ['check', 'filled.txt', '-d', 'words.txt'],
    ]) {
      const { code, stderr } = await run(...argv, ...floor);
      expect(code).toBe(3);
      expect(stderr).toContain(
        'cannot be filled: the given MUSIC at 3 Across does not fit the rule min-score 60\n',
      );
    }
    const graded = await run('grade', 'filled.txt', '-d', 'words.txt', ...floor);
    expect(graded.code).toBe(3);
    expect(graded.stderr).toContain('MUSIC scores below 60');
  });

  test('limits count what is given by its tags, left out or not', async () => {
    file('names.txt', 'tuna;60;abbr,name\nmusic;50;name\ncan;70\nhi;40\nho;50\nmusoc;40\n');
    const argv = [
      'grid.txt',
      '-d',
      'names.txt',
      '-s',
      '1',
      '--slot',
      '1D=TUNA',
      '--no-tags',
      'abbr',
    ];
    const most = await run(...argv, '--limit', 'name=1');
    expect(most.stdout).toContain('M U S O C');
    expect((await run(...argv, '--limit', 'name=0')).code).toBe(3);
  });

  test('least change moves what is left out by score, and tells its score', async () => {
    file('more.txt', 'tuna;60\nmusic;50\ncan;70\nhi;40\nho;80\nmusoc;90\n');
    const argv = ['filled.txt', '-d', 'more.txt', '-s', '1', '--change', 'least'];
    for (const option of [
      ['--min-score', '45'],
      ['--exclude', 'hi.txt'],
    ]) {
      const { code, stdout, stderr } = await run(...argv, ...option);
      expect({ code, stdout }).toEqual({ code: 0, stdout: FILL.replaceAll('I', 'O') });
      expect(stderr).toContain('filled.txt: 2D HI 40 -> HO 80\n');
    }
  });

  test('advice helps, or is not given', async () => {
    // Each slot alone would do with 90, but not all of them.
    const words = 'tuna;90\nmusic;90\ncan;70\nhi;30\nyo;95\nkat;95\n';
    file('floors.txt', words);
    const argv = ['grid.txt', '-d', 'floors.txt', '-s', '1', '--min-score'];
    const { code, stderr } = await run(...argv, '93');
    expect(code).toBe(3);
    expect(stderr).toContain(
      'crossfill: grid.txt: cannot be filled: the list has no word of length 5 scored 93 or more for 3 Across\ncrossfill: grid.txt: possible fixes: a minimum score of 30 (--min-score)\ncrossfill: grid.txt: to find the nearest pattern that fills, add your word options: crossfill design --from grid.txt\n',
    );
    expect((await run(...argv, '30')).code).toBe(0);
    file('ai.txt', 'ai\nyo\n');
    expect((await run(...argv, '93', '--must', 'ai.txt')).stderr).not.toContain('would help');
  });

  test('a letter that has to appear and may not', async () => {
    const { stderr } = await run(...FILLING, '--require-letters', 'TX', '--avoid-letters', 'XQ');
    expect(stderr).toContain('X is both required and avoided');
  });
});

describe('changes to a list of one’s own', () => {
  test.each([
    [['--add', 'tuna'], 'TUNA now scores 50 instead of 60 (words.txt)'],
    [['--drop', 'xyzzy'], 'XYZZY is in no list; it would be dropped from any list'],
  ])('%j', async (edit, note) => {
    file('mine.txt', '# mine\n');
    const { code, stderr } = await run(
      'words',
      '-d',
      'words.txt',
      '--personal',
      'mine.txt',
      ...edit,
    );
    expect(code).toBe(0);
    expect(told(stderr)).toContain(note);
  });

  test('words tells of lines that a list loses', async () => {
    file('mixed.txt', 'tuna;60\nice cream;50\nr2d2\n');
    const { stderr } = await run('words', 'tuna', '-d', 'mixed.txt');
    expect(stderr).toMatch(/^crossfill: mixed.txt: 1 kept, 2 dropped, for example 'ice cream;50'/);
  });
});

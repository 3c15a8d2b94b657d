// `crossfill words`, and what a list of one's own does to every command.

import { mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scratch } from '../../support/scratch.ts';
import { runIn } from '../../support/world.ts';

const { file, path, folder } = scratch();
const list = file('list.txt', 'cat;60\ncow;20\ndog;10;name\n');
const row = file('row.txt', '___\n');
const config = path('config');
mkdirSync(path('config/crossfill'), { recursive: true });
const mine = file('config/crossfill/words.txt', '# mine\nc-o-w;95;abbr\ndog;0\ne m u;70\n');
const env = { XDG_CONFIG_HOME: config };

async function run(...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const ran = await runIn(argv, { env });
  const shorter = (text: string): string => text.replaceAll(`${folder}/`, '');
  return { ...ran, stdout: shorter(ran.stdout), stderr: shorter(ran.stderr) };
}
const json = async (...argv: string[]) => JSON.parse((await run(...argv, '-f', 'json')).stdout);
const SAID =
  'crossfill: config/crossfill/words.txt: using your personal list (--no-personal ignores it)\n';

describe('a list of one’s own is read by every command', () => {
  const fills = async (...argv: string[]): Promise<string[]> =>
    (await run(row, '-d', list, '--all', '-f', 'template', ...argv)).stdout
      .split(/\n+/)
      .filter(Boolean);

  test('its words are in, what it drops is out', async () => {
    expect((await fills()).sort()).toEqual(['CAT', 'COW', 'EMU']);
    expect((await fills('--no-personal')).sort()).toEqual(['CAT', 'COW', 'DOG']);
    expect((await fills('--min-score', '65')).sort()).toEqual(['COW', 'EMU']);
    const other = file('other.txt', 'emu;5\n');
    expect((await fills('--personal', other)).sort()).toEqual(['CAT', 'COW', 'DOG', 'EMU']);
  });

  test('and it is said, in json too', async () => {
    const { stderr } = await run(row, '-d', list, '-s', '1');
    expect(stderr).toBe(SAID);
    const { dicts, entries } = await json(row, '-d', list, '-s', '1', '--min-score', '90');
    expect(dicts).toMatchObject([
      { name: 'config/crossfill/words.txt', personal: true, words: 2 },
      { name: 'list.txt', words: 3 },
    ]);
    expect(entries[0]).toMatchObject({ answer: 'COW', display: 'c-o-w', score: 95 });
    const without = await run(row, '-d', list, '-s', '1', '-f', 'json', '--no-personal');
    expect(without).toMatchObject({ stderr: '' });
    expect(JSON.parse(without.stdout).dicts).toHaveLength(1);
    expect((await run(row, '-d', list, '-s', '1', '-q')).stderr).toBe('');
  });

  test.each([['check'], ['suggest'], ['grade'], ['words']])('%s', async (command) => {
    const template = command === 'words' ? [] : [row];
    const argv = [command, ...template, '-d', list];
    // It is spoken of where somebody repeats a seed, or asks for details.
    expect(await run(...argv)).toMatchObject({ code: 0, stderr: '' });
    if (command === 'words') return;
    expect((await run(...argv, '-v')).stderr).toContain(SAID);
    expect((await run(...argv, '-v', '--no-personal')).stderr).not.toContain(SAID);
  });

  test('one without a word is as none', async () => {
    const none = file('none.txt', '# nothing yet\n\n');
    expect((await run(row, '-d', list, '-s', '1', '--personal', none)).stderr).toBe('');
  });

  test('its score of a crude word counts, but not for the family; a slur stays out', async () => {
    const rude = file('rude.txt', 'crap;60\nslut;60\nbird;60\n');
    const lookUps = async (...argv: string[]) =>
      (await json('words', 'crap', 'slut', '-d', rude, ...argv)).words;
    expect(await lookUps('--personal', file('own.txt', 'crap;55\nslut;55\n'))).toMatchObject([
      { score: 55, usable: true },
      { usable: false, why: 'offensive (allowed by --allow-offensive)' },
    ]);
    expect(await lookUps('--personal', path('own.txt'), '--family')).toMatchObject([
      { usable: false, why: 'crude (filtered by --family)' },
      { usable: false },
    ]);
    expect(await lookUps('--no-personal')).toMatchObject([{ score: 20, listed: 60 }, {}]);
  });

  test('tells nothing of the language of the others', async () => {
    const swedish = file('sv.txt', 'slut;50\nbåt;50\när;50\n');
    const { words } = await json(
      'words',
      'slut',
      '-d',
      swedish,
      '--personal',
      file('en.txt', 'cat;5'),
    );
    expect(words).toMatchObject([{ usable: true, score: 50 }]);
  });

  test.each([
    ['cat;500\n', "bad.txt:1: '500' is not a score: expected a whole number from 0 to 100"],
    ['dog\n7up;5\n', "bad.txt:2: '7up' is not a word"],
    [
      Uint8Array.of(97, 10, 0xe9, 10),
      'bad.txt:2: not UTF-8; if it is ISO-8859-1, convert it: iconv',
    ],
  ])('a bad one: %j', async (content, message) => {
    const ran = await run(row, '-d', list, '--personal', file('bad.txt', content));
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(`crossfill: ${message}`);
    expect(ran.stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('one that is not there, or a folder', async () => {
    const missing = await run(row, '--personal', path('missing.txt'));
    expect(missing).toMatchObject({
      code: 2,
      stderr: 'crossfill: missing.txt: no such file or directory\n',
    });
    const aFolder = await run(row, '--personal', config);
    expect(aFolder).toMatchObject({ code: 2, stderr: 'crossfill: config: is a directory\n' });
  });
});

describe('words', () => {
  test('are looked up', async () => {
    const { words } = await json(
      'words',
      'c o w',
      'dog',
      'cat',
      'zzz',
      '-d',
      list,
      '--exclude',
      file('no.txt', 'cat'),
    );
    expect(words).toMatchObject([
      {
        word: 'COW',
        usable: true,
        score: 95,
        tags: ['abbr'],
        display: 'c-o-w',
        list: 'config/crossfill/words.txt',
      },
      {
        word: 'DOG',
        usable: false,
        why: 'dropped by your personal list',
        list: 'list.txt',
      },
      { word: 'CAT', usable: false, why: 'excluded by no.txt', score: 60 },
      { word: 'ZZZ', usable: false, why: 'in no list', score: null, list: null },
    ]);
  });

  test('are listed by pattern', async () => {
    const argv = ['words', 'C..', '~[CE].*', '-d', list, '-n', '1'];
    const { patterns } = await json(...argv);
    expect(patterns).toMatchObject([
      { pattern: 'C..', count: 2, words: [{ word: 'COW', score: 95, display: 'c-o-w' }] },
      { pattern: '~[CE].*', count: 3 },
    ]);
    expect((await run(...argv)).stdout).toContain('  and 2 more\n');
    const all = await json('words', '...', '-d', list, '--all');
    expect(all.patterns[0].words).toHaveLength(3);
    const bad = await run('words', '[', '-d', list);
    expect(bad).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bad regular expression ['),
    });
  });

  test('are counted', async () => {
    expect((await run('words', '-d', list, '--no-personal')).stdout).toBe(
      'list.txt: 3 words, by length and score\n' +
        '  letters  90+  70-89  50-69  30-49  10-29  0-9  all\n' +
        '  3          0      0      1      0      2    0    3\n' +
        '  all        0      0      1      0      2    0    3\n',
    );
  });

  test('are compared', async () => {
    const other = file('other2.txt', 'cat;90\ngnu;7\ndog;10\n');
    const { compared, dicts } = await json('words', '-d', list, '--compare', other);
    expect(compared).toMatchObject({
      here: { name: 'list.txt', count: 3, only: 2, examples: [{ word: 'COW' }, { word: 'EMU' }] },
      // What one's own list drops is missed on neither side.
      there: { name: 'other2.txt', count: 2, only: 1, examples: [{ word: 'GNU' }] },
      both: 1,
      differing: { count: 1, examples: [{ word: 'CAT', here: 60, there: 90 }] },
    });
    expect(dicts.map(({ name }: { name: string }) => name)).toContain('other2.txt');
  });
});

describe('changes', () => {
  test('go into the file, the rest of which stays', async () => {
    const own = file('edit.txt', '# mine\ncow;95;abbr # moo\n\nemu;70\n');
    const { code, stderr, stdout } = await run(
      ...['words', '-d', list, '--personal', own, '--set', 'COW=5', '--drop', 'dog'],
      ...['--add', 'no can do;80;phrase', '--drop', 'nosuch', 'cat'],
    );
    expect(code).toBe(0);
    expect(readFileSync(own, 'utf8')).toBe(
      '# mine\ncow;5;abbr # moo\n\nemu;70\ndog;0;name\nno can do;80;phrase\nnosuch;0\n',
    );
    expect(stderr).toContain('crossfill: edit.txt: 4 words changed\n');
    expect(stdout.match(/^ {2}[A-Z]+/gm)).toEqual([
      '  COW',
      '  DOG',
      '  NOCANDO',
      '  NOSUCH',
      '  CAT',
    ]);
  });

  test('a new file says what it is, and its folder is made', async () => {
    const fresh = { XDG_CONFIG_HOME: path('fresh') };
    const { code } = await runIn(['words', '-d', list, '--set', 'cat=1'], { env: fresh });
    expect(code).toBe(0);
    const text = readFileSync(path('fresh/crossfill/words.txt'), 'utf8');
    expect(text).toMatch(/^# Your personal word list.*\n#.*\ncat;1\n$/);
  });

  test('tags stay unless others are given', async () => {
    const own = path('tags.txt');
    await run('words', '-d', list, '--personal', own, '--add', 'dog;80', '--add', 'cat;5;name');
    expect(readFileSync(own, 'utf8')).toMatch(/\ndog;80;name\ncat;5;name\n$/);
    await run('words', '-d', list, '--personal', own, '--add', 'cat;6');
    expect(readFileSync(own, 'utf8')).toMatch(/\ncat;6;name\n$/);
  });

  test.each([
    [['--set', 'zzz=5'], "option --set zzz=5: no list has ZZZ; use --add 'zzz;5'"],
    [['--set', '7up=5'], "option --set 7up=5: '7up' is not a word"],
    [['--add', '# x'], 'option --add # x: the line has no entry'],
    [['--add', ''], 'option --add : the line has no entry'],
    [['--add', 'x;y'], "option --add x;y: 'y' is not a score"],
    [['--drop', ''], "option --drop : '' is not a word"],
  ])('all or none: %j', async (argv, message) => {
    const before = readFileSync(mine, 'utf8');
    const ran = await run('words', '-d', list, '--set', 'cat=1', ...argv);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(`crossfill: ${message}`);
    expect(readFileSync(mine, 'utf8')).toBe(before);
  });

  test('without a home they have no place', async () => {
    expect(await runIn(['words', '-d', list, '--drop', 'cat'])).toMatchObject({
      code: 2,
      stderr:
        'crossfill: words: no home folder for your personal list; name a file with --personal FILE\n',
    });
  });
});

// What a person gets wrong at a command line, or says in vain: it is refused with one line, or told.

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
const OWN = 'own.txt: your own list is read first (--no-personal leaves it out)';
const FULL =
  'filled.txt: every entry is given, so it stays as it is; --free, --lock or --change least fill it anew';
const GIVEN = 'filled.txt: given, and so they stay:';

/** Lines of standard error without the name of the command. */
const told = (stderr: string): string[] =>
  stderr
    .replaceAll(/^crossfill: /gm, '')
    .trimEnd()
    .split('\n');

describe('refused', () => {
  test.each([
    [
      ['--must', 'hi.txt', '--exclude', 'hi.txt'],
      'option --must hi.txt: HI has to appear, and is excluded (hi.txt)',
    ],
    [
      ['--slot', '2D=hi', '--exclude', 'hi.txt'],
      'option --slot 2D=hi: HI is to stand at 2D, and is excluded (hi.txt)',
    ],
    [['--exclude', 'star.txt'], "star.txt:1: '*ing' is no word"],
    [
      ['--slot', '3A=M?SIC'],
      "option --slot 3A=M?SIC: 'M?SIC' is no word; as a pattern it is 3A=~M.SIC",
    ],
    [['--slot', '3A=MU,IC'], "option --slot 3A=MU,IC: ',' in 'MU,IC' is no letter"],
    [['--rules', 'comma.rules'], "comma.rules:1:12: ',' in 'FLAT,IRK' is no letter"],
    [
      ['--slot', '3A=~M_SIC'],
      "option --slot 3A=~M_SIC: bad regular expression M_SIC: '_' is no letter; any letter is .",
    ],
    [
      ['--slot', '3A=~*IC'],
      'option --slot 3A=~*IC: bad regular expression *IC: nothing to repeat; any letter is ., any letters are .*',
    ],
    [['--rules', 'twice.rules'], 'twice.rules:2:12: must-count 1 in twice.rules:1 says otherwise'],
    [
      ['--duplicates', 'stem=off', '--duplicates', 'stem=forbid'],
      'option --duplicates stem=forbid: duplicates stem=off says otherwise',
    ],
    [['--taste', 'plain'], 'option --taste weighs what --best looks for, and there is no --best'],
    [['-s', '2'], 'option --seed is given twice: 1 and 2'],
    [['--fold', '--no-fold'], 'options --fold and --no-fold contradict each other'],
    [
      ['--personal', 'own.txt', '--no-personal'],
      'options --personal and --no-personal contradict each other',
    ],
    [
      ['--no-tags', 'name', '--only-tags', 'name'],
      'no word is left: name is a tag of --only-tags and of --no-tags',
    ],
    [['--sort', 'mean'], "unknown option '--sort': it is one of grade"],
    [
      ['--tally', '-f', 'boxes'],
      'option --tally tells a number, as plain or json, and none as boxes',
    ],
    [
      ['--tally', '-o', 'fills.pdf'],
      'option --tally tells a number, as plain or json, and none as pdf',
    ],
    [['--list-templates'], 'option --list-templates stands alone: it makes nothing of --dict'],
    [
      ['--personal', 'latin.txt'],
      'latin.txt:1: not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8',
    ],
  ])('%j', async (argv, message) => {
    file('star.txt', '*ing\n');
    file('comma.rules', 'exclude-at 3A=FLAT,IRK\n');
    file('twice.rules', 'must-count 1\nmust-count 2\nmust HI CAN\n');
    file('latin.txt', Uint8Array.of(0xe9, 0x74, 0x0a));
    const ran = await run(...FILLING, ...argv);
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: `crossfill: ${message}\n` });
  });

  test.each([
    [
      ['grade', 'filled.txt', '--free', '3A'],
      "grade: unknown option '--free': it is one of fill, check and suggest",
    ],
    [
      ['grade', 'filled.txt', '-d', 'words.txt', '--rules', 'free.rules'],
      'free.rules:1:6: of a finished grid nothing is freed or locked: it is graded as it stands',
    ],
    [
      ['--list-templates', '-f', 'pdf'],
      'option --list-templates lists them as plain or json, not as pdf',
    ],
    [
      ['latin.grid', '-d', 'words.txt'],
      'latin.grid:2: not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8',
    ],
    [
      ['words', '-d', 'words.txt', '--personal', 'new.txt', '--set', 'can=5', '--drop', 'can'],
      'option --drop can: CAN is changed twice, each time otherwise',
    ],
    [
      ['check', 'filled.txt', 'row.txt', '-d', 'words.txt', '--slot', '4D=can'],
      'row.txt: option --slot 4D=can: the template has no 4 Down',
    ],
  ])('%j', async (argv, message) => {
    file('free.rules', 'free 3A\n');
    file('latin.grid', Uint8Array.of(0x5f, 0x0a, 0xe9, 0x0a));
    file('row.txt', '___\n');
    const ran = await run(...argv);
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: `crossfill: ${message}\n` });
  });
});

test.each([
  [[...FILLING, '-o', 'grid.txt'], 'option --output: grid.txt is read as well, and would be lost'],
  [
    [...FILLING, '--must', 'hi.txt', '-o', 'hi.txt'],
    'option --output: hi.txt is read as well, and would be lost',
  ],
  [['grid.txt', '-d', ''], "option '-d, --dict <FILE>' argument '' is invalid. It is a file"],
  [['', '-d', 'words.txt'], 'the name of the template is empty'],
  [[...FILLING, '--must', ''], 'option --must : of which file? Its name is empty'],
  [['fill', 'grid.txt', '-d', 'words.txt'], 'crossfill fills without the word fill'],
  [
    ['suggest', 'grid.txt', '-n', '3'],
    'suggest: --count is for the words of one slot: --slot, --cell or --swap',
  ],
  [
    ['suggest', 'grid.txt', '-n', '3'],
    'suggest: --count is for the words of one slot: --slot, --cell or --swap',
  ],
  [['help', 'fill', 'grid.txt'], 'help is of one topic, not of fill and grid.txt'],
  [
    ['words', 'tuna', '-d', 'words.txt', '-n', '5'],
    'words: --count is for patterns and for --compare, and there is none',
  ],
  [
    ['grade', 'grid.txt', '--sort', 'flor'],
    "grade: option '--sort <KEY>' argument 'flor' is invalid. Allowed choices are name, floor, mean, unlisted. Did you mean floor?",
  ],
  [[...FILLING, '--exclude', 'long.txt'], `long.txt:1: '${'{'.repeat(60)}...' is no word`],
])('refused: %j', async (argv, message) => {
  file('long.txt', `${'{'.repeat(500)}\n`);
  const ran = await run(...argv);
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: `crossfill: ${message}\n` });
});

describe('told', () => {
  test.each<[string[], string[]]>([
    [
      ['--must', 'hi.txt', '--personal', 'own.txt'],
      [OWN, 'HI has to appear, although your own list drops it (own.txt)'],
    ],
    [
      ['--slot', '2D=hi', '--personal', 'own.txt'],
      [OWN, 'grid.txt: given, and so they stay: HI 2D is dropped by your own list'],
    ],
    [
      ['--exclude', 'phrase.txt'],
      ['phrase.txt: its word HIMUSIC is in no list, so nothing is left out'],
    ],
    [
      ['--exclude', 'odd.txt'],
      ['odd.txt: none of its 2 words, such as QQQ, is in a list, so nothing is left out'],
    ],
    [
      ['--exclude', 'none.txt', '--rules', 'none.txt'],
      ['none.txt: no rule stands there', 'none.txt: no word stands there'],
    ],
    [['--prefer', 'none.txt'], ['none.txt: no word stands there']],
    [['--min-score', '9:60'], ['grid.txt: min-score 9:60: no entry has 9 letters']],
    [['--exclude-at', '2D=qq'], ['exclude-at 2D=qq: QQ is in no list, so nothing is left out']],
  ])('%j', async (argv, notes) => {
    file('phrase.txt', 'hi music\n');
    file('odd.txt', 'zzz\nqqq\n');
    file('none.txt', '# nothing\n\n');
    const ran = await run(...FILLING, ...argv);
    expect(ran).toMatchObject({ code: 0, stdout: FILL });
    expect(told(ran.stderr).sort()).toEqual([...notes].sort());
  });

  test.each<[string[], string[]]>([
    [
      ['--exclude', 'hi.txt'],
      [`${GIVEN} HI 2D is excluded`, FULL],
    ],
    [
      ['--min-score', '45'],
      [`${GIVEN} HI 2D scores 40, and the floor is 45`, FULL],
    ],
    [['--min-score-slot', '3A:50'], [FULL]],
    [['--differ', 'filled.txt'], [FULL]],
    [[], ['']],
  ])('a filled grid under %j', async (argv, notes) => {
    const ran = await run(...FILLED, ...argv);
    expect(ran).toMatchObject({ code: 0, stdout: FILL });
    expect(told(ran.stderr)).toEqual(notes);
  });

  test('a word that is left out one line of several of which is a phrase', async () => {
    file('some.txt', 'hi\nhi music\n');
    const { code, stderr } = await run(...FILLING, '--exclude', 'some.txt');
    expect(code).toBe(3);
    expect(stderr).toContain('some.txt: line 2 is the one word HIMUSIC, which no list has\n');
  });

  test('lengths of which names and tags leave no word', async () => {
    const { code, stderr } = await run(...FILLING, '--only-tags', 'name');
    expect(code).toBe(3);
    expect(told(stderr)[0]).toBe(
      'grid.txt: every word of 2, 3, 4, 5 letters is left out, by name or by its tags',
    );
  });

  test('of words among which there is a choice, those that are excluded go', async () => {
    file('two.txt', 'hi\nho\n');
    const argv = [...FILLING, '--slot', '2D@two.txt', '--exclude', 'hi.txt'];
    const ran = await run(...argv);
    expect(ran.stderr).toContain('2D@two.txt: left out, for they are excluded: HI\n');
    file('ho.txt', 'tuna\nmusoc\ncan\nhi\n');
    expect((await run(...argv, '-d', 'ho.txt')).stdout).toContain('M U S O C');
  });

  test('a grid of blocks, and an empty line between rows', async () => {
    file('blocks.txt', '##\n##\n');
    const { stderr } = await run('blocks.txt', '-d', 'words.txt', '-s', '1');
    expect(stderr).toBe('crossfill: blocks.txt: no entry is in it: there is nothing to fill\n');
    file('gap.txt', '#_#_#\n_____\n\n#_##_\n#_##_\n');
    const gap =
      'crossfill: gap.txt: line 3 is empty, which means nothing: the 4 rows are one grid\n';
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
      expect(stderr).toContain('MUSIC, given at 3 Across, does not fit the rule min-score 60');
    }
    const graded = await run('grade', 'filled.txt', '-d', 'words.txt', ...floor);
    expect(graded.code).toBe(3);
    expect(graded.stderr).toContain('MUSIC scores less than 60');
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
    expect(stderr).toContain('what would help: a floor of 30 on scores');
    expect((await run(...argv, '30')).code).toBe(0);
    file('ai.txt', 'ai\nyo\n');
    expect((await run(...argv, '93', '--must', 'ai.txt')).stderr).not.toContain('would help');
  });

  test('a letter that has to appear and may not', async () => {
    const { stderr } = await run(...FILLING, '--require-letters', 'TX', '--avoid-letters', 'XQ');
    expect(stderr).toContain('X must appear, and is one of the letters to be avoided');
  });
});

describe('changes to a list of one’s own', () => {
  test.each([
    [['--add', 'tuna'], 'TUNA scores 50 from now on, not 60 (words.txt)'],
    [['--drop', 'xyzzy'], 'XYZZY is in no list; if one should have it, it is dropped'],
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
    expect(stderr).toMatch(/^crossfill: mixed.txt: 1 kept, 2 dropped, such as 'ice cream;50'/);
  });
});

// What a person says is used or refused, and never dropped in silence.

import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { BIN } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, folder } = scratch();

/** Runs a command in the folder of the test's files. */
const run = (...argv: string[]) => crossfill(argv, { cwd: folder });

const GRID = file('grid.txt', '#_#_#\n_____\n#_##_\n#_##_\n') && 'grid.txt';
const WORDS = file('words.txt', 'tuna\nmusic\ncan\nhi\n') && 'words.txt';
const FILL = '  T   H\nM U S I C\n  N     A\n  A     N\n';
const FILLING = [GRID, '-d', WORDS, '-s', '1'];

describe('words named one by one', () => {
  const ROW = file('row.txt', '_________\n') && 'row.txt';

  test.each([
    ['--must', 'flat white'],
    ['--must', "FLAT-WHITE;50  # with a coffee's foam"],
    ['--slot', '1A=flat white'],
    ['--slot', '1A=flat/white'],
  ])('%s "%s" is FLATWHITE', async (option, text) => {
    const value = option === '--must' ? file('theme.txt', `# theme\n\n${text}\n`) : text;
    const ran = await run(ROW, '-d', WORDS, '-s', '1', option, value);
    expect(ran).toMatchObject({ code: 0, stdout: 'F L A T W H I T E\n' });
  });

  test.each(['--exclude', '--prefer'])('%s "spats!" is SPATS', async (option) => {
    file('spats.txt', 'spats;10\nplays;40\n');
    file('no.txt', 'spats!\n');
    file('five.txt', '_____\n');
    const ran = await run('five.txt', '-d', 'spats.txt', '-s', '1', option, 'no.txt');
    const entry = option === '--prefer' ? 'S P A T S' : 'P L A Y S';
    expect(ran).toMatchObject({ code: 0, stdout: `${entry}\n` });
  });

  test('words of a rule are parted by spaces or commas', async () => {
    file('commas.rules', 'must TUNA,HI, CAN\n');
    const ran = await run(...FILLING, '--rules', 'commas.rules');
    expect(ran).toMatchObject({ code: 0, stdout: FILL });
  });
});

describe('lists', () => {
  test('are told of when more than a tenth was dropped', async () => {
    file('mixed.txt', 'tuna\nmusic\ncan\nhi\nice cream\nR2D2;50\n');
    const { code, stderr } = await run(GRID, '-d', 'mixed.txt', '-s', '1');
    expect(code).toBe(0);
    expect(stderr).toBe(
      "crossfill: mixed.txt: 4 kept, 2 dropped, for example 'ice cream' in line 5: ' ' is not a letter; --strip would keep 1 of them\n",
    );
    const quiet = await run(GRID, '-d', 'mixed.txt', '-s', '1', '-q');
    expect(quiet.stderr).toBe('');
  });

  test('are not when it was less, and an empty one is', async () => {
    file('many.txt', 'tuna\nmusic\ncan\nhi\n'.repeat(5) + 'R2D2\n');
    file('none.txt', '\n');
    const { stderr } = await run(GRID, '-d', 'many.txt', '-d', 'none.txt', '-s', '1');
    expect(stderr).toBe('crossfill: none.txt: the list is empty\n');
  });

  test('without a usable line show the first that is not', async () => {
    file('useless.txt', '\n12;50\n??\n');
    const ran = await run(GRID, '-d', 'useless.txt', '-s', '1');
    const message = "useless.txt:2: no usable entry: '12;50': '1' is not a letter";
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: `crossfill: ${message}\n` });
  });

  test('and givens tell once that letters were folded, unless it was asked for', async () => {
    file('year.txt', 'AÑO_\n');
    file('years.txt', 'añoz\naños\ncafé\n');
    const argv = ['year.txt', '-d', 'years.txt', '-s', '1'];
    const told = 'accents are removed, for example AÑOZ to ANOZ (years.txt), Ñ to N (year.txt)';
    const { stdout, stderr } = await run(...argv);
    expect(stdout).toMatch(/^A N O [SZ]\n$/);
    expect(stderr).toBe(`crossfill: ${told}; --no-fold keeps them\n`);
    expect((await run(...argv, '--fold')).stderr).toBe('');
    const kept = await run(...argv, '--no-fold');
    expect(kept.stdout).toMatch(/^A Ñ O [SZ]\n$/);
    expect(kept.stderr).toBe('');
  });
});

describe('given entries that stand in no list', () => {
  test('stay, and are named', async () => {
    const ran = await run('quiz-132-8x7', '-s', '1', '-f', 'template');
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('RUBYQUIZ') });
    expect(ran.stderr).toBe(
      'crossfill: quiz-132-8x7: given, but in no list: RUBYQUIZ 5A, MATZ 2D\n',
    );
  });

  test.each(['fill', 'check', 'grade'])('are marked by %s', async (command) => {
    file('nonsense.txt', 'XQZRT\nR#A#O\nROVER\nN#E#S\nERROR\n');
    const name = command === 'fill' ? [] : [command];
    const ran = await run(...name, 'nonsense.txt', ...(command === 'fill' ? ['-s', '1'] : []));
    expect(ran.code).toBe(0);
    const told = command === 'fill' ? ran.stderr : ran.stdout;
    expect(told).toMatch(/in no list: XQZRT 1A, XRRNE 1D|In no list +\d+: XQZRT 1A/);
    expect(told).toContain('XRRNE 1D');
    if (command !== 'fill') {
      const json = JSON.parse((await run(command, 'nonsense.txt', '-f', 'json')).stdout);
      expect(json.notInList).toContainEqual({ slot: '1A', answer: 'XQZRT' });
    }
  });
});

describe("a word of a person's own list that is kept out as offensive", () => {
  const LIST = file('rude.txt', 'slut\nbird\n') && 'rude.txt';
  const ASKS = file('asks.txt', 'SLU_\n') && 'asks.txt';
  const FOUR = file('four.txt', '____\n') && 'four.txt';
  const CONDITION = 'without the word filtered as offensive (--allow-offensive)';

  test.each([[['-s', '1']], [['--tally']], [['--all']]])('%j: is the condition', async (argv) => {
    const { code, stderr } = await run(ASKS, '-d', LIST, ...argv);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^crossfill: asks.txt: cannot be filled: without the word filtered/);
    const { stdout } = await run(ASKS, '-d', LIST, ...argv, '-f', 'json');
    expect(JSON.parse(stdout.split('\n')[0]!).reason).toContain(`${CONDITION}: no word`);
    expect((await run(ASKS, '-d', LIST, ...argv, '--allow-offensive')).code).toBe(0);
  });

  test('check proves no more', async () => {
    const { stderr } = await run('check', ASKS, '-d', LIST);
    expect(stderr).toContain(`cannot be filled: ${CONDITION}: no word`);
  });

  test('is no word of --tally and --all either, which say so', async () => {
    const tally = await run(FOUR, '-d', LIST, '--tally');
    expect(tally).toMatchObject({ stdout: '1\n', stderr: `crossfill: four.txt: ${CONDITION}\n` });
    expect((await run(FOUR, '-d', LIST, '--all')).stdout).toBe('B I R D\n');
    const all = await run(FOUR, '-d', LIST, '--tally', '--allow-offensive');
    expect(all).toMatchObject({ stdout: '2\n', stderr: '' });
  });
});

test('slots that --only leaves open need not agree with each other', async () => {
  file('square.txt', '___\n___\n___\n');
  // Every row fits some word, but the columns cannot all cross the second one.
  file('columns.txt', 'cat\ncxx\naxx\ntyy\n');
  const argv = ['square.txt', '-d', 'columns.txt', '-s', '1', '-f', 'template'];
  const ran = await run(...argv, '--only', '1A', '--slot', '1A=cat');
  expect(ran).toMatchObject({ code: 0, stdout: 'CAT\n___\n___\n', stderr: '' });
  // A word that stands already is none for another slot.
  const chosen = await run(...argv, '--only', '1A,1D');
  expect(chosen.code).toBe(3);
});

describe('outputs', () => {
  test('- is standard output', async () => {
    const ran = await run(...FILLING, '-o', '-');
    expect(ran).toMatchObject({ code: 0, stdout: FILL, stderr: '' });
    const report = await run('check', GRID, '-d', WORDS, '-o', '-');
    expect(report.stdout).toContain('grid.txt: 5 x 4');
  });
});

test('a report is not written over what it reads', async () => {
  for (const argv of [
    ['grade', GRID, '-d', WORDS, '-o', GRID],
    ['words', 'hi', '-d', WORDS, '-o', WORDS],
  ]) {
    expect(await run(...argv)).toMatchObject({ code: 2, stdout: '' });
  }
});

test('what is locked is not to be filled', async () => {
  const FILLED = file('filled.txt', '#T#H#\nMUSIC\n#N##A\n#A##N\n') && 'filled.txt';
  const ran = await run(FILLED, '-d', WORDS, '--only', '3A', '--lock', '3A');
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).toContain('nothing to fill: its letters are kept');
});

test('a number with a letter behind it is no score', async () => {
  file('odd.txt', 'tuna;6O\nmusic;5e1\ncan;60 pts\nhi;70\n');
  const { stdout } = await run('words', 'tuna', 'music', 'can', '-d', 'odd.txt', '-f', 'json');
  expect(stdout).not.toMatch(/"score":(6|5)\b/);
});

describe('templates', () => {
  test('a form feed is no separator of cells', async () => {
    const ran = await crossfill(['--blank'], { input: '_\f_\n__\n' });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toMatch(/^crossfill: standard input:1:2: unknown character U\+000C/);
  });

  test('a directory on standard input is called one', () => {
    const ran = spawnSync(process.execPath, [BIN, '--blank'], {
      stdio: [openSync(folder, 'r'), 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    expect(ran.stderr).toBe('crossfill: standard input: is a directory\n');
    expect(ran.status).toBe(2);
  });
});

test('what is far from all that there is is not taken for one', async () => {
  const { stderr } = await run('xyzzy', '-s', '1');
  expect(stderr).not.toContain('did you mean');
});

// Inputs as they come from all sorts of editors and machines, and large ones.

import { createWriteStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { met, some } from '../support/thoroughness.ts';

const { file, path } = scratch();
const GRID = '#_#_#\n_____\n#_##_\n#_##_\n';
const WORDS = 'tuna\nmusic\ncan\nhi\n';
const FILL = '  T   H\nM U S I C\n  N     A\n  A     N\n';
const grid = file('grid.txt', GRID);
const words = file('words.txt', WORDS);

describe('the same inputs in other clothes give the same fill', () => {
  test.each([
    ['CRLF', GRID.replaceAll('\n', '\r\n'), WORDS.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${GRID}`, `\ufeff${WORDS}`],
    ['no last newline', GRID.trimEnd(), WORDS.trimEnd()],
    [
      'capitals, scores, repeats',
      GRID,
      `${WORDS.toUpperCase().replaceAll('\n', ';50\n')}hi\nHi;3\n`,
    ],
    ['another order', GRID, 'hi\ncan\ntuna\nmusic\n'],
  ])('%s', async (name, template, list) => {
    const argv = ['-', '-d', file(`${name}.txt`, list), '-s', '1'];
    expect(await crossfill(argv, { input: template })).toMatchObject({ code: 0, stdout: FILL });
  });

  test.each(['C', 'POSIX', 'tr_TR.UTF-8', 'xx_YY'])('the locale %s', async (locale) => {
    const env = { LC_ALL: locale, LANG: locale, TZ: 'Asia/Kathmandu' };
    const list = file('turkish.txt', 'tuna\nmusic\ncan\nhi\nıi\n');
    const ran = await runCommand([grid, '-d', list, '-s', '1'], { env });
    expect(ran).toMatchObject({ code: 0, stdout: FILL, stderr: '' });
  });
});

test('a Latin-1 list is read as such, and a damaged one in UTF-8 is not', async () => {
  const list = file('latin.txt', Buffer.from('tuna\nmüsic\ncan\nhi\n', 'latin1'));
  const ran = await crossfill([grid, '-d', list, '-s', '1']);
  expect(ran).toMatchObject({ code: 0, stdout: FILL });
  expect(ran.stderr).toContain('latin.txt: read as ISO-8859-1, as it is not UTF-8\n');
  const mixed = Buffer.concat([Buffer.from('é\n'), Buffer.from('été\n', 'latin1')]);
  const { code, stderr } = await crossfill([grid, '-d', file('mixed.txt', mixed)]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/mixed\.txt:2: not UTF-8.*iconv.*\n$/);
});

test('German words are folded as Germans write them without umlauts', async () => {
  const list = file('german.txt', 'tuna\nmüss\nstraße\ncan\nhi\n');
  const row = file('row5.txt', '_____\n');
  for (const fold of [['--fold', 'de'], ['--fold-de']]) {
    const ran = await crossfill([row, '-d', list, '-s', '1', ...fold]);
    expect(ran).toMatchObject({ code: 0, stdout: 'M U E S S\n', stderr: '' });
  }
  const set = ['--slot', '1A=Müss', '--fold', 'de'];
  expect((await crossfill([row, '-d', list, '-s', '1', ...set])).stdout).toBe('M U E S S\n');
  const seven = file('row7.txt', '_______\n');
  expect((await crossfill([seven, '-d', list, '-s', '1', '--fold-de'])).stdout).toBe(
    'S T R A S S E\n',
  );
  expect((await crossfill([row, '-d', list, '-s', '1', '--fold'])).code).toBe(3);
});

test('letters that a short list cannot show to be its own are kept by name', async () => {
  const list = file('short.txt', 'tuna\nmüsic\ncan\nhi\n');
  const argv = [grid, '-d', list, '-s', '1'];
  expect((await crossfill(argv)).stdout).toBe(FILL);
  const kept = await crossfill([...argv, '--letters', 'äöü']);
  expect(kept).toMatchObject({ code: 3 });
  const named = file('u.txt', '#_#_#\n_____\n#_##_\n#_##_\n');
  const words = file('u-words.txt', 'tüna\nmüsic\ncan\nhi\n');
  const filled = await crossfill([named, '-d', words, '-s', '1', '--letters', 'Ü']);
  expect(filled).toMatchObject({ code: 0, stdout: FILL.replace('M U', 'M Ü') });
  expect((await crossfill([...argv, '--letters', '1'])).code).toBe(2);
});

describe('large inputs', () => {
  const megabytes = some(100);
  test(`a list of ${megabytes} MB`, async () => {
    const list = path('large.txt');
    await writeLargeList(list, megabytes * 1_000_000);
    const ran = await crossfill([grid, '-d', words, '-d', list, '-s', '1', '-f', 'json']);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const { dicts } = JSON.parse(ran.stdout);
    expect(dicts[1].words).toBeGreaterThan(met(8_000_000));
  });

  // Half a million cells and blocks are the most.
  const side = some(700);
  test.each([
    ['open', '_'],
    ['blocks', '#'],
  ])(`a blank of ${side} x ${side} cells: %s`, async (_name, cell) => {
    const text = `${cell.repeat(side)}\n`.repeat(side);
    const ran = await crossfill(['--blank', '-f', 'template'], { input: text });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout === text).toBe(true);
  });

  test(`filling ${side} x ${side} blocks`, async () => {
    const text = `${'#'.repeat(side)}\n`.repeat(side);
    const ran = await crossfill(['-d', words, '-f', 'template', '-s', '1'], { input: text });
    expect(ran.code).toBe(0);
    expect(ran.stderr).toBe(
      'crossfill: standard input: the grid has no entries: nothing to fill\n',
    );
    expect(ran.stdout === text).toBe(true);
  });

  test(`filling ${side} x ${side} open cells is proved impossible`, async () => {
    const text = `${'_'.repeat(side)}\n`.repeat(side);
    const { code, stderr } = await crossfill(['-d', words, '-s', '1'], { input: text });
    expect(code).toBe(3);
    const why = `^crossfill: standard input: cannot be filled: .*length ${side}.*\n`;
    const help = `.*: possible fixes: a word of length ${side}\n$`;
    expect(stderr).toMatch(new RegExp(why + help));
  });
});

/** Lines of 3 to 14 letters, one piece of text over and over with another ending each time. */
async function writeLargeList(path: string, bytes: number): Promise<void> {
  const piece = Array.from({ length: 20_000 }, (_, line) => {
    const letters = String(line * 7919).replace(/\d/g, (digit) => 'AEIORSTNLD'[Number(digit)]!);
    return letters.padEnd(3 + (line % 8), 'QUIZ');
  });
  const stream = createWriteStream(path);
  for (let written = 0, round = 0; written < bytes; round++) {
    const ending = String(round).replace(/\d/g, (digit) => 'BCFGHMPVWY'[Number(digit)]!);
    const text = piece.map((word) => `${word}${ending}\n`).join('');
    written += text.length;
    if (!stream.write(text))
      await new Promise<void>((resolve) => stream.once('drain', () => resolve()));
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()));
}

test('missing letters are those of the alphabet of the list', async () => {
  const list = file('alphabet.txt', 'müde\ntür\n');
  const full = file('tuer.txt', 'TÜR\n');
  const { stdout } = await crossfill(['grade', full, '-d', list, '--letters', 'Ü']);
  expect(stdout).toMatch(/^ {2}Missing letters +D E M$/m);
});

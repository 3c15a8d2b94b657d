// PDFs as files: what other programs read in them. Those programs (poppler's) need not be there.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

function poppler(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const words = file('words.txt', 'AB\nCD\nAC\nBD\n');
const clues = file(
  'clues.tsv',
  'AB\tSailor’s start (half)\nCD\tMusic on a disc\nAC\tCurrent\nBD\tŽižkov: Жук, Ωμέγα, “ąęß”\n',
);
const SQUARE = { input: '__\n__\n' };
const FILL = ['-d', words, '--no-personal', '-s', '1', '--clues', clues];

describe.runIf(hasPoppler)('what stands in a PDF', () => {
  test('is read by others: clues, answers, heading, all alphabets', async () => {
    const pdf = path('one.pdf');
    const heading = ['--title', 'Überschrift <1>', '--author', 'Ada (Жук)', '--copyright', '2026'];
    const { code, stderr } = await crossfill([...FILL, ...heading, '-o', pdf], SQUARE);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const [puzzle, solution] = poppler('pdftotext', '-layout', pdf, '-').split('\f');
    for (const text of [
      'Überschrift <1>',
      'By Ada (Жук)',
      '© 2026',
      'Across',
      'Sailor’s start (half)',
      'Music on a disc',
      'Down',
      'Žižkov: Жук, Ωμέγα, “ąęß”',
    ]) {
      expect(puzzle).toContain(text);
    }
    expect(solution).toMatch(/A\s+B[\s\S]*C\s+D|A\s+C[\s\S]*B\s+D/);
    expect(puzzle!.replaceAll(/\S{2,}|\d/g, '')).not.toMatch(/[BCD]/);
    const info = poppler('pdfinfo', '-enc', 'UTF-8', pdf);
    expect(info).toMatch(/Title: +Überschrift <1>\nAuthor: +Ada \(Жук\)\n/);
    expect(info).toMatch(/Pages: +2\n[\s\S]*Page size: +595\S* x 841\S* pts \(A4\)/);
    expect(info).not.toContain('CreationDate');
  });

  test('runs from right to left in Hebrew and Arabic, and is read in the order of its letters', async () => {
    const pdf = path('rtl.pdf');
    const rtl = file('rtl.tsv', 'AB\tשלום עולם (3)\nCD\tمدينة كبيرة\n');
    const { code } = await crossfill([...FILL, '--clues', rtl, '-o', pdf], SQUARE);
    expect(code).toBe(0);
    const text = poppler('pdftotext', pdf, '-').replaceAll(/[\u202a-\u202e]/g, '');
    expect(text).toContain('שלום עולם');
    expect(text.normalize('NFKC')).toContain('مدينة كبيرة');
  });

  test('has fonts in it, of which only what is used', async () => {
    const pdf = path('fonts.pdf');
    await crossfill([...FILL, '--paper', 'letter', '-o', pdf], SQUARE);
    const fonts = poppler('pdffonts', pdf).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      expect(font).toMatch(/^[A-Z]{6}\+RobotoCondensed\S* +CID TrueType +Identity-H +yes yes yes/);
    }
    expect(readFileSync(pdf).length).toBeLessThan(60_000);
    expect(poppler('pdfinfo', pdf)).toContain('(letter)');
  });

  test('is the clues in their order, whatever the paper', async () => {
    const grid = file('grid.txt', '_____\n_____\n_____\n_____\n_____\n');
    const entries = Array.from({ length: 5 }, (_, i) => `clue ${i} of "this" -- it's so`);
    const rows = ['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAS'];
    const list = file('square.txt', `${rows.join('\n')}\n`);
    const table = file('square.tsv', rows.map((word, i) => `${word}\t${entries[i]}`).join('\n'));
    for (const paper of ['a5', '6x9', '8.5x11']) {
      const pdf = path(`order-${paper}.pdf`);
      const options = ['--allow-repeats', '--no-personal', '--show', 'puzzle', '--paper', paper];
      await crossfill([grid, '-d', list, '-s', '1', '--clues', table, ...options, '-o', pdf]);
      const text = poppler('pdftotext', '-raw', pdf, '-').replaceAll(/\s+/g, ' ');
      expect(text.match(/clue \d of “this” — it’s so/g)).toHaveLength(10);
      const numbers = [...text.matchAll(/clue (\d)/g)].map(([, n]) => Number(n));
      expect(numbers.slice(0, 5)).toEqual(numbers.slice(5));
    }
  });

  test('is a book where there are several', async () => {
    const pdf = path('book.pdf');
    const [one, two] = [file('1.txt', 'AB\n'), file('2.txt', 'CD\nEF\n')];
    await crossfill(['convert', one, two, '--title', 'My book', '-o', pdf]);
    const pages = poppler('pdftotext', '-layout', pdf, '-').split('\f');
    expect(pages).toHaveLength(5);
    expect(pages[0]).toMatch(/My book\s+Contents\s+Puzzle 1\s+2\s+Puzzle 2\s+3\s+Solutions\s+4/);
    expect(pages[1]).toContain('Puzzle 1');
    expect(pages[1]).not.toContain('My book');
    expect(pages[3]).toMatch(/Solutions\s+Puzzle 1\s+Puzzle 2/);
  });
});

test('a name with {n} is a file a puzzle, each with the title', async () => {
  const [one, two] = [file('1.txt', 'AB\n'), file('2.txt', 'CD\n')];
  const { code } = await crossfill(['convert', one, two, '--title', 'T', '-o', path('p{n}.pdf')]);
  expect(code).toBe(0);
  for (const name of ['p1.pdf', 'p2.pdf']) {
    const text = readFileSync(path(name), 'latin1');
    expect(text).toMatch(/^%PDF-1\.3\n/);
    expect(text).toMatch(/\bobj\n\(T\)\nendobj/);
    expect(text).toMatch(/%%EOF\s*$/);
  }
});

test('the same puzzle is the same bytes', async () => {
  const bytes = [];
  for (const name of ['a.pdf', 'b.pdf']) {
    await crossfill([...FILL, '-o', path(name)], SQUARE);
    bytes.push(readFileSync(path(name)));
  }
  expect(bytes[0]!.equals(bytes[1]!)).toBe(true);
});

test('what the fonts do not have is told', async () => {
  const input = file('odd.txt', 'AB\n');
  const { code, stderr } = await crossfill([
    'convert',
    input,
    '--title',
    '漢字🎉',
    '-o',
    path('odd.pdf'),
  ]);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'crossfill: the pdf fonts lack 漢 字 🎉: printed as □\n',
  });
});

test('a PDF has one look', async () => {
  const { code, stderr } = await crossfill(
    ['convert', '--look', 'dark', '-o', path('x.pdf')],
    SQUARE,
  );
  expect(code).toBe(2);
  expect(stderr).toContain('crossfill: option --look works with the formats svg, html, not pdf\n');
});

test('a page to solve has no heading but those of its puzzles', async () => {
  const [one, two] = [file('1.txt', 'AB\n'), file('2.txt', 'CD\n')];
  await crossfill(['convert', one, two, '--title', 'Each of them', '-o', path('two.html')]);
  expect(readFileSync(path('two.html'), 'utf8').split('Each of them')).toHaveLength(3);
});

import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { Random } from '../../../../src/base/random.ts';
import type { ReadOptions } from '../../../../src/format/reading.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';

function rowsOf(text: string, options: ReadOptions = {}): string[] {
  return renderTemplate(parseTemplate(text, options)).trimEnd().split('\n');
}

describe('what a template may look like', () => {
  test.each<[string, string, string[]]>([
    ['underscores', '__\n__\n', ['__', '__']],
    ['dots', '..\n..\n', ['__', '__']],
    ['dots and underscores', '._\n_.\n', ['__', '__']],
    ['blocks', '_#\n#_\n', ['_#', '#_']],
    ['blocks only', '##\n##\n', ['##', '##']],
    ['a single cell', '_', ['_']],
    ['givens of either case', 'aB\nz_\n', ['AB', 'Z_']],
    ['spaces between cells', '_ # _\n_ _ _\n', ['_#_', '___']],
    ['spaces anywhere', '  _   #\t_ \n___\n', ['_#_', '___']],
    ['no last newline', '__\n__', ['__', '__']],
    ['blank lines', '\n\n__\n \t \n__\n\n', ['__', '__']],
    ['CRLF', '__\r\n__\r\n', ['__', '__']],
    ['CR', '__\r__\r', ['__', '__']],
    ['line ends of all kinds', '__\r\n\r\n__\n\r__', ['__', '__', '__']],
    ['a byte order mark', '\ufeff__\n__\n', ['__', '__']],
    ['accents folded', 'é_\n', ['E_']],
    ['an accent of its own', 'e\u0301_\n', ['E_']],
    ['Cyrillic', 'жЯ_\n', ['ЖЯ_']],
    ['a letter beyond the first plane', '\u{10428}_\n', ['\u{10400}_']],
  ])('%s', (_name, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('width and height are of the rows and columns', () => {
    expect(parseTemplate('___\n___\n').layout.geometry).toMatchObject({ width: 3, height: 2 });
  });
});

describe('another block character', () => {
  test.each<[string, string, string, string[]]>([
    ['a letter is no given then', 'X', 'X_\n_A\n', ['#_', '_A']],
    ['nor is its other case', 'X', 'x_\n__\n', ['#_', '__']],
    ['asked for in lower case', 'x', 'xX\n__\n', ['##', '__']],
    ['# stays a block', 'X', 'X_\n_#\n', ['#_', '_#']],
    ['a dot is not open then', '.', '._\n__\n', ['#_', '__']],
    ['a digit', '0', '0_\n_0\n', ['#_', '_#']],
    ['a sign beyond ASCII', '■', '■_\n_■\n', ['#_', '_#']],
    ['a letter beyond ASCII', 'É', 'É_\né_\n', ['#_', '#_']],
    ['# itself', '#', '#_\n__\n', ['#_', '__']],
  ])('%s', (_name, block, text, rows) => {
    expect(rowsOf(text, { block })).toEqual(rows);
  });

  test.each(['', 'XY', ' ', '\n'])('%j is none', (block) => {
    expect(() => parseTemplate('__', { block })).toThrow(InputError);
  });
});

test('what decides on folding is asked only if there is a letter to fold', () => {
  let asked = 0;
  const fold = () => {
    asked++;
    return new Set('Ñ');
  };
  expect(parseTemplate('ab_\n', { fold }).cells).toEqual(['A', 'B', undefined]);
  expect(asked).toBe(0);
  expect(parseTemplate('ñé_\n', { fold }).cells).toEqual(['Ñ', 'E', undefined]);
  expect(asked).toBeGreaterThan(0);
});

describe('unfolded', () => {
  test('letters keep their accents, however they are composed', () => {
    expect(rowsOf('éE\u0301_\n', { fold: false })).toEqual(['ÉÉ_']);
  });
});

const LEGEND = 'use _ or . for an open cell, # for a block, or a letter';

describe('what is no template', () => {
  test.each<[string, string, ReadOptions, string]>([
    ['empty', '', {}, 'g: the template is empty'],
    ['blank', ' \r\n\t\n', {}, 'g: the template is empty'],
    ['only a mark', '\ufeff', {}, 'g: the template is empty'],
    ['a question mark', '__\n_?\n', {}, `g:2:2: unknown character '?': ${LEGEND}`],
    ['a digit', '_ 1\n', {}, `g:1:3: unknown character '1': ${LEGEND}`],
    ['a NUL', '_\u0000\n', {}, `g:1:2: unknown character U+0000: ${LEGEND}`],
    ['a hard space', '_\u00a0_\n', {}, `g:1:2: unknown character U+00A0: ${LEGEND}`],
    ['a picture', '_😀\n', {}, `g:1:2: unknown character '😀': ${LEGEND}`],
    ['after wide letters', '\u{10428}\u{10428}?\n', {}, `g:1:3: unknown character '?': ${LEGEND}`],
    ['a mark on no letter', '_\u0301_\n', {}, `g:1:1: unknown character '_\u0301': ${LEGEND}`],
    ['after blank lines', '\n\r\n\r_?', {}, `g:4:2: unknown character '?': ${LEGEND}`],
    [
      'two letters in a cell',
      '_Æ\n',
      {},
      "g:1:2: 'Æ' means AE: write several letters of a cell like [AE]",
    ],
    [
      'a sharp s, folded or not',
      'ß_\n',
      { fold: false },
      "g:1:1: 'ß' means SS: write several letters of a cell like [SS]",
    ],
    [
      'a long row',
      '_ _\n_ # A\n',
      {},
      "g:2:5: rows differ in length: 'A' is cell 3 of this row, the rows above have 2",
    ],
    [
      'a short row',
      '___\n_ #  \n',
      {},
      "g:2:3: rows differ in length: this row ends with '#' after 2 cells, the rows above have 3",
    ],
    [
      'a row of one cell',
      '___\n_\n',
      {},
      "g:2:1: rows differ in length: this row ends with '_' after 1 cell, the rows above have 3",
    ],
  ])('%s', (_name, text, options, message) => {
    expect(() => parseTemplate(text, { source: 'g', ...options })).toThrow(new InputError(message));
  });
});

test('what is rendered as a template reads back as it was', () => {
  const random = new Random(1);
  const alphabet = Array.from('__##ABZÉЖ');
  for (let round = 0; round < 200; round++) {
    const width = 1 + random.below(9);
    const rows = Array.from({ length: 1 + random.below(9) }, () =>
      Array.from({ length: width }, () => alphabet[random.below(9)]!).join(''),
    );
    const puzzle = parseTemplate(rows.join('\n'), { fold: false });
    const text = renderTemplate(puzzle);
    expect(text).toBe(`${rows.join('\n')}\n`);
    expect(parseTemplate(text, { fold: false })).toEqual(puzzle);
  }
});

test('a grid of as many positions as there may be', () => {
  const rows = 166;
  const { layout, cells } = parseTemplate(`${'_A#'.repeat(1000)}\n`.repeat(rows));
  const { width, height, positions } = layout.geometry;
  expect([width, height, positions.length]).toEqual([3000, rows, 3000 * rows]);
  expect(positions.slice(-2)).toEqual([layout.cellCount - 1, 'block']);
  expect(cells.slice(-2)).toEqual([undefined, 'A']);
  const more = `${'_A#'.repeat(1000)}\n`.repeat(rows + 1);
  expect(() => parseTemplate(more)).toThrow('167:2001: a grid of more than 500,000 cells');
});

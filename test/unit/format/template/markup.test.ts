import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { renderPlain } from '../../../../src/format/plain/plain.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';
import { shortName } from '../../../../src/layout/slot-names.ts';

const BARRED = ['AB|C_', '-', '___|_', '    -', '____', ''].join('\n');

function slotsOf(text: string): string[] {
  return parseTemplate(text).layout.slots.map((slot) => `${shortName(slot)} ${slot.cells}`);
}

describe('bars', () => {
  test('part entries as blocks do, and are no cells', () => {
    expect(slotsOf(BARRED)).toEqual([
      '1A 0,1',
      '3A 2,3',
      '5A 4,5,6',
      '6A 8,9,10,11',
      '2D 1,5,9',
      '3D 2,6,10',
      '4D 3,7',
      '5D 4,8',
    ]);
  });

  test('are the rim at either end of a row and below the last', () => {
    expect(slotsOf('|__|\n __ \n --\n')).toEqual(['1A 0,1', '3A 2,3', '1D 0,2', '2D 1,3']);
  });

  test('stand under any column of a marked cell', () => {
    expect(slotsOf('([AB])_\n    -\n__\n')).toEqual(['1A 0,1', '3A 2,3', '2D 1,3']);
  });
});

describe('what a template writes it reads again', () => {
  test.each([
    ['bars', BARRED],
    ['rebus cells, one of them barred', '[HEART]__\n-------\n___\n'],
    ['circles and shades', '(A)_{_}\n___\n{([ST])}__\n'],
    ['voids', '~__\n#__\n'],
    ['bars beside marks', '(A)|_|_\n--- -\n___\n'],
  ])('%s', (_, text) => {
    const puzzle = parseTemplate(text);
    expect(renderTemplate(puzzle)).toBe(text);
    const plain = renderPlain(puzzle);
    expect(renderTemplate(parseTemplate(plain))).toBe(text);
  });
});

test('a shorter run than the least length is no slot', () => {
  const lengths = (leastLength: number): number[] =>
    parseTemplate('___\n_#_\n__#\n', { leastLength }).layout.slots.map(({ cells }) => cells.length);
  expect(lengths(3)).toEqual([3, 3]);
  expect(lengths(2)).toEqual([3, 2, 3, 2]);
  expect(lengths(1)).toEqual([3, 1, 1, 2, 3, 1, 2, 1]);
});

test('a sign that is the block is no markup', () => {
  for (const block of ['|', '-', '(', '[', '{', '~']) {
    const puzzle = parseTemplate(`__${block}\n${block}${block}_`, { block });
    expect(renderTemplate(puzzle)).toBe('__#\n##_\n');
  }
});

test.each([
  ['a bar above all rows', '-\n__', '1:1: a bar above the first row'],
  ['a bar below a block', '_#\n -', '2:2: no cell above this bar'],
  ['a bar beyond the row', '__\n  -', '2:3: no cell above this bar'],
  ['two bars at one side', '_||_', '1:3: a second bar after the same cell'],
  [
    'brackets without an end',
    '_[AB',
    '1:2: a rebus cell is letters in brackets: write it like [HEART]',
  ],
  ['nothing in brackets', '[]', '1:1: a rebus cell is letters in brackets: write it like [HEART]'],
  [
    'no letters in brackets',
    '[A/]',
    '1:1: a rebus cell is letters in brackets: write it like [HEART]',
  ],
  ['a marked block', '(#)', '1:2: only a cell can have a circle or shade'],
  ['a mark without an end', '(A', '1:3: a circle encloses one cell: write it like (A)'],
  ['two cells in a mark', '{AB}', '1:3: a shade encloses one cell: write it like {A}'],
  ['a mark that is not closed, many deep', '('.repeat(100_000), '1:2: nested circle'],
])('%s', (_, text, message) => {
  expect(() => parseTemplate(text, { source: 'g' })).toThrow(new InputError(`g:${message}`));
});

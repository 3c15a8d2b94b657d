import { describe, expect, test } from 'vitest';
import { type VerifyOptions, verify } from '../../../src/verify/verify.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { filledAs, pictureOf, puzzleOf } from '../../support/pictures.ts';

const WORDS = parseWordList('cat\ncot\nten\ntot\nton\noat\nale\nbar;10\n');

/** The faults of a fill, both given as rows. */
function faultsOf(template: string, fill: string, options: VerifyOptions = {}, words = WORDS) {
  const blank = puzzleOf(pictureOf(...template.split('/')));
  return verify(filledAs(blank, fill.replaceAll('/', '')), words, options);
}

describe('right', () => {
  test.each([
    ['words that cross', '___/_##/_##', 'CAT/O##/T##'],
    ['nothing to fill', '#_#/_#_', '#_#/_#_'],
    ['givens kept', '_A_/_##/_##', 'CAT/O##/T##'],
    ['a slot given whole, in no list', 'XYZ/###/___', 'XYZ/###/CAT'],
    ['two slots given the same', 'XYZ/###/XYZ', 'XYZ/###/XYZ'],
    ['a given cell in no slot', '___/###/A#_', 'CAT/###/A#_'],
  ])('%s', (_, template, fill) => {
    expect(faultsOf(template, fill)).toEqual([]);
  });

  test('the same word twice, if that is allowed', () => {
    expect(faultsOf('___/###/___', 'CAT/###/CAT', { allowRepeats: true })).toEqual([]);
  });
});

describe('wrong', () => {
  test.each([
    [
      'a given changed',
      '_A_',
      'COT',
      [{ kind: 'given-changed', cell: 1, given: 'A', content: 'O' }],
    ],
    [
      'a given lost',
      '_A_',
      'C_T',
      [
        { kind: 'given-changed', cell: 1, given: 'A', content: undefined },
        { kind: 'open', slot: 0, pattern: 'C_T' },
      ],
    ],
    [
      'a cell of no slot filled',
      '___/###/#_#',
      'CAT/###/#A#',
      [{ kind: 'in-no-slot', cell: 3, content: 'A' }],
    ],
    ['not filled', '___', '___', [{ kind: 'open', slot: 0, pattern: '___' }]],
    [
      'partly filled, twice',
      '___/###/___',
      'C_T/###/C_T',
      [
        { kind: 'open', slot: 0, pattern: 'C_T' },
        { kind: 'open', slot: 1, pattern: 'C_T' },
      ],
    ],
    ['no word', '___', 'CUT', [{ kind: 'unlisted', slot: 0, answer: 'CUT' }]],
    ['lower case', '___', 'cat', [{ kind: 'unlisted', slot: 0, answer: 'cat' }]],
    [
      'no word across a right one',
      '___/_##/_##',
      'CAT/A##/R##',
      [{ kind: 'unlisted', slot: 1, answer: 'CAR' }],
    ],
    [
      'a word twice',
      '___/###/___',
      'CAT/###/CAT',
      [{ kind: 'repeated', slot: 1, answer: 'CAT', first: 0 }],
    ],
    [
      'a word three times',
      '___/###/___/###/___',
      'CAT/###/CAT/###/CAT',
      [
        { kind: 'repeated', slot: 1, answer: 'CAT', first: 0 },
        { kind: 'repeated', slot: 2, answer: 'CAT', first: 0 },
      ],
    ],
    [
      'across and down',
      '___/_##/_##',
      'TOT/O##/T##',
      [{ kind: 'repeated', slot: 1, answer: 'TOT', first: 0 }],
    ],
    [
      'a given repeated',
      '___/###/CAT',
      'CAT/###/CAT',
      [{ kind: 'repeated', slot: 1, answer: 'CAT', first: 0 }],
    ],
    [
      'a given in no list repeated',
      'XYZ/###/___',
      'XYZ/###/XYZ',
      [
        { kind: 'unlisted', slot: 1, answer: 'XYZ' },
        { kind: 'repeated', slot: 1, answer: 'XYZ', first: 0 },
      ],
    ],
  ])('%s', (_, template, fill, faults) => {
    expect(faultsOf(template, fill)).toEqual(faults);
  });

  test('a word scored below the floor is not in the list', () => {
    const words = parseWordList('cat\nbar;10\n', { minScore: 20 });
    expect(faultsOf('___', 'BAR', {}, words)).toEqual([
      { kind: 'unlisted', slot: 0, answer: 'BAR' },
    ]);
    expect(faultsOf('___', 'BAR')).toEqual([]);
  });

  test('repeats allowed excuse nothing else', () => {
    expect(faultsOf('_A_', 'CUT', { allowRepeats: true })).toEqual([
      { kind: 'given-changed', cell: 1, given: 'A', content: 'U' },
      { kind: 'unlisted', slot: 0, answer: 'CUT' },
    ]);
  });

  test('too few cells', () => {
    const puzzle = { ...puzzleOf(pictureOf('___')), cells: ['C', 'A'] };
    expect(verify(puzzle, WORDS)).toEqual([{ kind: 'cell-count', cells: 2, wanted: 3 }]);
  });
});

test.each([
  ['C__/###/___', []],
  ['COT/###/C_T', []],
  ['CUT/###/C_T', [{ kind: 'unlisted', slot: 0, answer: 'CUT' }]],
  ['CAT/###/CAT', [{ kind: 'repeated', slot: 1, answer: 'CAT', first: 0 }]],
])('of a partial fill only whole entries are judged: %s', (fill, faults) => {
  expect(faultsOf('___/###/___', fill, { partial: true })).toEqual(faults);
});

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
    ['a given changed', '_A_', 'COT', ['row 1, column 2: A became O']],
    ['a given lost', '_A_', 'C_T', ['row 1, column 2: A became _', '1 Across: C_T is not filled']],
    [
      'a cell of no slot filled',
      '___/###/#_#',
      'CAT/###/#A#',
      ['row 3, column 2: A stands in a cell of no slot'],
    ],
    ['not filled', '___', '___', ['1 Across: ___ is not filled']],
    [
      'partly filled, twice',
      '___/###/___',
      'C_T/###/C_T',
      ['1 Across: C_T is not filled', '2 Across: C_T is not filled'],
    ],
    ['no word', '___', 'CUT', ['1 Across: CUT is not in the list']],
    ['lower case', '___', 'cat', ['1 Across: cat is not in the list']],
    [
      'no word across a right one',
      '___/_##/_##',
      'CAT/A##/R##',
      ['1 Down: CAR is not in the list'],
    ],
    ['a word twice', '___/###/___', 'CAT/###/CAT', ['2 Across: CAT stands at 1 Across already']],
    [
      'a word three times',
      '___/###/___/###/___',
      'CAT/###/CAT/###/CAT',
      ['2 Across: CAT stands at 1 Across already', '3 Across: CAT stands at 1 Across already'],
    ],
    ['across and down', '___/_##/_##', 'TOT/O##/T##', ['1 Down: TOT stands at 1 Across already']],
    [
      'a given repeated',
      '___/###/CAT',
      'CAT/###/CAT',
      ['2 Across: CAT stands at 1 Across already'],
    ],
    [
      'a given in no list repeated',
      'XYZ/###/___',
      'XYZ/###/XYZ',
      ['2 Across: XYZ is not in the list', '2 Across: XYZ stands at 1 Across already'],
    ],
  ])('%s', (_, template, fill, faults) => {
    expect(faultsOf(template, fill)).toEqual(faults);
  });

  test('a word scored below the floor is not in the list', () => {
    const words = parseWordList('cat\nbar;10\n', { minScore: 20 });
    expect(faultsOf('___', 'BAR', {}, words)).toEqual(['1 Across: BAR is not in the list']);
    expect(faultsOf('___', 'BAR')).toEqual([]);
  });

  test('repeats allowed excuse nothing else', () => {
    expect(faultsOf('_A_', 'CUT', { allowRepeats: true })).toEqual([
      'row 1, column 2: A became U',
      '1 Across: CUT is not in the list',
    ]);
  });

  test('too few cells', () => {
    const puzzle = { ...puzzleOf(pictureOf('___')), cells: ['C', 'A'] };
    expect(verify(puzzle, WORDS)).toEqual(['the fill has 2 cells, not 3']);
  });
});

test.each([
  ['C__/###/___', []],
  ['COT/###/C_T', []],
  ['CUT/###/C_T', ['1 Across: CUT is not in the list']],
  ['CAT/###/CAT', ['2 Across: CAT stands at 1 Across already']],
])('of a partial fill only whole entries are judged: %s', (fill, faults) => {
  expect(faultsOf('___/###/___', fill, { partial: true })).toEqual(faults);
});

// Every error that is data, and its sentence.

import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { DesignError, type DesignFault } from '../../../src/design/design-error.ts';
import { RuleError, type RuleFault } from '../../../src/problem/rule-error.ts';
import { sayError } from '../../../src/say/errors.ts';

const size = { width: 15, height: 13 };
const long = { kind: 'word-length', word: 'COAT', letters: 4, slot: '1 Across', cells: 3 } as const;

describe('of rules', () => {
  test.each<[string, RuleFault]>([
    ['nothing to fill: its letters are kept', { kind: 'nothing-to-fill' }],
    ['1 Across has no letters to keep', { kind: 'no-letters-to-keep', slot: '1 Across' }],
    ['nothing to free: it is locked or already open', { kind: 'nothing-to-free', isLocked: true }],
    ['nothing to free: it is already open', { kind: 'nothing-to-free', isLocked: false }],
    ['no word list is read, so entries have no scores', { kind: 'no-scores' }],
    [
      'no entry scores below 60; the weakest scores 65',
      { kind: 'none-below', score: 60, weakest: 65 },
    ],
    ['no entry scores below 60', { kind: 'none-below', score: 60, weakest: undefined }],
    [
      'COAT has 4 letters, but 1 Across has 3 cells; it does not fit with TA, OAT either',
      { ...long, strings: ['TA', 'OAT'], fitting: ['2D'] },
    ],
    [
      'COAT has 4 letters, but 1 Across has 3 cells; no slot has 4',
      { ...long, strings: [], fitting: [] },
    ],
    [
      'COAT has 4 letters, but 1 Across has 3 cells; slots with 4 cells: 2D',
      { ...long, strings: [], fitting: ['2D'] },
    ],
    [
      'COAT has 4 letters, but 1 Across has 3 cells; slots with 4 cells: 1D, 2D, 3D, 4D, 5D, 6D, 7D, 8D and 1 more',
      { ...long, strings: [], fitting: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}D`) },
    ],
    [
      'TATA fits 1 Across in 4 ways: TA[TA], [TA]TA, T[AT]A; give one of its cells in the template',
      {
        kind: 'several-spellings',
        word: 'TATA',
        slot: '1 Across',
        ways: ['TA[TA]', '[TA]TA', 'T[AT]A', '[TAT]A'],
      },
    ],
    [
      'COT does not fit: letter 2 of 1 Across is already A',
      { kind: 'other-letter', word: 'COT', slot: '1 Across', position: 2, letter: 'A' },
    ],
    [
      'TATA does not fit `?[TA]?` at 1 Across',
      { kind: 'other-letters', word: 'TATA', slot: '1 Across', pattern: '?[TA]?' },
    ],
    [
      '2 words must appear, but only 1 is named',
      { kind: 'too-few-words-named', wanted: 2, named: 1 },
    ],
    [
      "'A' is a single letter, which any cell may hold; name strings of two or more",
      { kind: 'rebus-of-one-letter', text: 'A' },
    ],
    ['the rule duplicates stem needs a list of stems', { kind: 'no-stems' }],
    ['cannot be combined with free: least change frees what it needs', { kind: 'freed-anyway' }],
    ['the grid has no complete entries to keep', { kind: 'no-entry-stands' }],
    ['r3c4 is not part of an entry', { kind: 'cell-of-no-entry', cell: 'r3c4' }],
    [
      'r3c4 is in an entry with rebus cells: use --slot instead',
      { kind: 'cell-beside-rebus', cell: 'r3c4' },
    ],
  ])('%s', (text, fault) => {
    expect(sayError(new RuleError(fault))).toBe(text);
  });
});

describe('of designs', () => {
  test.each<[string, DesignFault]>([
    ['blocks cannot be moved in a template that lists its own slots', { kind: 'moved-in-weave' }],
    [
      'blocks or bars cannot be moved in a template that has both',
      { kind: 'moved-blocks-and-bars' },
    ],
    [
      'designs have at most 50 columns and rows, not 15x13',
      { kind: 'too-large', ...size, most: 50 },
    ],
    [
      'style nyt takes 15x15 or 15x16, not 15x13',
      {
        kind: 'size-of-style',
        style: 'nyt',
        ...size,
        sizes: [
          [15, 15],
          [15, 16],
        ],
      },
    ],
    [
      'quarter-turn symmetry needs a square grid, not 15 x 13',
      { kind: 'no-quarter-turn', ...size },
    ],
    [
      'the mask does not have half-turn symmetry: see row 2, column 3',
      { kind: 'mask-asymmetric', symmetry: 'half-turn', row: 2, column: 3 },
    ],
    ['the theme has ABCDE twice', { kind: 'theme-repeats', answer: 'ABCDE' }],
    [
      'AB (2) is too short: entries have 3 letters or more',
      { kind: 'theme-too-short', answer: 'AB', least: 3 },
    ],
    ['ABCDE (5) is longer than a row of 4', { kind: 'theme-too-long', answer: 'ABCDE', width: 4 }],
    [
      '15x13 with symmetry half-turn has no room for the theme',
      { kind: 'no-room-for-theme', ...size, symmetry: 'half-turn', unpaired: [] },
    ],
    [
      '15x13 with symmetry half-turn has no room for the theme: ABC (3), ABCD (4) needs a partner of the same length',
      { kind: 'no-room-for-theme', ...size, symmetry: 'half-turn', unpaired: ['ABC', 'ABCD'] },
    ],
    [
      '15x13 has room for at most 40 blocks, not 50',
      { kind: 'too-many-blocks', ...size, most: 40, asked: 50 },
    ],
    [
      '15x13 has room for at most 40 bars, not 50',
      { kind: 'too-many-bars', ...size, most: 40, asked: 50 },
    ],
    [
      '15x13 has at most 40 cells, not 50 open ones',
      { kind: 'too-many-open', ...size, most: 40, asked: 50 },
    ],
    [
      '15x13 has room for 28 to 90 entries of 3 letters or more, not 100',
      {
        kind: 'no-room-for-entries',
        ...size,
        least: 28,
        most: 90,
        leastLength: 3,
        asked: [100, 100],
      },
    ],
    [
      '15x13 has room for 28 to 90 entries of 3 letters or more, not 100 to 120',
      {
        kind: 'no-room-for-entries',
        ...size,
        least: 28,
        most: 90,
        leastLength: 3,
        asked: [100, 120],
      },
    ],
  ])('%s', (text, fault) => {
    expect(sayError(new DesignError(fault))).toBe(text);
  });
});

test('the place comes first, and other errors are sentences already', () => {
  const at = { source: 'rules.txt', line: 1, column: 6 };
  const error = new RuleError({ kind: 'no-letters-to-keep', slot: '1 Across' }, at);
  expect(sayError(error)).toBe('rules.txt:1:6: 1 Across has no letters to keep');
  expect(error.message).toBe('rules.txt:1:6: no letters to keep: slot 1 Across');
  expect(sayError(new InputError('no such file', at))).toBe('rules.txt:1:6: no such file');
});

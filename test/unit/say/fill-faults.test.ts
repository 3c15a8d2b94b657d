// Every kind of fault in a fill, and its sentence.

import { expect, test } from 'vitest';
import type { RuleBreach } from '../../../src/inspect/grade.ts';
import { sayBreach } from '../../../src/say/fill-faults.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const PUZZLE = puzzleOf(pictureOf('___', '_#_', '___'));

test.each<[string, RuleBreach]>([
  ['the fill has 2 cells, not 3', { kind: 'cell-count', cells: 2, wanted: 3 }],
  [
    'row 1, column 2: the given A became O',
    { kind: 'given-changed', cell: 1, given: 'A', content: 'O' },
  ],
  [
    'row 2, column 3: the given A became _',
    { kind: 'given-changed', cell: 4, given: 'A', content: undefined },
  ],
  [
    'row 1, column 1: A is in a cell outside every slot',
    { kind: 'in-no-slot', cell: 0, content: 'A' },
  ],
  [
    'row 1, column 2: CA is more than one letter',
    { kind: 'several-letters', cell: 1, content: 'CA' },
  ],
  ['1 Across: C_T is not filled', { kind: 'open', slot: 0, pattern: 'C_T' }],
  ['3 Across: no word fits E__', { kind: 'no-word-fits', slot: 1, pattern: 'E__' }],
  ['1 Down: CUT is not in the list', { kind: 'unlisted', slot: 2, answer: 'CUT' }],
  ['3 Across: CAT is already at 1 Across', { kind: 'repeated', slot: 1, answer: 'CAT', first: 0 }],
  [
    '1 Across: CAT is not the required DOG',
    { kind: 'other-word', slot: 0, answer: 'CAT', wanted: 'DOG' },
  ],
  [
    '1 Across: CAT is not one of the required words',
    { kind: 'none-of-words', slot: 0, answer: 'CAT' },
  ],
  ['1 Across: CAT is excluded at this slot', { kind: 'excluded', slot: 0, answer: 'CAT' }],
  [
    '1 Across: CAT does not match x.*',
    { kind: 'other-pattern', slot: 0, answer: 'CAT', pattern: 'x.*' },
  ],
  ['1 Across: CAT scores below 50', { kind: 'low-score', slot: 0, answer: 'CAT', least: 50 }],
  [
    '1 Across GOATS and 3 Across GOAT are too similar (inside)',
    { kind: 'alike', slots: [0, 1], answers: ['GOATS', 'GOAT'], how: 'inside' },
  ],
  ['only 1 of 2 required words appear', { kind: 'words-missing', count: 1, wanted: 2 }],
  ['the required letter B is missing', { kind: 'letter-missing', letter: 'B' }],
  ['row 3: D is an avoided letter', { kind: 'avoided', cell: 5, content: 'D' }],
  [
    '2 entries are tagged name (ANN, NED), at most 1 may be',
    { kind: 'over-tag-limit', tag: 'name', answers: ['ANN', 'NED'], most: 1 },
  ],
  ['2 rebus cells, at most 1 allowed', { kind: 'too-many-rebus', count: 2, most: 1 }],
  ['1 rebus cell, at least 2 required', { kind: 'too-few-rebus', count: 1, least: 2 }],
  [
    '3 entries are the same as in old.txt, at most 2 allowed',
    { kind: 'too-many-same', name: 'old.txt', count: 3, most: 2 },
  ],
  [
    '3 entries differ from the original grid',
    { kind: 'too-many-changed', name: undefined, count: 3 },
  ],
  [
    '3 entries are the same as in the original grid',
    { kind: 'too-few-changed', name: undefined, count: 3 },
  ],
  [
    '1 Across: CAT scores 30, below the minimum of 50',
    { kind: 'left-out', slot: 0, answer: 'CAT', reason: { kind: 'floor', score: 30, floor: 50 } },
  ],
])('%s', (text, breach) => {
  expect(sayBreach(breach, PUZZLE)).toBe(text);
});

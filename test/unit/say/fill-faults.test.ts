// Every kind of fault in a fill, and its sentence.

import { expect, test } from 'vitest';
import type { RuleBreach } from '../../../src/inspect/grade.ts';
import { sayBreach } from '../../../src/say/fill-faults.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const PUZZLE = puzzleOf(pictureOf('___', '_#_', '___'));

test.each<[string, RuleBreach]>([
  ['the fill has 2 cells, not 3', { kind: 'cell-count', cells: 2, wanted: 3 }],
  ['row 1, column 2: A became O', { kind: 'given-changed', cell: 1, given: 'A', content: 'O' }],
  [
    'row 2, column 3: A became _',
    { kind: 'given-changed', cell: 4, given: 'A', content: undefined },
  ],
  ['row 1, column 1: A stands in a cell of no slot', { kind: 'in-no-slot', cell: 0, content: 'A' }],
  ['row 1, column 2: CA are several letters', { kind: 'several-letters', cell: 1, content: 'CA' }],
  ['1 Across: C_T is not filled', { kind: 'open', slot: 0, pattern: 'C_T' }],
  ['3 Across: no word fits E__', { kind: 'no-word-fits', slot: 1, pattern: 'E__' }],
  ['1 Down: CUT is not in the list', { kind: 'unlisted', slot: 2, answer: 'CUT' }],
  [
    '3 Across: CAT stands at 1 Across already',
    { kind: 'repeated', slot: 1, answer: 'CAT', first: 0 },
  ],
  [
    '1 Across: CAT is not DOG, which was asked for',
    { kind: 'other-word', slot: 0, answer: 'CAT', wanted: 'DOG' },
  ],
  [
    '1 Across: CAT is none of the words asked for',
    { kind: 'none-of-words', slot: 0, answer: 'CAT' },
  ],
  ['1 Across: CAT is excluded there', { kind: 'excluded', slot: 0, answer: 'CAT' }],
  [
    '1 Across: CAT does not match x.*',
    { kind: 'other-pattern', slot: 0, answer: 'CAT', pattern: 'x.*' },
  ],
  ['1 Across: CAT scores less than 50', { kind: 'low-score', slot: 0, answer: 'CAT', least: 50 }],
  [
    '1 Across GOATS and 3 Across GOAT are too alike (inside)',
    { kind: 'alike', slots: [0, 1], answers: ['GOATS', 'GOAT'], how: 'inside' },
  ],
  ['1 of 2 words that must appear do', { kind: 'words-missing', count: 1, wanted: 2 }],
  ['B stands nowhere', { kind: 'letter-missing', letter: 'B' }],
  ['row 3: D is to be avoided', { kind: 'avoided', cell: 5, content: 'D' }],
  [
    '2 entries are tagged name (ANN, NED), not 1',
    { kind: 'over-tag-limit', tag: 'name', answers: ['ANN', 'NED'], most: 1 },
  ],
  [
    '2 cells hold several letters, and at most 1 may',
    { kind: 'too-many-rebus', count: 2, most: 1 },
  ],
  [
    '1 cells hold several letters, and at least 2 have to',
    { kind: 'too-few-rebus', count: 1, least: 2 },
  ],
  [
    '3 entries are those of old.txt, not 2',
    { kind: 'too-many-same', name: 'old.txt', count: 3, most: 2 },
  ],
  [
    '3 entries are not those of what stood there',
    { kind: 'too-many-changed', name: undefined, count: 3 },
  ],
  [
    '3 entries are those of what stood there',
    { kind: 'too-few-changed', name: undefined, count: 3 },
  ],
  [
    '1 Across: CAT scores 30, and the floor is 50',
    { kind: 'left-out', slot: 0, answer: 'CAT', reason: { kind: 'floor', score: 30, floor: 50 } },
  ],
])('%s', (text, breach) => {
  expect(sayBreach(breach, PUZZLE)).toBe(text);
});

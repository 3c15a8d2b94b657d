import { expect, test } from 'vitest';
import { clueListsOf } from '../../../../src/format/page/around-grid.ts';
import { stringsOf } from '../../../../src/format/page/strings.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

const EN = stringsOf('en');

const puzzle = parseTemplate('ABC\nD#E\nFGH\n');

test('a list for each direction, and no clue for what has none among others', () => {
  const clues = ['First', undefined, 'Third (1,2)', 'Fourth'];
  const enumerations = ['3', '2,1', '1,2', undefined];
  expect(clueListsOf({ ...puzzle, clues, enumerations }, EN)).toEqual([
    {
      direction: 'across',
      title: 'Across',
      clues: [
        { slot: 0, number: 1, text: 'First (3)' },
        { slot: 1, number: 3, text: '- (2,1)' },
      ],
    },
    {
      direction: 'down',
      title: 'Down',
      clues: [
        { slot: 2, number: 1, text: 'Third (1,2)' },
        { slot: 3, number: 2, text: 'Fourth' },
      ],
    },
  ]);
});

test('no lists without a clue', () => {
  expect(clueListsOf(puzzle, EN)).toEqual([]);
  expect(clueListsOf({ ...puzzle, clues: [undefined], enumerations: ['3'] }, EN)).toEqual([]);
});

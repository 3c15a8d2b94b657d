// Every fault that an outlet finds in a grid, and its sentence.

import { describe, expect, test } from 'vitest';
import type { GridFault } from '../../../src/inspect/judge.ts';
import { saidVerdict, sayGridFault, verdictLines } from '../../../src/say/verdicts.ts';

const cells = Array.from({ length: 8 }, (_, i) => ({ row: 1, column: i + 1 }));
const slots = ['1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D'];

describe('a fault', () => {
  test.each<[string, GridFault]>([
    ['a weave, not a grid of rows and columns', { kind: 'weave' }],
    [
      '3 x 2, not 5 x 5 or 2 x 3',
      {
        kind: 'size',
        width: 3,
        height: 2,
        sizes: [
          [5, 5],
          [2, 3],
        ],
      },
    ],
    ['no entries', { kind: 'no-entries' }],
    ['5 entries, at most 4', { kind: 'entries', count: 5, most: 4 }],
    ['2 blocks, at most 1', { kind: 'blocks', count: 2, most: 1 }],
    [
      '3 blocks, 33.3 % of the cells, at most 2',
      { kind: 'block-share', count: 3, share: 0.3333, most: 2 },
    ],
    ['under 3 letters: 1D, 2D', { kind: 'short', least: 3, slots: ['1D', '2D'] }],
    [
      'no half-turn, left-right or up-down symmetry: for up-down, r1c2 needs a block opposite',
      {
        kind: 'symmetry',
        wanted: ['half-turn', 'left-right', 'up-down'],
        nearest: { symmetry: 'up-down', against: cells.slice(1, 2) },
      },
    ],
    [
      'no half-turn symmetry: for half-turn, r1c1, r1c2 need a block opposite',
      {
        kind: 'symmetry',
        wanted: ['half-turn'],
        nearest: { symmetry: 'half-turn', against: cells.slice(0, 2) },
      },
    ],
    [
      'no half-turn or diagonal symmetry',
      { kind: 'symmetry', wanted: ['half-turn', 'diagonal'], nearest: undefined },
    ],
    ['1 cell in no entry: r1c1', { kind: 'isolated', cells: cells.slice(0, 1) }],
    ['2 unchecked cells: r1c1, r1c2', { kind: 'unchecked', cells: cells.slice(0, 2) }],
    ['fewer than half of the letters checked: 3A', { kind: 'half-checked', slots: ['3A'] }],
    [
      'more than 1 unchecked letters in a row: 1A, 3A',
      { kind: 'unchecked-run', most: 1, slots: ['1A', '3A'] },
    ],
    ['two unchecked letters at an end: 1D', { kind: 'unchecked-ends', slots: ['1D'] }],
    [
      'not connected, 2 pieces: 4 cells from r1c1, 1 cell from r1c4',
      {
        kind: 'pieces',
        pieces: [
          { ...cells[0]!, size: 4 },
          { ...cells[3]!, size: 1 },
        ],
      },
    ],
    ['AB at 1A and 1D', { kind: 'repeated', answer: 'AB', slots: ['1A', '1D'] }],
    ['4 entries not filled', { kind: 'unfilled', entries: 4 }],
  ])('%s', (text, fault) => {
    expect(sayGridFault(fault)).toBe(text);
  });

  test('names some of many, or all', () => {
    const short: GridFault = { kind: 'short', least: 3, slots };
    expect(sayGridFault(short)).toBe('under 3 letters: 1D, 2D, 3D, 4D, 5D, 6D and 2 more');
    expect(sayGridFault(short, true)).toBe('under 3 letters: 1D, 2D, 3D, 4D, 5D, 6D, 7D, 8D');
    const unchecked: GridFault = { kind: 'unchecked', cells };
    expect(sayGridFault(unchecked)).toMatch(/^8 unchecked cells: r1c1, .* and 2 more$/);
    expect(sayGridFault(unchecked, true)).toMatch(/, r1c8$/);
  });
});

describe('a verdict', () => {
  const verdict = { profile: 'nyt', title: 'The Times', source: 'its rules', accepts: true };
  const faults = [{ kind: 'no-entries' }, { kind: 'weave' }] as const;

  test('as text', () => {
    expect(verdictLines(null)).toEqual([]);
    expect(verdictLines({ ...verdict, faults: [] })).toEqual([
      '',
      'The Times (nyt)',
      '  Grid              no reason to reject it',
      '  Source            its rules',
    ]);
    expect(verdictLines({ ...verdict, accepts: false, faults })).toEqual([
      '',
      'The Times (nyt)',
      '  Rejected for      no entries',
      '                    a weave, not a grid of rows and columns',
      '  Source            its rules',
    ]);
  });

  test('as JSON has it', () => {
    expect(saidVerdict(null, false)).toBeNull();
    const said = ['no entries', 'a weave, not a grid of rows and columns'];
    expect(saidVerdict({ ...verdict, faults }, false)).toEqual({ ...verdict, faults: said });
  });
});

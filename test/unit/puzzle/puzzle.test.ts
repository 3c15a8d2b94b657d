import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import {
  answerAt,
  answerText,
  blankPuzzle,
  contentsAt,
  entryAt,
  isGiven,
  isWhole,
  type Puzzle,
  patternText,
  withoutFill,
} from '../../../src/puzzle/puzzle.ts';

describe('entries', () => {
  const blank = parseTemplate('AB\nC_\n');
  const puzzle: Puzzle = { ...blank, cells: ['A', 'B', 'C', 'D'] };
  const { slots } = blank.layout;

  test('are there when no cell is open', () => {
    expect(slots.map((slot) => answerAt(blank, slot))).toEqual(['AB', undefined, 'AC', undefined]);
    expect(slots.map((slot) => isWhole(blank, slot))).toEqual([true, false, true, false]);
    expect(slots.map((slot) => entryAt(puzzle, slot)?.join(' '))).toEqual([
      'A B',
      'C D',
      'A C',
      'B D',
    ]);
  });

  test('are given when every cell is', () => {
    expect(slots.map((slot) => isGiven(puzzle, slot))).toEqual([true, false, true, false]);
  });

  test('have more letters than cells where a cell holds several', () => {
    const rebus = blankPuzzle(blank.layout, ['HEART', 'S', 'ЁЖ', undefined]);
    expect(entryAt(rebus, slots[0]!)).toEqual(['H', 'E', 'A', 'R', 'T', 'S']);
    expect(answerAt(rebus, slots[2]!)).toBe('HEARTЁЖ');
    expect(contentsAt(rebus.cells, slots[1]!)).toEqual(['ЁЖ', undefined]);
    expect(patternText(contentsAt(rebus.cells, slots[1]!), '?')).toBe('[ЁЖ]?');
    expect(answerText(contentsAt(rebus.cells, slots[1]!), '?')).toBe('ЁЖ?');
  });

  test('a letter beyond the first plane is one', () => {
    const puzzle = blankPuzzle(blank.layout, ['\u{10400}', 'B', 'C', 'D']);
    expect(entryAt(puzzle, slots[0]!)).toEqual(['\u{10400}', 'B']);
  });

  test('go, but for the givens, when the fill does', () => {
    expect(withoutFill(puzzle)).toEqual(blank);
    expect(withoutFill(blank)).toBe(blank);
  });
});

test('what travels with a puzzle stays with it', () => {
  const blank: Puzzle = {
    ...parseTemplate('__'),
    heading: { title: 'T', author: 'A' },
    marks: new Map([[0, new Set(['circle', 'shade'] as const)]]),
    clues: ['First of all'],
  };
  expect(withoutFill({ ...blank, cells: ['A', 'B'] })).toEqual(blank);
});

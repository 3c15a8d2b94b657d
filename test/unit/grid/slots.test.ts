import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/grid/parse-template.ts';
import { blankPuzzle, entryAt, isGiven } from '../../../src/grid/puzzle.ts';
import { findSlots, slotName } from '../../../src/grid/slots.ts';

/** `1A 0,1,2` for a slot with its cells. */
function slotsOf(text: string): string[] {
  return findSlots(parseTemplate(text)).map(
    ({ number, direction, cells }) => `${number}${direction === 'across' ? 'A' : 'D'} ${cells}`,
  );
}

describe('slots are maximal runs of two or more open cells', () => {
  test.each<[string, string, string[]]>([
    ['a square', '__\n__\n', ['1A 0,1', '3A 2,3', '1D 0,2', '2D 1,3']],
    ['one row', '___\n', ['1A 0,1,2']],
    ['one column', '_\n_\n', ['1D 0,1']],
    ['one cell', '_\n', []],
    ['blocks', '##\n##\n', []],
    ['cells that touch only at corners', '_#\n#_\n', []],
    ['a run of one cell is none', '__#_\n', ['1A 0,1']],
    ['givens are open cells', 'AB\n', ['1A 0,1']],
    ['two runs in a row', '__#__\n', ['1A 0,1', '2A 3,4']],
    ['wider than high', '___\n#_#\n', ['1A 0,1,2', '2D 1,4']],
    ['higher than wide', '_#\n__\n_#\n', ['2A 2,3', '1D 0,2,4']],
  ])('%s', (_name, text, slots) => {
    expect(slotsOf(text)).toEqual(slots);
  });
});

test('numbers count the cells where slots start, row by row', () => {
  const names = findSlots(parseTemplate('#__\n___\n__#\n')).map(slotName);
  expect(names).toEqual(['1 Across', '3 Across', '4 Across', '1 Down', '2 Down', '3 Down']);
});

describe('entries', () => {
  const puzzle = blankPuzzle(parseTemplate('AB\nC_\n'));
  test('show open cells as they are', () => {
    expect(puzzle.slots.map((slot) => entryAt(puzzle, slot))).toEqual(['AB', 'C_', 'AC', 'B_']);
  });

  test('are given when every letter is', () => {
    const given = puzzle.slots.map((slot) => isGiven(puzzle.template, slot));
    expect(given).toEqual([true, false, true, false]);
  });
});

import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import type { Slot } from '../../../src/layout/layout.ts';
import {
  findSlotNamed,
  shortName,
  slotName,
  withShortNames,
} from '../../../src/layout/slot-names.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const { slots } = puzzleOf(pictureOf('___', '_#_', '___')).layout;

describe('findSlotNamed', () => {
  test.each([
    ['1A', '1 Across'],
    ['1a', '1 Across'],
    [' 3 across ', '3 Across'],
    ['1D', '1 Down'],
    ['2-down', '2 Down'],
    ['2 Down', '2 Down'],
  ])('%s', (name, slot) => {
    expect(slotName(slots[findSlotNamed(slots, name)]!)).toBe(slot);
  });

  test.each([
    ['4A', 'the template has no 4 Across; nearby: 3 Across'],
    ['2 across', 'the template has no 2 Across: did you mean 2 Down?'],
    ['A1', "'A1' is not a slot: write it like 17A or 17 Across"],
    ['', "'' is not a slot: write it like 17A or 17 Across"],
    ['1X', "'1X' is not a slot: write it like 17A or 17 Across"],
  ])('%s is none', (name, what) => {
    const at = { source: 'rules.txt', line: 2, column: 6 };
    expect(() => findSlotNamed(slots, name, at)).toThrow(new InputError(`rules.txt:2:6: ${what}`));
  });
});

test('other directions go by their first letter, too', () => {
  const cube: Slot[] = [
    { number: 1, direction: 'across', cells: [0, 1] },
    { number: 1, direction: 'through', cells: [0, 4] },
  ];
  expect(cube.map(slotName)).toEqual(['1 Across', '1 Through']);
  expect(cube.map(shortName)).toEqual(['1A', '1T']);
  expect(['1t', '1 Through', '1a'].map((name) => findSlotNamed(cube, name))).toEqual([1, 1, 0]);
  expect(() => findSlotNamed(cube, '1D')).toThrow(
    new InputError('the template has no 1 Down: did you mean 1 Across?'),
  );
});

describe('directions with names of their own', () => {
  const slotsOf = (...names: [number: number, direction: string][]): readonly Slot[] =>
    withShortNames(names.map(([number, direction]) => ({ number, direction, cells: [0, 1] })));
  const woven = slotsOf([1, 'north'], [1, 'northeast'], [2, 'northeast'], [1, 'spoke']);

  test('short names tell those apart that begin with one letter', () => {
    expect(woven.map(shortName)).toEqual(['1North', '1Northeast', '2Northeast', '1S']);
    for (const [index, slot] of woven.entries()) {
      expect(findSlotNamed(woven, shortName(slot))).toBe(index);
      expect(findSlotNamed(woven, slotName(slot))).toBe(index);
    }
  });

  test('a letter stands for either that has such a number', () => {
    expect(findSlotNamed(woven, '2n')).toBe(2);
    expect(() => findSlotNamed(woven, '1N')).toThrow("'1N' is ambiguous: 1 North or 1 Northeast");
  });

  test('a letter is of a direction that there is before one of grids', () => {
    expect(findSlotNamed(slotsOf([1, 'diagonal']), '1d')).toBe(0);
    expect(() => findSlotNamed(woven, '1D')).toThrow('the template has no 1 Down: did you mean');
    expect(() => findSlotNamed(woven, '1X')).toThrow(
      "'1X' is not a slot: write it like 1North or 1 North",
    );
  });
});

import { describe, expect, test } from 'vitest';
import {
  counted,
  fact,
  powerOfTen,
  section,
  someOf,
  table,
  together,
} from '../../../src/report/text-lines.ts';

test('facts have their texts in one column, wrapped', () => {
  const words = Array.from({ length: 12 }, (_, i) => `word${i}`).join(', ');
  expect(fact('Label', words)).toEqual([
    '  Label             word0, word1, word2, word3, word4, word5, word6, word7,',
    '                    word8, word9, word10, word11',
  ]);
});

test('what belongs together is not parted', () => {
  const items = Array.from({ length: 8 }, () => together('one of eight'));
  expect(fact('', items.join(', '))).toEqual([
    '                    one of eight, one of eight, one of eight, one of eight,',
    '                    one of eight, one of eight, one of eight, one of eight',
  ]);
});

test('tables line up, numbers to the right and in groups', () => {
  expect(
    table(
      ['word', 'n', ''],
      [
        ['a', 1, 'x'],
        ['longer', 12345, ''],
      ],
    ),
  ).toEqual(['  word         n', '  a            1  x', '  longer  12,345']);
  expect(table(['word'], [])).toEqual([]);
});

test('a section without a body is none', () => {
  expect(section('Words', [])).toEqual([]);
  expect(section('Words', ['x'])).toEqual(['', 'Words', 'x']);
});

describe('words for numbers', () => {
  test.each([
    [1, '1 slot'],
    [0, '0 slots'],
    [1234, '1,234 slots'],
  ])('%i', (count, text) => expect(counted(count, 'slot')).toBe(text));

  test.each([
    [-3.21, '10^-3.2'],
    [0, '1'],
    [2.5, '316'],
    [5.99, '977,237'],
    [39.84, '10^39.8'],
  ])('10 to the %d', (power, text) => expect(powerOfTen(power)).toBe(text));

  test('of many names the first', () => {
    expect(someOf(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
    expect(someOf(['a', 'b'], 2)).toBe('a, b');
  });
});

import { expect, test } from 'vitest';
import { fact, section, table, together } from '../../../src/say/lines.ts';

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

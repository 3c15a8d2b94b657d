import { describe, expect, test } from 'vitest';
import { typesetter } from '../../../support/pdf-pages.ts';

describe('lines', () => {
  test.each([
    ['break between words', 'one two three', 3.5, ['one two', 'three']],
    ['are as long as may be', 'one two three', 6.5, ['one two three']],
    ['break in a word that is longer than a line', 'a abcdefg h', 2, ['a', 'abcd', 'efg', 'h']],
    ['begin with no space', '  one \n\t two ', 1.5, ['one', 'two']],
    ['hold a letter at least', 'abc', 0.1, ['a', 'b', 'c']],
    ['are none of nothing', ' ', 5, []],
  ])('%s', (_, text, width, lines) => {
    expect(typesetter().wrap(text, width, 'regular')).toEqual(lines);
  });

  test('of a long text hold all of it', () => {
    const text = Array.from({ length: 10_000 }, (_, i) =>
      String.fromCodePoint(0x41 + (i % 26)),
    ).join('');
    const lines = typesetter().wrap(text, 20, 'bold');
    expect(lines).toHaveLength(250);
    expect(lines.join('')).toBe(text);
  });
});

describe('what fonts do not have', () => {
  test('stands as a box, and is remembered', () => {
    const type = typesetter();
    expect(type.readable('a漢b字漢')).toBe('a□b□□');
    expect([...type.missing]).toEqual(['漢', '字']);
  });

  test('stands small where it is a capital that they have small', () => {
    const type = typesetter();
    expect(type.readable('თბილისი'.toUpperCase())).toBe('თბილისი');
    expect(type.missing.size).toBe(0);
  });

  test('is not what has no picture: controls, joiners, what picks a variant', () => {
    const type = typesetter();
    expect(type.readable('a\u0000\u200d\ufe0f\u202eb\ud800')).toBe('ab');
    expect(type.missing.size).toBe(0);
  });
});

test('accents that follow their letters are put on them', () => {
  expect(typesetter().readable('E\u0301')).toBe('É');
});

test('what is cut says so', () => {
  expect(typesetter().cut('one two three', 4.5, 'regular')).toBe('one two…');
  expect(typesetter().cut('one', 4.5, 'regular')).toBe('one');
});

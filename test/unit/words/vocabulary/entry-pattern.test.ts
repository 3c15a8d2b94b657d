import { describe, expect, test } from 'vitest';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { fitsPattern, wordsThatFit } from '../../../../src/words/vocabulary/entry-pattern.ts';

/** A point stands for a cell that is open. */
const patternOf = (text: string) =>
  Array.from(text, (letter) => (letter === '.' ? undefined : letter));

describe('a word fits a pattern', () => {
  test.each([
    ['CAT', '...', true],
    ['CAT', 'C.T', true],
    ['CAT', 'CAT', true],
    ['CAT', '..P', false],
    ['CAT', 'D.T', false],
    ['ÑU', 'Ñ.', true],
    ['ÑU', 'N.', false],
  ])('%s and %s: %s', (word, pattern, fits) => {
    expect(fitsPattern(Array.from(word), patternOf(pattern))).toBe(fits);
  });

  test('in a row of words', () => {
    const row = Array.from('CATDOG');
    expect([0, 3].map((start) => fitsPattern(row, patternOf('.O.'), start))).toEqual([false, true]);
  });
});

describe('the words that fit a pattern', () => {
  const words = parseWordList('bat\ncab\ncat\ncot\ncow\nbird');
  const found = (pattern: string, among?: Iterable<number>): string[] =>
    Array.from(wordsThatFit(words, patternOf(pattern), among), (id) =>
      words.wordText(pattern.length, id),
    );

  test.each([
    ['...', 'BAT CAB CAT COT COW'],
    ['C.T', 'CAT COT'],
    ['.A.', 'BAT CAB CAT'],
    ['B..D', 'BIRD'],
    ['COW', 'COW'],
    ['X..', ''],
    ['Ñ..', ''],
    ['.....', ''],
  ])('%s: %s', (pattern, fitting) => {
    expect(found(pattern).join(' ')).toBe(fitting);
  });

  test('among some', () => {
    expect(found('C..', [0, 2, 4])).toEqual(['CAT', 'COW']);
  });
});

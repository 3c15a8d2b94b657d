// Rows for the spellings of words: which, and with what. That searches find all fills with them is held by
// test/property/rebus.test.ts.

import { describe, expect, test } from 'vitest';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { RankedList } from '../../../../src/words/vocabulary/ranked-list.ts';
import { spelledWords } from '../../../../src/words/vocabulary/spelled-words.ts';
import { spellingsOver } from '../../../../src/words/vocabulary/spellings.ts';

const WORDS = parseWordList('banana;40\nband;60\nana;70\nbed;50');

/** A slot without givens. */
const open = (cells: number, ...strings: string[]) => ({
  givens: Array(cells).fill(undefined),
  strings: Array(cells).fill(strings),
});

function rowsOf(words: typeof WORDS, length: number): string[] {
  const { count, letters, scores } = words.table(length);
  return Array.from({ length: count }, (_, id) => {
    const row = letters.subarray(id * length, (id + 1) * length);
    const cells = Array.from(row, (letter) => words.alphabet[letter]);
    return `${cells.join(' ')} ${scores[id]}`;
  }).sort();
}

describe('the rows of a list', () => {
  test('are those of its words, and one for each spelling that some slot takes', () => {
    const spelled = spelledWords(WORDS, [open(3, 'AN'), open(4, 'AN')]);
    expect(rowsOf(spelled, 3)).toEqual(['A N A 70', 'B AN D 60', 'B E D 50']);
    expect(rowsOf(spelled, 4)).toEqual(['B A N D 60', 'B AN AN A 40']);
    // No slot is so long.
    expect(rowsOf(spelled, 5)).toEqual([]);
    expect(spelled.strings).toEqual(['AN']);
  });

  test('have a string only where it may stand', () => {
    const given = { givens: [undefined, 'AN', undefined], strings: [[], [], []] };
    expect(rowsOf(spelledWords(WORDS, [given]), 3)).toEqual(['A N A 70', 'B AN D 60', 'B E D 50']);
    const other = { givens: ['AN', undefined], strings: [[], []] };
    expect(rowsOf(spelledWords(WORDS, [other]), 2)).toEqual(['AN A 70']);
  });

  test('are the list itself where no cell takes a string', () => {
    expect(spelledWords(WORDS, [open(3)])).toBe(WORDS);
  });

  test('are not more than a search bears', () => {
    const words = parseWordList('a'.repeat(20));
    expect(() => spelledWords(words, [open(15, 'AA')], 1000)).toThrow(/in more than 1000 ways/);
  });
});

test('all that spells a word is known, by whatever order the list is in', () => {
  const spelled = spelledWords(WORDS, [open(3, 'AN', 'ND'), open(4, 'AN')]);
  for (const words of [spelled, new RankedList(spelled)]) {
    const texts = words
      .spellings(Array.from('BAND'))
      .map(([length, id]) => `${length} ${words.wordText(length, id)}`);
    expect(texts).toEqual(['4 BAND', '3 BAND', '3 BAND']);
    expect(words.spellings(Array.from('ABED'))).toEqual([]);
  }
  // In more ways than there is time for, none of which a slot takes.
  expect(spelled.spellings(Array.from('AN'.repeat(50)))).toEqual([]);
});

test('spellings over cells keep to what stands there, and to what may', () => {
  const rooms = [{ strings: [] }, 'AN', { strings: ['AN', 'A'] }, { strings: ['ANA'] }];
  expect([...spellingsOver(Array.from('BANANA'), rooms)]).toEqual([['B', 'AN', 'AN', 'A']]);
  expect([...spellingsOver(Array.from('BANANANA'), rooms)]).toEqual([['B', 'AN', 'AN', 'ANA']]);
  expect([...spellingsOver(Array.from('BAN'), rooms)]).toEqual([]);
});

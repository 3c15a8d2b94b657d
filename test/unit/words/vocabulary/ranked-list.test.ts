import { describe, expect, test } from 'vitest';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { RankedList } from '../../../../src/words/vocabulary/ranked-list.ts';
import type { WordList } from '../../../../src/words/vocabulary/word-list.ts';

const words = parseWordList('cat;50\nant;80\nbat;50\neel;7\ndog;100\nox;3');

/** The words of three letters with their scores, in the order of their ids. */
function texts(list: WordList): string[] {
  const { count, scores } = list.table(3);
  return Array.from({ length: count }, (_, id) => `${list.wordText(3, id)} ${scores[id]}`);
}

test('the better score comes first, equals by their letters', () => {
  expect(texts(new RankedList(words))).toEqual(['DOG 100', 'ANT 80', 'BAT 50', 'CAT 50', 'EEL 7']);
});

describe('words of at least a score', () => {
  test.each([
    [0, 5],
    [8, 4],
    [50, 4],
    [51, 2],
    [100, 1],
    [101, 0],
  ])('%i: the first %i', (least, count) => {
    const ranked = new RankedList(words);
    expect(texts(ranked.atLeast(least))).toEqual(texts(ranked).slice(0, count));
  });

  test('no lower floor brings back what a higher one took', () => {
    const good = new RankedList(words).atLeast(60);
    expect(good.atLeast(10)).toBe(good);
  });

  test('a list with a floor of its own', () => {
    expect(texts(new RankedList(words.atLeast(50)))).toHaveLength(4);
  });
});

test('a word has its rank as id, in every list that has it', () => {
  const ranked = new RankedList(words);
  const id = (list: WordList, text: string) => list.wordId(Array.from(text));
  expect(['DOG', 'ANT', 'BAT', 'CAT', 'EEL'].map((text) => id(ranked, text))).toEqual([
    0, 1, 2, 3, 4,
  ]);
  expect(id(ranked.atLeast(60), 'ANT')).toBe(1);
  expect(id(ranked.atLeast(60), 'BAT')).toBe(-1);
  expect(id(ranked, 'GNU')).toBe(-1);
  expect(ranked.scoreOf(['E', 'E', 'L'])).toBe(7);
  expect(ranked.scoreOf(['O', 'X'])).toBe(3);
});

import { expect, test } from 'vitest';
import { syntheticWords } from '../../../bench/workloads/synthetic-words.ts';
import { sampleWords, wordsOf } from '../../../bench/workloads/word-sample.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

test('made-up words are as many as asked for, different, sorted, of 3 to 15 letters', () => {
  const words = syntheticWords(20_000, 1);
  expect(words).toHaveLength(20_000);
  expect(words).toEqual([...new Set(words)].sort());
  expect(words.filter((word) => !/^[A-Z]{3,15}$/.test(word))).toEqual([]);
});

test('made-up words can be pronounced: no three vowels or four consonants in a row', () => {
  const words = syntheticWords(2000, 5);
  expect(words.filter((word) => /[AEIOUY]{3}|[^AEIOUY]{3}/.test(word))).toEqual([]);
});

test('a seed makes one list, another seed another', () => {
  expect(syntheticWords(500, 1)).toEqual(syntheticWords(500, 1));
  expect(syntheticWords(500, 1)).not.toEqual(syntheticWords(500, 2));
});

test('a sample is a part of the list, the same for every order of it', () => {
  const words = syntheticWords(1000, 1);
  const sample = sampleWords(words, 100, 7);
  expect(new Set(sample).size).toBe(100);
  for (const word of sample) expect(words).toContain(word);
  expect(sampleWords(words.toReversed(), 100, 7)).toEqual(sample);
  expect(sampleWords(words, 100, 8)).not.toEqual(sample);
});

test('a sample of all words is the list, and of more is refused', () => {
  expect(sampleWords(['B', 'A', 'B'], 2, 1)).toEqual(['A', 'B']);
  expect(() => sampleWords(['B', 'A', 'B'], 3, 1)).toThrow(RangeError);
});

test('words of a list leave out single letters', () => {
  expect(wordsOf(parseWordList('a\nox;50\ncat\n'))).toEqual(['OX', 'CAT']);
});

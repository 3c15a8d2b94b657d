import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { addWords } from '../../../../src/words/vocabulary/add-words.ts';
import type { WordList } from '../../../../src/words/vocabulary/word-list.ts';
import { randomWords } from '../../../support/random-cases.ts';

const lettersOf = (texts: readonly string[]): string[][] => texts.map((text) => Array.from(text));

function textsOf(words: WordList): string[] {
  return words
    .lengths()
    .flatMap((length) =>
      Array.from({ length: words.table(length).count }, (_, id) => words.wordText(length, id)),
    );
}

describe('addWords', () => {
  const list = parseWordList('cat;70\ndog;30\nbirds');

  test('adds what is missing, in its place, and leaves scores alone', () => {
    const more = addWords(list, lettersOf(['COW', 'CAT', 'COW', 'ZEBRA', 'OX']));
    expect(textsOf(more)).toEqual(['OX', 'CAT', 'COW', 'DOG', 'BIRDS', 'ZEBRA']);
    expect(['CAT', 'COW', 'DOG'].map((word) => more.scoreOf(Array.from(word)))).toEqual([
      70, 50, 30,
    ]);
    expect(textsOf(list)).toEqual(['CAT', 'DOG', 'BIRDS']);
  });

  test('is the list itself if nothing is missing', () => {
    expect(addWords(list, lettersOf(['DOG']))).toBe(list);
    expect(addWords(list, [])).toBe(list);
  });

  test('letters that no word had find their place in the alphabet', () => {
    const cyrillic = parseWordList('дом\nкот', { fold: false });
    const more = addWords(cyrillic, lettersOf(['ЁЖИК', 'ЛЕВ']));
    expect([...more.alphabet]).toEqual([...more.alphabet].sort());
    expect(textsOf(more)).toEqual(['ДОМ', 'КОТ', 'ЛЕВ', 'ЁЖИК']);
  });

  test('is what reading all of them at once would have been', () => {
    for (let seed = 0; seed < 50; seed++) {
      const random = new Random(seed);
      const [some, more] = [15, 10].map((count) =>
        randomWords(random, Array.from('AБCД'), 3, count),
      );
      const added = addWords(parseWordList(some!.join('\n')), lettersOf(more!));
      const whole = parseWordList([...some!, ...more!].join('\n'));
      expect(textsOf(added)).toEqual(textsOf(whole));
      expect(added.table(3)).toEqual(whole.table(3));
    }
  });
});

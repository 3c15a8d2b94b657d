// Tags of entries: what a third field says, and what becomes of it when entries meet, and beside floors,
// ranks and words that are added.

import { describe, expect, test } from 'vitest';
import { parseWordList, parseWordLists } from '../../../../src/words/reading/parse-word-list.ts';
import { addWords } from '../../../../src/words/vocabulary/add-words.ts';
import { RankedList } from '../../../../src/words/vocabulary/ranked-list.ts';
import { TAGS } from '../../../../src/words/vocabulary/tags.ts';

const tagsOf = (word: string, ...texts: string[]): string => {
  const sources = texts.map((text) => ({ name: text, bytes: new TextEncoder().encode(text) }));
  return parseWordLists(sources).words.tagsOf(Array.from(word)).join(' ');
};

test.each(TAGS)('%s is read, in any case, beside others or alone', (tag) => {
  const other = tag === 'dated' ? 'foreign' : 'dated';
  const both = TAGS.filter((each) => each === tag || each === other).join(' ');
  expect(tagsOf('ABC', `abc;50;${tag}`)).toBe(tag);
  expect(tagsOf('ABC', `abc;50;${tag.toUpperCase()}\r\n`)).toBe(tag);
  expect(tagsOf('ABC', `abc;;${other},${tag}`)).toBe(both);
  expect(tagsOf('ABC', `abc\t4.5\t${tag} ${other} `)).toBe(both);
  expect(tagsOf('ABC', `àbc;50;${tag}, ${other}`)).toBe(both);
});

test.each([
  'abc;50;abbrev',
  'abc;50;abbr,x',
  'abc;50;a phrase',
  'abc;50;phrase;name',
  'abc;50;Foreign, in a way',
  'abc;50;inflections',
  'abc;50;inflectio',
  'abc;50;phrase.',
  'abc;phrase',
  'abc;50;',
  'abc;50; ,',
])('%j has no tags', (text) => {
  expect(tagsOf('ABC', text)).toBe('');
});

describe('a word that stands twice', () => {
  test.each([
    ['has the tags of the better score', ['abc;50;abbr\nabc;60;phrase'], 'phrase'],
    ['in whatever order', ['abc;60;phrase\nabc;50;abbr'], 'phrase'],
    ['or none, if that has none', ['abc;50;abbr\nabc;60'], ''],
    ['of equals, those that both have', ['abc;50;abbr,dated\nabc;50;dated,phrase'], 'dated'],
    ['is a name only if both say so', ['abc;60;name,phrase\nabc;50;dated'], 'phrase'],
    ['and is one then', ['abc;60;name,phrase\nabc;50;name,dated'], 'name phrase'],
    ['has the tags of the first list that has it', ['abc;50;abbr', 'abc;60;phrase'], 'abbr'],
    ['also if it has none there', ['abc;50', 'abc;60;phrase'], ''],
  ])('%s', (_name, texts, expected) => {
    expect(tagsOf('ABC', ...texts)).toBe(expected);
  });
});

test('a name by its capital keeps other tags', () => {
  expect(tagsOf('BACH', 'bat\nBach;;foreign\ncat\nowl')).toBe('name foreign');
});

describe('tags stay with their words', () => {
  const words = parseWordList('abc;20;abbr\nbcd;80;phrase,british\ncde;50\ndef;90;name');
  const tags = (list: { tagsOf(letters: string[]): string[] }): string[] =>
    ['ABC', 'BCD', 'CDE', 'DEF'].map((word) => list.tagsOf(Array.from(word)).join(' '));

  test('above a floor', () => {
    expect(tags(words.atLeast(60))).toEqual(['', 'phrase british', '', 'name']);
  });

  test('when words are added', () => {
    const more = addWords(words, [Array.from('BBB')]);
    expect(tags(more)).toEqual(['abbr', 'phrase british', '', 'name']);
    expect(more.tagsOf(['B', 'B', 'B'])).toEqual([]);
  });

  test('when they are ranked', () => {
    const ranked = new RankedList(words);
    expect(tags(ranked)).toEqual(['abbr', 'phrase british', '', 'name']);
    expect(tags(ranked.atLeast(60))).toEqual(['', 'phrase british', '', 'name']);
  });
});

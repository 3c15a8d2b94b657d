// A person's own list: what its lines mean, and that a change leaves all others as they stand.

import { describe, expect, test } from 'vitest';
import { entryIn, PersonalList } from '../../../../src/words/reading/personal-list.ts';

const parse = (text: string): PersonalList => PersonalList.parse(text, 'own.txt');
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const entry = (line: string) => entryIn(line, { source: 'test' })!;

describe('a line', () => {
  test.each([
    ['oreo', { letters: 'OREO', form: 'oreo', score: 50, tags: [] }],
    ['no can do;80', { letters: 'NOCANDO', form: 'no can do', score: 80, tags: [] }],
    [
      ' St. Elmo’s-Fire ; 70 ; name, Phrase ',
      { letters: 'STELMOSFIRE', form: 'St. Elmo’s-Fire', score: 70, tags: ['name', 'phrase'] },
    ],
    ['été,7', { letters: 'ÉTÉ', form: 'été', score: 7, tags: [] }],
    ['a b\t9\tabbr # why', { letters: 'AB', form: 'a b', score: 9, tags: ['abbr'] }],
    ['shmo;0', { letters: 'SHMO', form: 'shmo', score: 0, tags: [] }],
    ['shmo;;dated', { letters: 'SHMO', form: 'shmo', score: 50, tags: ['dated'] }],
    ['# shmo;5', undefined],
    ['', undefined],
    [' \t', undefined],
  ])('%j', (line, expected) => {
    expect(parse(`${line}\n`).entries).toEqual(expected === undefined ? [] : [expected]);
  });

  test.each([
    ['7up;80', /^own\.txt:2: '7up' is not a word: /],
    [';80', /^own\.txt:2: '' is not a word: /],
    ['- ;80', /^own\.txt:2: '-' is not a word: /],
    ['a\0b', /^own\.txt:2: /],
    [`${'a'.repeat(256)};80`, /is not a word/],
    ['cat;101', /^own\.txt:2: '101' is not a score: expected a whole number from 0 to 100$/],
    ['cat;-1', /^own\.txt:2: '-1' is not a score/],
    ['cat;5.5', /^own\.txt:2: '5\.5' is not a score/],
    ['cat;good', /^own\.txt:2: 'good' is not a score/],
    ['cat;50;nmae', /^own\.txt:2: unknown tag 'nmae': tags are name, /],
    ['cat;50;name;abbr', /^own\.txt:2: unknown tag 'name;abbr'/],
  ])('%j means nothing', (line, error) => {
    expect(() => parse(`dog\n${line}\n`)).toThrow(error);
  });
});

test('words and what is dropped, as lists', () => {
  const list = parse('# mine\nno can do;80;phrase\nshmo;0\nOreo\n');
  expect(textOf(list.wordBytes)).toBe('NOCANDO;80;phrase\nOREO;50;\n');
  expect(textOf(list.droppedBytes)).toBe('SHMO\n');
});

describe('a change', () => {
  test.each([
    ['of nothing', '', 'cat;5', 'cat;5\n'],
    ['at the end', '# mine\n\ndog;5\n', 'cat;5', '# mine\n\ndog;5\ncat;5\n'],
    ['in its place', 'dog\nCat;50;name # mew\nemu;7', 'cat;5', 'dog\ncat;5 # mew\nemu;7\n'],
    ['of a word that is there twice', 'c at;9\ndog\ncat;4\n', 'cat;5', 'cat;5\ndog\n'],
    ['with its accents or without', 'Été;9\n', 'ete;5', 'ete;5\n'],
    ['with its tags', 'cat;9\n', 'cat;5;name,abbr', 'cat;5;name,abbr\n'],
    ['in lines with CR', 'dog;9 \r\n# x\r\ncat\r\n', 'cat;5', 'dog;9 \r\n# x\r\ncat;5\r\n'],
    ['after a byte order mark', '\ufeffcat\ndog\n', 'cat;5', '\ufeffcat;5\ndog\n'],
  ])('%s', (_name, before, line, after) => {
    const changed = parse(before).with(entry(line), true);
    expect(changed.text).toBe(after);
    // What was written is read again as the same.
    expect(parse(changed.text).text).toBe(after);
    expect(parse(changed.text).find('CAT', true)).toEqual(changed.find('CAT', true));
  });

  test('letters of a language of its own are another word', () => {
    expect(parse('ano;9\n').with(entry('año;5'), false).text).toBe('ano;9\naño;5\n');
  });
});

test('of several lines of a word the one that drops it counts, or else the best', () => {
  expect(parse('cat;5\nc at;90\n').find('CAT', true)).toMatchObject({ form: 'c at', score: 90 });
  expect(parse('cat;5\ncat;0\ncat;90\n').find('CAT', true)).toMatchObject({ score: 0 });
  expect(parse('cat;5\n').find('DOG', true)).toBeUndefined();
});

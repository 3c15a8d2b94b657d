// Proper names: the tag of a list, and what becomes of it when lists meet.

import { describe, expect, test } from 'vitest';
import { parseWordList, parseWordLists } from '../../../../src/words/reading/parse-word-list.ts';
import { IS_NAME } from '../../../../src/words/vocabulary/tags.ts';

const isName = (word: string, ...texts: string[]): boolean => {
  const sources = texts.map((text) => ({ name: text, bytes: new TextEncoder().encode(text) }));
  return parseWordLists(sources).words.isName(Array.from(word));
};

describe('the tag', () => {
  test.each([
    'ann;50;name',
    'ann;50;NAME',
    'ann;50;Name\r\n',
    'ann;50; name ',
    'ann,50,name',
    'ann\t50\tname',
    'ann; 50 ;name',
    'ann;;name',
    'ann;\t60;name',
    'cat;1\nann;50;name\ncow;3',
    'Änn;50;name\nANN;50;name',
  ])('%j is one', (text) => {
    expect(isName('ANN', text)).toBe(true);
  });

  test.each([
    'ann;50',
    'ann',
    'ann;name',
    'ann;50;names',
    'ann;50;surname',
    'ann;50;a name',
    'ann;50;name;x',
    'ann;50;name, first',
    'ann;50;A girl;name',
    'ann;50;"name"',
    'ann;50;namé',
    'ann;50;nam\ne',
    'name;50\nann',
  ])('%j is none', (text) => {
    expect(isName('ANN', text)).toBe(false);
  });

  test('does not touch the score', () => {
    const words = parseWordList('ann;30;name\nbob;;name\ncat;7;name,');
    expect([...words.table(3).scores]).toEqual([30, 50, 7]);
  });
});

describe('a word that is tagged here and not there', () => {
  test.each([
    ['is none, in one list', ['ann;50;name\nann;20'], false],
    ['in whatever order', ['ann;20\nann;50;name'], false],
    ['is one if every entry of the list says so', ['ann;50;name\nANN;20;name'], true],
    ['is what the first list says', ['ann;50;name', 'ann;60'], true],
    ['also if that is no', ['ann;60', 'ann;50;name'], false],
    [
      'also if another word of the first list is tagged',
      ['ann;60\nbob;1;name', 'ann;5;name'],
      false,
    ],
  ])('%s', (_name, texts, expected) => {
    expect(isName('ANN', ...texts)).toBe(expected);
  });
});

describe('flags', () => {
  test('are none for a length without names', () => {
    const words = parseWordList('ann;50;name\nanna');
    expect(words.table(4).flags).toBeUndefined();
    expect(words.table(9).flags).toBeUndefined();
  });

  test('go with their words, in many and above a floor', () => {
    const lines = Array.from({ length: 500 }, (_, i) => {
      const word = Array.from(String(1000 + i), (digit) => 'abcdefghij'[Number(digit)]).join('');
      return `${word};${i % 101}${i % 3 === 0 ? ';name' : ''}`;
    });
    const words = parseWordList(lines.reverse().join('\n'), { minScore: 30 });
    const { count, flags } = words.table(4);
    const expected = lines
      .map((line) => line.toUpperCase().split(';'))
      .filter(([, score]) => Number(score) >= 30)
      .sort()
      .map(([, , tag]) => (tag === 'NAME' ? IS_NAME : 0));
    expect([count, Array.from(flags!)]).toEqual([expected.length, expected]);
  });

  test('no word is no name', () => {
    expect(parseWordList('ann;50;name').isName(['B', 'O', 'B'])).toBe(false);
  });
});

describe('a capital in a list without scores', () => {
  const NAMED = 'bat\nBach\ncat\ndog\nowl\n';

  test.each<[string, string, number, boolean]>([
    ['is a name', NAMED, 40, true],
    ['is one in any order', 'Bach\nbat\ncat\nowl\ndog', 40, true],
    ['with a capital inside', 'BaCh\nbat\ncat\nowl', 40, true],
    ['with a letter beyond A to Z', 'bat\nBäch\ncat\nowl', 40, true],
    ['beside a word of its letters, is that word', `${NAMED}bach`, 50, false],
    ['beside one in capitals, too', `${NAMED}BACH`, 50, false],
    ['all in capitals is none', NAMED.toUpperCase(), 50, false],
    ['in a list of capitals is none', 'Bat\nBach\nCat\nDog', 50, false],
    ['is none where more than a quarter has it', 'bat\nBach\ncat\nDog\nowl', 50, false],
    ['is one where a quarter has it', 'bat\nBach\nowl\nDog\nemu\ncat\nape\nant', 40, true],
    ['is none in a list with a score', `${NAMED}emu;30`, 50, false],
    ['is none in a list with a score before it', `emu;30\n${NAMED}`, 50, false],
    ['is one in a list with empty scores', NAMED.replaceAll('\n', ';\n'), 40, true],
    ['is one with CRLF', NAMED.replaceAll('\n', '\r\n'), 40, true],
    ['is counted among the entries that are kept', `${NAMED}Bach's\nCat's\nDog's\nOwl's`, 40, true],
  ])('%s', (_name, text, score, expected) => {
    const words = parseWordList(text);
    expect(words.scoreOf(Array.from('BACH'))).toBe(score);
    expect(words.isName(Array.from('BACH'))).toBe(expected);
    expect(words.scoreOf(Array.from('CAT'))).toBe(50);
    expect(words.isName(Array.from('CAT'))).toBe(false);
  });

  test('beyond A to Z', () => {
    const words = parseWordList('Ärla\nörn\nål\nÖL\nЇжак\nїж\nяк\nоко\nніс', { fold: false });
    expect(
      ['ÄRLA', 'ÖRN', 'ÖL', 'ЇЖАК', 'ЇЖ'].map((word) => words.isName(Array.from(word))),
    ).toEqual([true, false, false, true, false]);
  });

  test('is asked for in each list', () => {
    expect(isName('BACH', NAMED, 'Bach\nBeethoven')).toBe(true);
    expect(isName('BACH', 'Bach\nBeethoven', NAMED)).toBe(false);
    expect(isName('BEETHOVEN', NAMED, 'Bach\nBeethoven')).toBe(false);
    expect(isName('BACH', 'emu;30', NAMED)).toBe(true);
  });

  test('is mapped as a score', () => {
    const bytes = new TextEncoder().encode(NAMED);
    const scoreMap = { operation: 'plus', operand: 5 } as const;
    const { words } = parseWordLists([{ name: 'a', bytes, scoreMap }]);
    expect(['BACH', 'CAT'].map((word) => words.scoreOf(Array.from(word)))).toEqual([45, 55]);
  });
});

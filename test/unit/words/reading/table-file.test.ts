import { describe, expect, test } from 'vitest';
import { parseWordList, parseWordLists } from '../../../../src/words/reading/parse-word-list.ts';
import { parseScoreMap } from '../../../../src/words/reading/score-map.ts';
import {
  isTableFile,
  textBytesOf,
  writeTableFile,
} from '../../../../src/words/reading/table-file.ts';
import { chooseWords } from '../../../../src/words/vocabulary/choose-words.ts';
import type { WordList } from '../../../../src/words/vocabulary/word-list.ts';

const TEXT = 'CAT;3\nBAT;60\nZEBRA;50\nA;9\nBAT;70\n';
const ABOUT = { textBytes: TEXT.length, kept: 5, dropped: 2 };
const FILE = writeTableFile(parseWordList(TEXT), ABOUT);

function tables(words: WordList): unknown {
  return [words.alphabet, words.lengths().map((length) => words.table(length))];
}

test('a table file is known by its beginning', () => {
  expect(isTableFile(FILE)).toBe(true);
  expect(textBytesOf(FILE)).toBe(TEXT.length);
  expect(isTableFile(new TextEncoder().encode('crossfill\n'))).toBe(false);
  expect(isTableFile(new Uint8Array(0))).toBe(false);
});

describe('a table file reads as the text it was made from', () => {
  const source = { name: 'tables', bytes: FILE };

  test.each([
    [{}],
    [{ minScore: 50 }],
    [{ minScores: new Map([[3, 65]]) }],
    [{ fold: false, strip: true }],
  ])('%j', (options) => {
    const { words, reports } = parseWordLists([source], options);
    expect(tables(words)).toEqual(tables(parseWordList(TEXT, options)));
    expect(reports).toEqual([{ name: 'tables', kept: 5, dropped: 2, beyondAz: 0 }]);
  });

  test.each(['x2', '=7', '+10', '-50'])('with its scores mapped by %s', (map) => {
    const scoreMap = parseScoreMap(map)!;
    const text = { name: 'text', bytes: new TextEncoder().encode(TEXT), scoreMap };
    expect(tables(parseWordLists([{ ...source, scoreMap }]).words)).toEqual(
      tables(parseWordLists([text]).words),
    );
  });

  test('beside a list whose letters it does not count for or against', () => {
    const own = { name: 'own', bytes: new TextEncoder().encode('öl\nål\nort\n'.repeat(20)) };
    const bytes = new TextEncoder().encode(TEXT);
    const { words } = parseWordLists([own, source]);
    expect(words.alphabet).toContain('Ö');
    expect(tables(words)).toEqual(tables(parseWordLists([own, { name: 'text', bytes }]).words));
  });

  test('among other lists', () => {
    const other = { name: 'other', bytes: new TextEncoder().encode('BAT;1\nÑU;2\nDOG;4\n') };
    const text = { name: 'text', bytes: new TextEncoder().encode(TEXT) };
    for (const options of [{}, { fold: false }]) {
      expect(tables(parseWordLists([source, other], options).words)).toEqual(
        tables(parseWordLists([text, other], options).words),
      );
      expect(tables(parseWordLists([other, source], options).words)).toEqual(
        tables(parseWordLists([other, text], options).words),
      );
    }
  });
});

test('a choice among its words leaves the file as it is, a Buffer, too', () => {
  const bytes = Buffer.from(FILE);
  const exclude = [{ name: 'no', bytes: new TextEncoder().encode('bat\n') }];
  const { words } = chooseWords({ lists: [{ name: 'tables', bytes }], exclude });
  for (const list of [words, words.atLeast(50)]) {
    for (const length of list.lengths()) list.table(length);
  }
  expect(tables(words)).not.toEqual(tables(parseWordList(TEXT)));
  expect(bytes.equals(FILE)).toBe(true);
});

test('a table file that is cut off is told', () => {
  const bytes = FILE.subarray(0, FILE.length - 1);
  expect(() => parseWordLists([{ name: 'a', bytes }])).toThrow('a: a damaged table file');
  const short = FILE.subarray(0, 30);
  expect(() => parseWordLists([{ name: 'a', bytes: short }])).toThrow('a: a damaged table file');
});

test('names are not for table files', () => {
  expect(() => writeTableFile(parseWordList('ann;50;name\n'), ABOUT)).toThrow(RangeError);
});

test('other letters than A to Z are not for table files', () => {
  expect(() => writeTableFile(parseWordList('жук\n'), ABOUT)).toThrow(RangeError);
});

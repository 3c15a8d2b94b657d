import { describe, expect, test } from 'vitest';
import { explainAtSight, explainCore, explainProof } from '../../../src/explain/explain.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const blankOf = (rows: string) => puzzleOf(pictureOf(...rows.split('/')));

/** The reason that is seen without a search; undefined if there is none. */
function reasonOf(rows: string, words: string, allowRepeats = false) {
  const list = parseWordList(words.replaceAll(' ', '\n'));
  const seen = explainAtSight(blankOf(rows), list, allowRepeats);
  return seen && { text: seen.text, slots: seen.slots };
}

describe('a length that the list has not', () => {
  test.each([
    ['___', 'ox', 'no word of length 3 in the list, for 1 Across', [0]],
    ['___/_##/_##', 'ox', 'no word of length 3 in the list, for 1 Across, 1 Down', [0, 1]],
    ['___/###/__#', 'ox', 'no word of length 3 in the list, for 1 Across', [0]],
    [
      Array.from({ length: 8 }, () => '___').join('/###/'),
      'ox',
      'no word of length 3 in the list, for 1 Across, 2 Across, 3 Across, 4 Across, 5 Across, 6 Across and 2 more',
      [0, 1, 2, 3, 4, 5, 6, 7],
    ],
  ])('%s', (rows, words, text, slots) => {
    expect(reasonOf(rows, words)).toEqual({ text, slots });
  });

  test('a slot that is given whole needs no word', () => {
    expect(reasonOf('CAT/###/__#', 'ox')).toBeUndefined();
  });

  test('words below the floor do not count', () => {
    const words = parseWordList('cat;5\nox;60', { minScore: 50 });
    expect(explainAtSight(blankOf('___'), words, false)?.text).toMatch(/^no word of length 3/);
  });
});

describe('givens that no word has', () => {
  test.each([
    ['_X_', 'cat cot', 'no word fits `?X?` at 1 Across', [0]],
    ['___/###/C_B', 'cat cot', 'no word fits `C?B` at 2 Across', [1]],
    ['_Ж_', 'cat cot', 'no word fits `?Ж?` at 1 Across', [0]],
    ['___/_##/T##', 'cat cot', 'no word fits `??T` at 1 Down', undefined],
    ['___/_##/X##', 'cat cot', 'no word fits `??X` at 1 Down', [1]],
  ])('%s', (rows, words, text, slots) => {
    const reason = reasonOf(rows, words);
    if (slots === undefined) expect(reason).toBeUndefined();
    else expect(reason).toEqual({ text, slots });
  });

  test('repeats allowed do not help', () => {
    expect(reasonOf('_X_', 'cat', true)?.text).toBe('no word fits `?X?` at 1 Across');
  });
});

describe('fewer words than slots', () => {
  test.each([
    [
      '___/###/___',
      'cat ox',
      'the list has 1 word of length 3 for 2 slots: 1 Across, 2 Across',
      [0, 1],
    ],
    [
      '___/###/___/###/___',
      'cat cot',
      'the list has 2 words of length 3 for 3 slots: 1 Across, 2 Across, 3 Across',
      [0, 1, 2],
    ],
    [
      'C__/###/C__/###/___',
      'cat dog pig owl',
      'the list has 1 word that fits `C??` for 2 slots: 1 Across, 2 Across',
      [0, 1],
    ],
    [
      'C__/###/C__/###/C__',
      'cat cot pig owl',
      'the list has 2 words that fit `C??` for 3 slots: 1 Across, 2 Across, 3 Across',
      [0, 1, 2],
    ],
    ['CAT/###/___', 'cat', 'the list has 0 words of length 3 left for 1 slot: 2 Across', [1]],
    [
      'CAT/###/C_T',
      'cat dog',
      'the list has 0 words that fit `C?T` left for 1 slot: 2 Across',
      [1],
    ],
    [
      'CAT/###/___/###/___',
      'cat dog',
      'the list has 1 word of length 3 left for 2 slots: 2 Across, 3 Across',
      [1, 2],
    ],
  ])('%s from %s', (rows, words, text, slots) => {
    expect(reasonOf(rows, words)).toEqual({ text, slots });
    expect(reasonOf(rows, words, true)).toBeUndefined();
  });

  test.each([
    ['as many as there are', '___/###/___', 'cat dog'],
    ['a given that is no word takes none', 'XYZ/###/___', 'cat'],
    ['a given of another length takes none', 'OX#/###/___', 'cat ox'],
    ['the same word given twice is one', 'CAT/###/CAT/###/___', 'cat dog'],
    ['lengths are counted apart', '___/###/__#', 'cat ox'],
  ])('%s: enough', (_, rows, words) => {
    expect(reasonOf(rows, words)).toBeUndefined();
  });
});

test('what is seen first: lengths, then givens, then numbers', () => {
  expect(reasonOf('_X_#/####/____', 'cat')?.text).toMatch(/^no word of length 4/);
  expect(reasonOf('_X_/###/___', 'cat')?.text).toMatch(/^no word fits `\?X\?`/);
});

test.each([
  [[0], 'every way was tried; the search kept failing at 1 Across'],
  [[1, 0], 'every way was tried; the search kept failing at 1 Down, 1 Across'],
])('what a proof of the whole grid says of slots %j', (slots, text) => {
  expect(explainProof(blankOf('_A_/_##/_##'), slots)).toBe(text);
});

describe('what a core says', () => {
  const words = parseWordList('cat;40\ncot;90');
  const floored = parseWordList('cat;40\ncot;90', { minScore: 50 });
  test.each([
    [[1], true, words, 'no word is left for 1 Down `???`'],
    [
      [0, 1],
      true,
      words,
      'these 2 slots cannot be filled together even with the rest of the grid open: 1 Across `?A?`, 1 Down `???`; with any one of them left out, the others can',
    ],
    [
      [1, 0],
      false,
      floored,
      'these 2 slots cannot be filled together with words scored 50 or more even with the rest of the grid open: 1 Down `???`, 1 Across `?A?`',
    ],
    [
      [0, 1, 2],
      false,
      words,
      'these 3 slots cannot be filled together: 1 Across `?A?`, 1 Down `???`, 2 Down `???`',
    ],
  ])('of slots %j, minimal %s', (slots, minimal, list, text) => {
    expect(explainCore(blankOf('_A_/_#_/_#_'), list, { slots, minimal })).toBe(text);
  });

  test('under rules, and floors by length', () => {
    const blank = blankOf('_A_/_##');
    const list = parseWordList('cat;60\nox;60', { minScore: 50, minScores: new Map([[2, 20]]) });
    expect(explainCore(blank, list, { slots: [0, 1], minimal: false }, true)).toBe(
      'these 2 slots cannot be filled together with words that reach the floors of their lengths under the rules: 1 Across `?A?`, 1 Down `??`',
    );
    expect(explainCore(blank, list, { slots: [1], minimal: true }, true)).toBe(
      'no word scored 20 or more is left under the rules for 1 Down `??`',
    );
  });

  test('a core of many is named in part', () => {
    const blank = blankOf(Array.from({ length: 9 }, () => '___').join('/###/'));
    const slots = [8, 0, 1, 2, 3, 4, 5, 6];
    expect(explainCore(blank, words, { slots, minimal: false })).toMatch(
      /: 9 Across `\?{3}`, 1 Across .*, 5 Across `\?\?\?` and 2 more$/,
    );
  });
});

describe('a floor on scores', () => {
  test('is part of the reason', () => {
    const words = parseWordList('CAT;40\nDOG;30', { minScore: 60 });
    const reason = explainAtSight(parseTemplate('___'), words, false);
    expect(reason?.text).toBe('no word of length 3 scored 60 or more in the list, for 1 Across');
  });
});

test('a hundred thousand slots of one length are counted in no time worth telling', () => {
  // A pass for each slot over all that came before would take minutes.
  const template = parseTemplate(`${'___#'.repeat(500)}\n${'#'.repeat(2000)}\n`.repeat(200));
  const reason = explainAtSight(template, parseWordList('CAT\nDOG'), false);
  expect(reason?.slots).toHaveLength(100_000);
});

import { describe, expect, test } from 'vitest';
import { conflictAtSight, coreConflict } from '../../../src/explain/conflicts.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import type { Conflict } from '../../../src/problem/conflict.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const blankOf = (rows: string) => puzzleOf(pictureOf(...rows.split('/')));

/** What is seen without a search; undefined if there is nothing. */
function seenIn(rows: string, words: string, allowRepeats = false): Conflict | undefined {
  const list = parseWordList(words.replaceAll(' ', '\n'));
  return conflictAtSight(blankOf(rows), list, allowRepeats)?.why;
}

describe('a length that the list has not', () => {
  test.each([
    ['___', 'ox', [0]],
    ['___/_##/_##', 'ox', [0, 1]],
    ['___/###/__#', 'ox', [0]],
    [Array.from({ length: 8 }, () => '___').join('/###/'), 'ox', [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('%s', (rows, words, slots) => {
    expect(seenIn(rows, words)).toEqual({
      kind: 'no-word-of-length',
      slots,
      length: 3,
      minScore: 0,
    });
  });

  test('a slot that is given whole needs no word', () => {
    expect(seenIn('CAT/###/__#', 'ox')).toBeUndefined();
  });

  test('words below the floor do not count, and the floor is told', () => {
    const words = parseWordList('cat;5\nox;60', { minScore: 50 });
    expect(conflictAtSight(blankOf('___'), words, false)?.why).toEqual({
      kind: 'no-word-of-length',
      slots: [0],
      length: 3,
      minScore: 50,
    });
  });
});

describe('givens that no word has', () => {
  const why = { kind: 'no-word-fits', minScore: 0, comesTwice: false, answers: [] };
  test.each([
    ['_X_', 'cat cot', [0]],
    ['___/###/C_B', 'cat cot', [1]],
    ['_Ж_', 'cat cot', [0]],
    ['___/_##/T##', 'cat cot', undefined],
    ['___/_##/X##', 'cat cot', [1]],
  ])('%s', (rows, words, slots) => {
    if (slots === undefined) expect(seenIn(rows, words)).toBeUndefined();
    else expect(seenIn(rows, words)).toEqual({ ...why, slots });
  });

  test('repeats allowed do not help', () => {
    expect(seenIn('_X_', 'cat', true)).toEqual({ ...why, slots: [0] });
  });

  test('are those of an answer that leaves none alone', () => {
    expect(seenIn('CAT/__#/__#', 'cat coo at', true)).toMatchObject({ slots: [4], answers: [0] });
  });
});

describe('fewer words than slots', () => {
  test.each([
    ['___/###/___', 'cat ox', { by: 'length', count: 1, slots: [0, 1] }],
    ['___/###/___/###/___', 'cat cot', { by: 'length', count: 2, slots: [0, 1, 2] }],
    ['C__/###/C__/###/___', 'cat dog pig owl', { by: 'letters', count: 1, slots: [0, 1] }],
    ['C__/###/C__/###/C__', 'cat cot pig owl', { by: 'letters', count: 2, slots: [0, 1, 2] }],
    ['CAT/###/___', 'cat', { by: 'length', count: 0, areTaken: true, slots: [1] }],
    ['CAT/###/C_T', 'cat dog', { by: 'letters', count: 0, areTaken: true, slots: [1] }],
    ['CAT/###/___/###/___', 'cat dog', { by: 'length', count: 1, areTaken: true, slots: [1, 2] }],
  ])('%s from %s', (rows, words, why) => {
    const kind = 'too-few-words';
    expect(seenIn(rows, words)).toEqual({ kind, minScore: 0, areTaken: false, ...why });
    expect(seenIn(rows, words, true)).toBeUndefined();
  });

  test.each([
    ['as many as there are', '___/###/___', 'cat dog'],
    ['a given that is no word takes none', 'XYZ/###/___', 'cat'],
    ['a given of another length takes none', 'OX#/###/___', 'cat ox'],
    ['the same word given twice is one', 'CAT/###/CAT/###/___', 'cat dog'],
    ['lengths are counted apart', '___/###/__#', 'cat ox'],
  ])('%s: enough', (_, rows, words) => {
    expect(seenIn(rows, words)).toBeUndefined();
  });
});

test('what is seen first: lengths, then givens, then numbers', () => {
  expect(seenIn('_X_#/####/____', 'cat')?.kind).toBe('no-word-of-length');
  expect(seenIn('_X_/###/___', 'cat')?.kind).toBe('no-word-fits');
});

describe('a core', () => {
  test('has the floors of its lengths, and the answers around it', () => {
    const blank = blankOf('_A_/_##/CAT');
    const list = parseWordList('cat;60\nox;60', { minScore: 50, minScores: new Map([[2, 20]]) });
    expect(coreConflict(blank, list, { slots: [2, 0], minimal: true }, true)).toEqual({
      kind: 'core',
      slots: [2, 0],
      minimal: true,
      minScores: [50],
      answers: [1],
      isRuled: true,
    });
    const floors = coreConflict(blankOf('_A_/_##'), list, { slots: [0, 1], minimal: false });
    expect(floors).toMatchObject({ minScores: [50, 20], answers: [], isRuled: false });
  });
});

test('fifty thousand slots of one length are counted in no time worth telling', () => {
  // A pass for each slot over all that came before would take minutes.
  const template = parseTemplate(`${'___#'.repeat(250)}\n${'#'.repeat(1000)}\n`.repeat(200));
  const seen = conflictAtSight(template, parseWordList('CAT\nDOG'), false);
  expect(seen?.why.slots).toHaveLength(50_000);
});

import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { templateRows } from '../../../src/format/template/render-template.ts';
import { puzzleUnderRules } from '../../../src/problem/puzzle-under-rules.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const filled = puzzleOf(pictureOf('CAT', 'O#O', 'TEN'));
const at = { source: 'option' };
const words = parseWordList('cat;60\ntan;40\nten;70\ntin;20');
const under = (rules: Rules, puzzle = filled): string =>
  templateRows(puzzleUnderRules(puzzle, rules, words).blank).join('/');
/** The rules applied twice, as threads do. */
const twice = (rules: Rules): string => {
  const once = puzzleUnderRules(filled, rules, words);
  return under(once.rules, once.blank);
};

describe('puzzleUnderRules', () => {
  test('is the puzzle itself if nothing is set or locked', () => {
    expect(puzzleUnderRules(filled, {}, words).blank).toBe(filled);
    expect(puzzleUnderRules(filled, { only: [{ slot: '1A' }] }, words).blank).toBe(filled);
  });

  test.each<[string, Rules, string]>([
    ['a locked entry', { lock: [{ slot: '1A' }] }, 'CAT/_#_/___'],
    ['two locked entries', { lock: [{ slot: '1A' }, { slot: '2D' }] }, 'CAT/_#O/__N'],
    ['a freed entry', { free: [{ kind: 'slot', slot: '1A' }] }, '___/O#O/TEN'],
    [
      'two freed entries',
      { free: ['1A', '2D'].map((slot) => ({ kind: 'slot', slot })) },
      '___/O#_/TE_',
    ],
    [
      'a freed rectangle, from any of its corners',
      { free: [{ kind: 'area', from: { row: 3, column: 2 }, to: { row: 2, column: 1 } }] },
      'CAT/_#O/__N',
    ],
    [
      'weak entries; those of no list are not weak',
      { free: [{ kind: 'below', score: 61 }] },
      '___/O#O/TEN',
    ],
    [
      'a freed entry but for a locked one',
      { free: [{ kind: 'slot', slot: '1A' }], lock: [{ slot: '2D' }] },
      '__T/O#O/TEN',
    ],
  ])('%s', (_, rules, rows) => {
    expect(under(rules)).toBe(rows);
    // Once more changes nothing.
    expect(twice(rules)).toBe(rows);
  });

  test('a word set where others are locked', () => {
    const rules: Rules = {
      lock: [{ slot: '1D' }],
      slots: [{ kind: 'word', slot: '3A', word: 'tin', at }],
    };
    expect(under(rules)).toBe('C__/O#_/TIN');
    expect(twice(rules)).toBe('C__/O#_/TIN');
  });

  test('what was freed has to change; what is given does not count', () => {
    const rules: Rules = { free: [{ kind: 'slot', slot: '1A' }] };
    const before = { cells: filled.cells, leastChanged: 1 };
    expect(puzzleUnderRules(filled, rules, words).rules).toEqual({ likeness: [before] });
    const open = puzzleOf(pictureOf('___', '_#_', 'TEN'));
    expect(puzzleUnderRules(open, { lock: [{ slot: '3A' }] }, words).rules).toEqual({});
  });

  test('what was filled in can be freed', () => {
    const empty = puzzleOf(pictureOf('___', '_#_', '___'));
    const rules: Rules = { free: [{ kind: 'slot', slot: '1A' }] };
    expect(under(rules, { ...empty, cells: filled.cells })).toBe('___/O#O/TEN');
  });

  test.each<[string, Rules, string]>([
    [
      'an area outside',
      { free: [{ kind: 'area', from: { row: 3, column: 2 }, to: { row: 4, column: 1 }, at }] },
      'option: the template has no r4c1: it is 3 x 3',
    ],
    [
      'a block',
      { free: [{ kind: 'area', from: { row: 2, column: 2 }, to: { row: 2, column: 2 }, at }] },
      'option: r2c2:r2c2 has no open cell',
    ],
    [
      'no weak entry',
      { free: [{ kind: 'below', score: 60, at }] },
      'option: none below: score 60, weakest 60',
    ],
    [
      'what is locked',
      { free: [{ kind: 'slot', slot: '1A', at }], lock: [{ slot: '1A' }] },
      'option: nothing to free: isLocked true',
    ],
  ])('nothing to free: %s', (_, rules, message) => {
    expect(() => under(rules)).toThrow(InputError);
    expect(() => under(rules)).toThrow(message);
  });

  test.each([
    ['COAT', '___', ['OA'], ['C', 'OA', 'T']],
    ['COAT', '___', ['CO', 'CA'], ['CO', 'A', 'T']],
    ['COCOA', '[CO]__', ['OA'], ['CO', 'C', 'OA']],
    ['CAT', '___', ['CA'], ['C', 'A', 'T']],
  ])('%s over %s with %j', (word, text, strings, cells) => {
    const rules: Rules = { slots: [{ kind: 'word', slot: '1A', word, at }], rebus: { strings } };
    expect(puzzleUnderRules(parseTemplate(text), rules).blank.givens).toEqual(cells);
  });

  test.each([
    ['___', 'COAT', { kind: 'word-length', word: 'COAT', letters: 4, cells: 3, strings: ['TA'] }],
    [
      '___',
      'TATA',
      { kind: 'several-spellings', word: 'TATA', slot: '1 Across', ways: ['TA[TA]', '[TA]TA'] },
    ],
    [
      '_[TA]_',
      'TATA',
      { kind: 'other-letters', word: 'TATA', slot: '1 Across', pattern: '?[TA]?' },
    ],
  ])('%s cannot hold %s, or not surely', (text, word, fault) => {
    const rebus = { strings: ['TA'] };
    const rules: Rules = { slots: [{ kind: 'word', slot: '1A', word, at }], rebus };
    expect(() => puzzleUnderRules(parseTemplate(text), rules)).toThrow(
      expect.objectContaining({ fault: expect.objectContaining(fault), place: at }),
    );
  });

  test.each([
    ['1A', 'COT', 'option: other letter: word COT, slot 1 Across, position 2, letter A'],
    ['1A', 'COAT', 'option: word length: word COAT, letters 4, slot 1 Across, cells 3'],
    ['1A', 'C4T', "option: '4' in 'C4T' is not a letter"],
    ['9A', 'CAT', 'option: the template has no 9 Across; nearby: 3 Across'],
  ])('%s=%s', (slot, word, message) => {
    const rules: Rules = { slots: [{ kind: 'word', slot, word, at }] };
    expect(() => under(rules)).toThrow(InputError);
    expect(() => under(rules)).toThrow(message);
  });
});

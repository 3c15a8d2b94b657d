import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { templateRows } from '../../../src/format/template/render-template.ts';
import { puzzleUnderRules } from '../../../src/problem/puzzle-under-rules.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const filled = puzzleOf(pictureOf('CAT', 'O#O', 'TEN'));
const at = { source: 'option' };
const under = (rules: Rules, puzzle = filled): string =>
  templateRows(puzzleUnderRules(puzzle, rules)).join('/');

describe('puzzleUnderRules', () => {
  test('is the puzzle itself if nothing is set or locked', () => {
    expect(puzzleUnderRules(filled, {})).toBe(filled);
    expect(puzzleUnderRules(filled, { only: [{ slot: '1A' }] })).toBe(filled);
  });

  test.each<[string, Rules, string]>([
    ['a locked entry', { lock: [{ slot: '1A' }] }, 'CAT/_#_/___'],
    ['two locked entries', { lock: [{ slot: '1A' }, { slot: '2D' }] }, 'CAT/_#O/__N'],
  ])('%s', (_, rules, rows) => {
    expect(under(rules)).toBe(rows);
    // Once more changes nothing.
    expect(under(rules, puzzleUnderRules(filled, rules))).toBe(rows);
  });

  test('a word set where others are locked', () => {
    const rules: Rules = {
      lock: [{ slot: '1D' }],
      slots: [{ kind: 'word', slot: '3A', word: 'tin', at }],
    };
    expect(under(rules)).toBe('C__/O#_/TIN');
    expect(under(rules, puzzleUnderRules(filled, rules))).toBe('C__/O#_/TIN');
  });

  test.each([
    ['1A', 'COT', 'option: COT does not fit: letter 2 of 1 Across is A already'],
    ['1A', 'COAT', 'option: COAT has 4 letters, 1 Across has 3 cells; no slot has 4'],
    ['1A', 'C4T', "option: '4' in 'C4T' is no letter"],
    ['9A', 'CAT', 'option: the template has no 9 Across; near it is 3 Across'],
  ])('%s=%s', (slot, word, message) => {
    const rules: Rules = { slots: [{ kind: 'word', slot, word, at }] };
    expect(() => under(rules)).toThrow(new InputError(message));
  });
});

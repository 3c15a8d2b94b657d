import { expect, test } from 'vitest';
import { caseOfText } from '../../../../src/words/reading/letter-case.ts';

test.each([
  ['cat', 'plain'],
  ['cAT', 'plain'],
  ['Cat', 'capitalised'],
  ['CaT', 'capitalised'],
  ['McGill', 'capitalised'],
  ['CAT', 'other'],
  ['C', 'other'],
  ['c', 'plain'],
  ["'tis", 'other'],
  ["O'Neill", 'capitalised'],
  ['élan', 'plain'],
  ['Élan', 'capitalised'],
  ['ÉLAN', 'other'],
  ['Eßen', 'capitalised'],
  ['їжак', 'plain'],
  ['Їжак', 'capitalised'],
  ['ЇЖАК', 'other'],
  ['字面', 'other'],
  ['𐐨𐐩', 'plain'],
  ['𐐀𐐩', 'capitalised'],
])('%j is %s', (text, expected) => {
  expect(caseOfText(text)).toBe(expected);
});

import { expect, test } from 'vitest';
import { caseOfBytes, caseOfText } from '../../../../src/words/reading/letter-case.ts';

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
])('%j is %s', (text, expected) => {
  const bytes = new TextEncoder().encode(`x${text}y`);
  expect(caseOfBytes(bytes, 1, bytes.length - 1)).toBe(expected);
  expect(caseOfText(text)).toBe(expected);
});

test.each([
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

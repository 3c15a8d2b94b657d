import { expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { alphabetOf, domainsByPattern } from '../../../src/inspect/domain.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const words = parseWordList('CAT\nCOT\nDOG\nTOGA');

test('the alphabet of the list comes first, then letters that only givens have', () => {
  const blank = parseTemplate('É_\n_C', { fold: false });
  expect(alphabetOf(blank, words).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÉ');
});

test('a slot by its pattern alone', () => {
  const blank = parseTemplate('C__\n###\n___\n###\nZAP');
  const { alphabet, slots } = domainsByPattern(blank, words);
  expect(slots.map((slot) => slot.words)).toEqual([2, 3, 1]);
  const lettersAt = (slot: number, position: number): string =>
    alphabet
      .map((letter, i) => letter.repeat(slots[slot]!.letters[position * alphabet.length + i]!))
      .join('');
  expect([0, 1, 2].map((position) => lettersAt(0, position))).toEqual(['CC', 'AO', 'TT']);
  expect([0, 1, 2].map((position) => lettersAt(1, position))).toEqual(['CCD', 'AOO', 'GTT']);
  expect([0, 1, 2].map((position) => lettersAt(2, position))).toEqual(['Z', 'A', 'P']);
});

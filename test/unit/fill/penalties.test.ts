import { expect, test } from 'vitest';
import { NATICK_COST } from '../../../src/fill/natick.ts';
import { CLASH_COST, penaltyFor } from '../../../src/fill/penalties.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { filledAs, pictureOf, puzzleOf } from '../../support/pictures.ts';

const blank = puzzleOf(pictureOf('___', '_#_', '___'));
const filled = (letters: string) => filledAs(blank, letters);
const ALIKE = { word: true, inside: false, stem: true, run: 0 };

test('where nothing can cost points there is no penalty', () => {
  expect(penaltyFor(blank, parseWordList('CAT\nDOG'), undefined, undefined)).toBeUndefined();
});

test('names that cross cost points, a name alone does not', () => {
  const words = parseWordList('ANN;50;name\nADA;50;name\nNOT;50\nATT;50');
  const penalty = penaltyFor(blank, words, undefined, undefined)!;
  expect(penalty(filled('ANND#OATT'))).toBe(NATICK_COST);
  expect(penalty(filled('ATTD#OANN'))).toBe(NATICK_COST);
  expect(penalty(filled('ADAD#DADA'))).toBe(4 * NATICK_COST);
  expect(penalty(filled('XXXX#XANN'))).toBe(0);
});

test('each pair of words too alike costs points', () => {
  const stemOf = (word: string): string => word.slice(0, 2);
  const penalty = penaltyFor(blank, parseWordList('CAB\nCAS'), ALIKE, stemOf)!;
  expect(penalty(filled('CABO#EDUD'))).toBe(0);
  expect(penalty(filled('CABA#TDUD'))).toBe(CLASH_COST);
  expect(penalty(filled('CABA#EBED'))).toBe(2 * CLASH_COST);
});

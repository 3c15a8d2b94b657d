import { expect, test } from 'vitest';
import {
  alphabetStrip,
  clueListsOf,
  codeKeyOf,
  headingOf,
  wordBankOf,
} from '../../../../src/format/page/around-grid.ts';
import { drawingOf } from '../../../../src/format/page/drawing.ts';
import { stringsOf } from '../../../../src/format/page/strings.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

const EN = stringsOf('en');

const GRID = parseTemplate('ABA#');
const CODEWORD: Puzzle = {
  ...GRID,
  revealed: new Set([1]),
  variety: { kind: 'codeword', codes: [2, 1, 2] },
};
const FILL_IN: Puzzle = {
  ...GRID,
  clues: ['no clue of a fill-in'],
  variety: { kind: 'fill-in', words: ['A', 'CD', 'EF'] },
};

test('a codeword has numbers in all cells, and a key', () => {
  expect(drawingOf(CODEWORD, 'puzzle').cells.map(({ label }) => label)).toEqual(['2', '1', '2']);
  expect(codeKeyOf(CODEWORD, 'puzzle')).toEqual([
    { number: 1, letter: 'B' },
    { number: 2, letter: undefined },
  ]);
  expect(codeKeyOf(CODEWORD, 'solution')[1]).toEqual({ number: 2, letter: 'A' });
  expect([...wordBankOf(CODEWORD, EN), ...codeKeyOf(FILL_IN, 'solution')]).toEqual([]);
});

test('a fill-in has words by length, and no numbers', () => {
  expect(drawingOf(FILL_IN, 'puzzle').cells.map(({ label }) => label)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(wordBankOf(FILL_IN, EN)).toEqual([
    { title: '1 letter', words: ['A'] },
    { title: '2 letters', words: ['CD', 'EF'] },
  ]);
  expect(clueListsOf(FILL_IN, EN)).toEqual([]);
});

test('puzzles without clues have a title and instructions of their kind, unless they have their own', () => {
  expect(headingOf(CODEWORD, EN)).toEqual({
    title: 'Codeword',
    notes: 'Each number stands for one letter. Letters given: 1.',
  });
  expect(headingOf({ ...FILL_IN, heading: { title: 'Mine' } }, stringsOf('ru'))).toEqual({
    title: 'Mine',
    notes: 'Впишите каждое слово в сетку; некоторые буквы уже там.',
  });
  expect(headingOf(GRID, EN)).toEqual({});
});

test('the letters of a codeword are crossed off from A to Z, or from those it has in another script', () => {
  const strip = alphabetStrip(CODEWORD);
  expect(strip.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(strip.filter(({ isGiven }) => isGiven)).toEqual([{ letter: 'B', isGiven: true }]);
  const other = { ...CODEWORD, cells: ['Я', 'Б', 'Я'] };
  expect(alphabetStrip(other).map(({ letter }) => letter)).toEqual(['Б', 'Я']);
  expect(alphabetStrip(GRID)).toEqual([]);
});

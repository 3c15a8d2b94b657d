// Counts that mathematics knows, which an enumerating filler must hit.

import { describe, expect, test } from 'vitest';
import { Filler } from '../../src/fill/filler.ts';
import { pictureOf, puzzleOf } from '../support/pictures.ts';
import { problemOf, searchAll } from '../support/probe.ts';
import { listOf } from '../support/random-cases.ts';

/** All words of a length over some letters. */
function allWords(letters: string, length: number): string[] {
  let words = [''];
  for (let i = 0; i < length; i++) {
    words = words.flatMap((word) => Array.from(letters, (letter) => word + letter));
  }
  return words;
}

function permutations(letters: string): string[] {
  return allWords(letters, letters.length).filter((word) => new Set(word).size === letters.length);
}

async function count(rows: string[], texts: string[], allowRepeats: boolean): Promise<number> {
  const filler = new Filler(puzzleOf(pictureOf(...rows)), listOf(texts), { allowRepeats });
  const { status, fills } = await filler.tally();
  expect(status).toBe('complete');
  return fills;
}

describe('every word allowed: letters to the power of cells', () => {
  test.each([
    [['__'], 'ABCDE', 25],
    [['__', '__'], 'ABC', 81],
    [['___', '___'], 'ABC', 729],
    [['___', '___', '___'], 'AB', 512],
    [['____', '_#__', '____'], 'AB', 2048],
    [['____', '____', '____', '____'], 'AB', 65_536],
  ])('%j over %s', async (rows, letters, expected) => {
    const texts = [2, 3, 4].flatMap((length) => allWords(letters, length));
    expect(await count(rows, texts, true)).toBe(expected);
  });
});

describe('slots that do not cross', () => {
  // Three slots and seven words: 7 * 7 * 7, and 7 * 6 * 5.
  const rows = ['____', '####', '____', '####', '____'];
  const texts = allWords('ABC', 4).slice(20, 27);
  test('may repeat', async () => expect(await count(rows, texts, true)).toBe(343));
  test('all different', async () => expect(await count(rows, texts, false)).toBe(210));
  test('one of them given', async () => {
    const given = [texts[3]!, ...rows.slice(1)];
    expect(await count(given, texts, true)).toBe(49);
    expect(await count(given, texts, false)).toBe(30);
  });
  test('a given that is no word takes none away', async () => {
    expect(await count(['XYZX', ...rows.slice(1)], texts, false)).toBe(42);
  });
});

// A002860.
test.each([
  ['AB', 2],
  ['ABC', 12],
  ['ABCD', 576],
])('Latin squares over %s', async (letters, expected) => {
  const rows = Array.from(letters, () => '_'.repeat(letters.length));
  expect(await count(rows, permutations(letters), true)).toBe(expected);
});

test('Latin rectangles of 3 rows and 4 columns', async () => {
  const columns = allWords('ABCD', 3).filter((word) => new Set(word).size === 3);
  const rows = ['____', '____', '____'];
  expect(await count(rows, [...permutations('ABCD'), ...columns], true)).toBe(576);
});

// Sudoku of 4x4: each cell lies in a row, a column and a box.
test('288 Shidoku grids', () => {
  const box = [0, 1, 4, 5];
  const slots = [0, 1, 2, 3].flatMap((i) => [
    [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3],
    [i, i + 4, i + 8, i + 12],
    box.map((cell) => cell + 8 * (i >> 1) + 2 * (i & 1)),
  ]);
  const cells = new Array<string>(16).fill('_');
  const texts = permutations('ABCD');
  const shidoku = { system: { cells, slots }, texts, words: listOf(texts), allowRepeats: true };
  const fills = searchAll(problemOf(shidoku), cells);
  expect(new Set(fills).size).toBe(288);
  expect(fills.length).toBe(288);
});

// Two words that each other letter changes: proper colourings of a ring, (k - 1)^n + (-1)^n (k - 1).
test.each([
  [3, 3, 6],
  [4, 3, 18],
  [5, 3, 30],
  [6, 4, 732],
  [7, 4, 2184],
])('colourings of a ring of %i cells in %i colours', (n, colours, expected) => {
  const cells = new Array<string>(n).fill('_');
  const slots = Array.from({ length: n }, (_, i) => [i, (i + 1) % n]);
  const texts = allWords('ABCD'.slice(0, colours), 2).filter((word) => word[0] !== word[1]);
  const ring = { system: { cells, slots }, texts, words: listOf(texts), allowRepeats: true };
  expect(new Set(searchAll(problemOf(ring), cells)).size).toBe(expected);
});

test('a grid without slots has one fill: itself', async () => {
  expect(await count(['_#_', '#A#', '_#_'], ['AB'], false)).toBe(1);
  expect(await count(['##', '##'], ['AB'], false)).toBe(1);
});

// Which letters a list keeps. Lists are made of random words over an alphabet: what counts is how
// many entries have a letter.

import { describe, expect, test } from 'vitest';
import type { Folding } from '../../../../src/base/letters.ts';
import { foldingOf, foldingOnce } from '../../../../src/words/reading/own-letters.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { contents } from '../../../support/contents.ts';

const source = (text: string) => ({ bytes: new TextEncoder().encode(text) });
const kept = (folding: Folding): string =>
  typeof folding === 'boolean' ? `all: ${folding}` : [...folding].sort().join('');

/** 8000 entries, of which so many have each letter, in lower case. */
function list(shares: Readonly<Record<string, number>>): string {
  const entries = Array.from({ length: 8000 }, (_, i) => `word${(i % 7).toString(36)}`);
  let at = 0;
  for (const [letter, count] of Object.entries(shares)) {
    for (let i = 0; i < count; i++) entries[at++ % 8000] += letter;
  }
  return entries.join('\n');
}

describe('letters that are kept', () => {
  test.each<[string, Record<string, number>, string]>([
    ['none in plain letters', {}, 'all: true'],
    ['English', { é: 14, ö: 2, ñ: 1, å: 1 }, 'all: true'],
    ['just too few', { å: 39 }, 'all: true'],
    ['just enough', { å: 40 }, 'Å'],
    ['French', { é: 2500, â: 500, è: 300, ç: 70, œ: 50, ö: 1 }, 'all: true'],
    ['Portuguese', { á: 1100, ç: 280, ã: 190, õ: 50 }, 'all: true'],
    ['Dutch', { ë: 50, é: 18, ï: 17, ö: 6, ü: 2 }, 'all: true'],
    ['Spanish folds its vowels', { ó: 520, í: 420, ñ: 190, ü: 15 }, 'Ñ'],
    ['Swedish folds É', { ä: 1300, ö: 1080, å: 570, é: 18 }, 'ÄÅÖ'],
    ['German keeps Ü', { ä: 740, ü: 680, ö: 260, é: 1 }, 'ÄÖÜ'],
    ['Danish, with a rare Ö', { æ: 950, ø: 830, å: 340, é: 22, ö: 1 }, 'ÅÆÖØ'],
    ['Polish keeps Ó', { ł: 1600, ą: 1000, ó: 330, ź: 58, é: 1 }, 'ÓĄŁŹ'],
    ['Cyrillic and Greek are not folded anyway', { ї: 900, ё: 900, ά: 900 }, 'all: true'],
    ['sharp s is SS', { ß: 900 }, 'all: true'],
  ])('%s', (_name, shares, expected) => {
    expect(kept(foldingOf([source(list(shares))]))).toBe(expected);
  });

  test.each([
    ['upper case', (text: string) => text.toUpperCase()],
    ['letters and marks apart', (text: string) => text.normalize('NFD')],
    ['scores', (text: string) => text.replaceAll('\n', ';30\n')],
    ['the lines in another order', (text: string) => text.split('\n').reverse().join('\n')],
    ['blank lines', (text: string) => text.replaceAll('\n', '\r\n\r\n')],
    ['other letters in clues', (text: string) => text.replaceAll('\n', ';30;ńż\n')],
  ])('are the same with %s', (_name, change) => {
    const text = list({ ä: 1300, ö: 1080, å: 570, é: 18 });
    expect(kept(foldingOf([source(change(text))]))).toBe('ÄÅÖ');
  });

  test('a letter counts once in an entry', () => {
    expect(kept(foldingOf([source('ååååååååååååååååååååååååå\nox')]))).toBe('all: true');
  });

  test('a short list tells by 20 entries', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, i) => `${'x'.repeat(i)}ñ`).join('\n');
    expect(kept(foldingOf([source(words(19))]))).toBe('all: true');
    expect(kept(foldingOf([source(words(20))]))).toBe('Ñ');
  });

  test('of several lists are those of each', () => {
    const english = source(list({ é: 14 }));
    const spanish = source(list({ ñ: 190, á: 300 }));
    const swedish = source(list({ å: 500 }));
    expect(kept(foldingOf([english, spanish]))).toBe('Ñ');
    expect(kept(foldingOf([spanish, english, swedish]))).toBe('ÅÑ');
  });

  test('are found out once, and not before', () => {
    let reads = 0;
    const { bytes } = source(list({ å: 500 }));
    const watched = {
      get bytes() {
        reads++;
        return bytes;
      },
    };
    const folding = foldingOnce([watched]);
    expect(reads).toBe(0);
    expect(folding()).toBe(folding());
    expect(reads).toBe(1);
  });
});

describe('a word list', () => {
  const spanish = `año\nano\ncañón\ncanon\n${Array.from({ length: 20 }, (_, i) => `${'a'.repeat(6 + i)}ñ`).join('\n')}`;
  const short = (words: string[]) => words.filter((word) => word.length < 9);

  test('keeps its own letters, and folds the others', () => {
    expect(short(contents(parseWordList(spanish)))).toEqual([
      'ANO 50',
      'AÑO 50',
      'CANON 50',
      'CAÑON 50',
    ]);
  });

  test('folds all or none when told to', () => {
    expect(short(contents(parseWordList(spanish, { fold: true })))).toEqual(['ANO 50', 'CANON 50']);
    expect(short(contents(parseWordList(spanish, { fold: false })))).toEqual([
      'ANO 50',
      'AÑO 50',
      'CANON 50',
      'CAÑÓN 50',
    ]);
  });
});

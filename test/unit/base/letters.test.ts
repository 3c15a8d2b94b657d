import { describe, expect, test } from 'vitest';
import { isLetter, normaliseText } from '../../../src/base/letters.ts';

describe('normaliseText', () => {
  test.each([
    ['plain', 'crossword', 'CROSSWORD', 'CROSSWORD'],
    ['mixed case', 'McGill', 'MCGILL', 'MCGILL'],
    ['composed accents', 'naïve façade', 'NAIVE FACADE', 'NAÏVE FAÇADE'],
    ['decomposed accents', 'nai\u0308ve', 'NAIVE', 'NAÏVE'],
    ['two accents on one letter', 'Việt', 'VIET', 'VIỆT'],
    ['a mark that composes with nothing', 'x\u0302', 'X', 'X\u0302'],
    ['sharp s', 'straße', 'STRASSE', 'STRASSE'],
    ['capital sharp s', 'STRAẞE', 'STRASSE', 'STRAẞE'],
    ['æ', 'æon', 'AEON', 'ÆON'],
    ['œ', 'cœur', 'COEUR', 'CŒUR'],
    ['ø', 'smørbrød', 'SMORBROD', 'SMØRBRØD'],
    ['ø and æ under an accent', 'ǿǽ', 'OAE', 'ǾǼ'],
    ['đ', 'đinh', 'DINH', 'ĐINH'],
    ['ð and þ', 'guðþór', 'GUDTHOR', 'GUÐÞÓR'],
    ['ł', 'łódź', 'LODZ', 'ŁÓDŹ'],
    ['ħ, ŧ and ĳ', 'ħŧĳ', 'HTIJ', 'ĦŦĲ'],
    ['dotless i', 'ırmak', 'IRMAK', 'IRMAK'],
    ['dotted capital I', 'İzmir', 'IZMIR', 'İZMIR'],
    ['ligatures', 'ﬁn', 'FIN', 'FIN'],
    ['å and ñ', 'åñ', 'AN', 'ÅÑ'],
    ['Greek', 'ψάρι', 'ΨΑΡΙ', 'ΨΆΡΙ'],
    ['final sigma', 'λόγος', 'ΛΟΓΟΣ', 'ΛΌΓΟΣ'],
    ['Greek with two accents on one letter', 'ταΐζω', 'ΤΑΙΖΩ', 'ΤΑΪ\u0301ΖΩ'],
    ['Cyrillic keeps Й and Ё', 'йод ёлка', 'ЙОД ЁЛКА', 'ЙОД ЁЛКА'],
    ['decomposed Й', 'и\u0306', 'Й', 'Й'],
    ['a mark on a Cyrillic letter stays', 'сло\u0301во', 'СЛО\u0301ВО', 'СЛО\u0301ВО'],
    ['Hangul', '십자', '십자', '십자'],
    ['kana keep their voicing', 'が', 'が', 'が'],
    ['beyond the first plane', '𐐨', '𐐀', '𐐀'],
    ['what is not a letter', "o'n-9.", "O'N-9.", "O'N-9."],
    ['nothing', '', '', ''],
  ])('%s', (_, text, folded, unfolded) => {
    expect(normaliseText(text, true)).toBe(folded);
    expect(normaliseText(text, false)).toBe(unfolded);
  });

  test.each([
    ['año', 'Ñ', 'AÑO'],
    ['cañón', 'Ñ', 'CAÑON'],
    ['can\u0303on', 'Ñ', 'CAÑON'],
    ['smørrebrød idé', 'ÆØÅ', 'SMØRREBRØD IDE'],
    ['ǿre', 'Ø', 'ØRE'],
    ['Øre', 'Æ', 'ORE'],
    ['æble', 'Æ', 'ÆBLE'],
    ['straße', 'ÄÖÜ', 'STRASSE'],
    ['çà', '', 'CA'],
  ])('%s, keeping %j', (text, kept, expected) => {
    expect(normaliseText(text, new Set(kept))).toBe(expected);
  });

  test('is idempotent', () => {
    const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
    for (const fold of [true, false, new Set('ÅÄÖÑØ')]) {
      const once = characters.map((character) => normaliseText(character, fold));
      expect(once.map((text) => normaliseText(text, fold))).toEqual(once);
    }
  });
});

test.each([
  ['A', true],
  ['é', true],
  ['Ж', true],
  ['字', true],
  ['𐐀', true],
  ['1', false],
  ['-', false],
  [' ', false],
  ['_', false],
  ['#', false],
  ['\u0301', false],
  ['\ufeff', false],
  ['AB', false],
  ['', false],
])('isLetter(%j) is %s', (character, expected) => {
  expect(isLetter(character)).toBe(expected);
});

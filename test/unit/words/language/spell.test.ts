import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { spellLetters, spellWord } from '../../../../src/words/language/spell.ts';

const at = { source: 'here' };

describe('spellWord', () => {
  test.each([
    ['music', true, 'MUSIC'],
    [' Ærø ', true, 'AERO'],
    ['été', true, 'ETE'],
    ['été', false, 'ÉTÉ'],
    ['ёж', true, 'ЁЖ'],
    ["rock 'n' roll!", true, 'ROCKNROLL'],
  ])('%s', (text, fold, word) => {
    expect(spellWord(text, fold)).toEqual(Array.from(word));
  });

  test.each([
    ['', 'here: an empty word'],
    ['?!', "here: '?!' is not a word"],
    ['R2D2', "here: '2' in 'R2D2' is not a letter"],
  ])('%s is none', (text, message) => {
    expect(() => spellWord(text, true, at)).toThrow(new InputError(message));
  });
});

describe('spellLetters', () => {
  test.each([
    ['AEIOU', 'AEIOU'],
    ['a-e', 'ABCDE'],
    ['x A-C', 'XABC'],
    ['A-A', 'A'],
    ['zzz', 'Z'],
  ])('%s', (text, letters) => {
    expect(spellLetters(text, true).join('')).toBe(letters);
  });

  test('ranges pass over what is no letter of the words', () => {
    expect(spellLetters('A-Я', true)).toContain('Ж');
    expect(spellLetters('A-Я', true)).not.toContain('É');
    expect(spellLetters('A-Я', false)).toContain('É');
  });

  test.each([
    ['', 'here: no letters are named'],
    ['A-1', "here: 'A-1' is not a letter or a range of letters such as A-Z"],
    ['Z-A', "here: 'Z-A' is not a letter or a range of letters such as A-Z"],
    ['A,B', "here: ',' is not a letter or a range of letters such as A-Z"],
    ['A-', "here: '-' is not a letter or a range of letters such as A-Z"],
  ])('%s is none', (text, message) => {
    expect(() => spellLetters(text, true, at)).toThrow(new InputError(message));
  });
});

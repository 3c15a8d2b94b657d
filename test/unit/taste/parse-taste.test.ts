import { expect, test } from 'vitest';
import { parseTaste } from '../../../src/taste/parse-taste.ts';
import { PLAIN_TASTE, type Taste } from '../../../src/taste/taste.ts';

test.each<[string, Partial<Taste>]>([
  ['', {}],
  ['plain', PLAIN_TASTE],
  ['plural 12', { plural: 12 }],
  [
    '\ufeffplain\r\n  plural  12 # much\n\n# nothing\nrare-letter 0',
    { ...PLAIN_TASTE, plural: 12 },
  ],
  ['stem-pair 1000\nplain', { ...PLAIN_TASTE, stemPair: 1000 }],
  ['long 25', { long: 25 }],
])('%j', (text, taste) => {
  expect(parseTaste(text, 'mine.taste')).toEqual(taste);
});

test.each([
  ['plurals 3', "mine.taste:1: unknown weight 'plurals': did you mean 'plural'?"],
  ['\nPlural 3', "mine.taste:2: unknown weight 'Plural': did you mean 'plural'?"],
  ['plain\nrare 3', "mine.taste:2: unknown weight 'rare': did you mean 'rare-letter'?"],
  ['scrabble 3', /^mine.taste:1: unknown weight 'scrabble': weights are cap, plural, /],
  ['cap', 'mine.taste:1: cap must be a whole number from 0 to 100'],
  ['cap 101', 'mine.taste:1: cap must be a whole number from 0 to 100'],
  ['cap -1', 'mine.taste:1: cap must be a whole number from 0 to 100'],
  ['cap 1.5', 'mine.taste:1: cap must be a whole number from 0 to 100'],
  ['cap 10 20', 'mine.taste:1: cap must be a whole number from 0 to 100'],
  ['name-crossing 1001', 'mine.taste:1: name-crossing must be a whole number from 0 to 1000'],
  ['plain 1', 'mine.taste:1: plain takes no value'],
  ['vary 1\nvary 1', 'mine.taste:2: vary is set twice'],
])('%j is none', (text, error) => {
  expect(() => parseTaste(text, 'mine.taste')).toThrow(error);
});

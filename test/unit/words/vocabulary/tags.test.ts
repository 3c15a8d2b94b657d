// The names of tags, their bits, and what the reading loop is handed.

import { expect, test } from 'vitest';
import { CAPITALISED } from '../../../../src/words/reading/entry-bucket.ts';
import {
  IS_NAME,
  TAGS,
  tagBit,
  tagBits,
  tagNamed,
  tagsIn,
  tagsNamed,
  tagTable,
} from '../../../../src/words/vocabulary/tags.ts';

test('each tag has a bit of its own, below that of a capital', () => {
  const bits = TAGS.map(tagBit);
  expect(new Set(bits).size).toBe(TAGS.length);
  expect(Math.max(...bits)).toBeLessThan(CAPITALISED);
  expect(tagBit('name')).toBe(IS_NAME);
  for (const tag of TAGS) expect(tagsIn(tagBit(tag))).toEqual([tag]);
  expect(tagsIn(tagBits(['dated', 'abbr']))).toEqual(['abbr', 'dated']);
});

test('the table has each name in 16 bytes', () => {
  const text = new TextDecoder().decode(tagTable());
  expect(text).toBe(TAGS.map((tag) => tag.padEnd(16, '\0')).join(''));
});

test('tags are named in any case, between commas or spaces', () => {
  expect(tagNamed('Abbr')).toBe('abbr');
  expect(tagsNamed('abbr, FOREIGN dated')).toEqual(['abbr', 'foreign', 'dated']);
});

test.each(['abr', 'abbr,x', '', ' , '])('%j is an error that lists the tags', (text) => {
  expect(() => tagsNamed(text)).toThrow(TAGS.join(', '));
});

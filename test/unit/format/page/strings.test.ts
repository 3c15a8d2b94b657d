import { expect, test } from 'vitest';
import { LANGUAGES, stringsOf, withValues } from '../../../../src/format/page/strings.ts';

const ENGLISH = Object.entries(stringsOf('en'));
const valuesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(LANGUAGES)('%s has every text, with the values of the English one', (language) => {
  const strings = Object.entries(stringsOf(language));
  expect(strings.filter(([, text]) => text === undefined || text.trim() !== text)).toEqual([]);
  expect(strings.map(([key, text]) => [key, valuesIn(text)])).toEqual(
    ENGLISH.map(([key, text]) => [key, valuesIn(text)]),
  );
});

test('no row has a text too many', () => {
  const last = stringsOf(LANGUAGES.at(-1));
  expect(Object.values(last).filter((text) => text.includes('|'))).toEqual([]);
  expect(stringsOf().across).toBe('Across');
});

test('values stand in place of their names', () => {
  expect(withValues('{n} of {all}, {n}', { n: 3, all: 7 })).toBe('3 of 7, 3');
});

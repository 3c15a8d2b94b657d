import { expect, test } from 'vitest';
import { typeset } from '../../../../src/format/pdf/typography.ts';

test.each([
  ['"Me, too!"', '“Me, too!”'],
  ["Rootin' Tootin' Fresh 'N Fruity", 'Rootin’ Tootin’ Fresh ’N Fruity'],
  ["Rock 'n' roll", 'Rock ’n’ roll'],
  ["It's 'fine', he said", 'It’s ‘fine’, he said'],
  ['"<i>Hamlet</i>" role', '“<i>Hamlet</i>” role'],
  ['("Help!")', '(“Help!”)'],
  ['Wait -- what...?', 'Wait — what…?'],
  ['Paris - Rome race', 'Paris – Rome race'],
  ['-', '-'],
  ['Well-known', 'Well-known'],
  ["Dog days of '90s", 'Dog days of ’90s'],
])('%s becomes %s', (keyed, printed) => {
  expect(typeset(keyed, '“”')).toBe(printed);
});

test('a language has quotes of its own', () => {
  expect(typeset('Das "Wort"', '„“')).toBe('Das „Wort“');
});

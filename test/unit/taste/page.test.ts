// docs/taste.md lists the weights as they are.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTaste } from '../../../src/taste/parse-taste.ts';
import { DEFAULT_TASTE, LATTICE_TASTE } from '../../../src/taste/taste.ts';

const PAGE = readFileSync(new URL('../../../docs/taste.md', import.meta.url), 'utf8');

test.each([
  ['the default', 1, DEFAULT_TASTE],
  ['that of lattices', 2, LATTICE_TASTE],
] as const)('every weight is listed with its value: %s', (_, column, taste) => {
  const rows = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (\d+) \| (\d+) \|/gm)];
  const lines = rows.map((row) => `${row[1]} ${row[column + 1]}`);
  expect(parseTaste(`plain\n${lines.join('\n')}`, 'the page')).toEqual(taste);
  expect(lines).toHaveLength(Object.keys(taste).length);
});

test('its example is a taste', () => {
  const [, example] = /```\n(.*?)```/s.exec(PAGE)!;
  expect(parseTaste(example!, 'the example')).toMatchObject({ name: 0, stemPair: 900 });
});

// docs/taste.md tells the weights as they are.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTaste } from '../../../src/taste/parse-taste.ts';
import { DEFAULT_TASTE } from '../../../src/taste/taste.ts';

const PAGE = readFileSync(new URL('../../../docs/taste.md', import.meta.url), 'utf8');

test('every weight is told with its default', () => {
  const rows = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (\d+) \|/gm)];
  const lines = rows.map(([, name, value]) => `${name} ${value}`);
  expect(parseTaste(`plain\n${lines.join('\n')}`, 'the page')).toEqual(DEFAULT_TASTE);
  expect(lines).toHaveLength(Object.keys(DEFAULT_TASTE).length);
});

test('its example is a taste', () => {
  const [, example] = /```\n(.*?)```/s.exec(PAGE)!;
  expect(parseTaste(example!, 'the example')).toMatchObject({ name: 0, stemPair: 900 });
});

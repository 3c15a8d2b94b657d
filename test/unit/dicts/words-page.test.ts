// What docs/words.md says of scores and tags is so in the bundled lists.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseWordLists } from '../../../src/words/reading/parse-word-list.ts';
import { TAGS } from '../../../src/words/vocabulary/tags.ts';

const read = (path: string): Uint8Array =>
  readFileSync(new URL(`../../../${path}`, import.meta.url));
const { words } = parseWordLists([{ name: 'english', bytes: read('dicts/english.txt') }]);
const PAGE = new TextDecoder().decode(read('docs/words.md'));

/** The cells of the rows of the table under a heading. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [table = ''] = /(?:^\|.*\n)+/mu.exec(section) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const examplesIn = (cell: string): string[][] =>
  cell.split(', ').map((example) => Array.from(example.replace(/[^A-Z]/g, '')));

describe('scores', () => {
  const rows = rowsUnder('Scores').map(([range, , examples]): [string, string] => [
    range!,
    examples!,
  ]);
  test('are told', () => expect(rows.length).toBe(6));

  test.each(rows)('%s: %s', (range, examples) => {
    const [low = 0, high = 100] = (/^below/.test(range) ? `0 ${range}` : range)
      .match(/\d+/g)!
      .map(Number);
    for (const letters of examplesIn(examples)) {
      const score = words.scoreOf(letters);
      expect(score, letters.join('')).toBeGreaterThanOrEqual(low);
      expect(score, letters.join('')).toBeLessThanOrEqual(high);
    }
  });
});

describe('tags', () => {
  const rows = rowsUnder('Tags')
    .filter(([tag]) => !tag!.startsWith('`--'))
    .map(([tag, , examples]): [string, string] => [tag!.replaceAll('`', ''), examples!]);
  test('are all told', () => expect(rows.map(([tag]) => tag)).toEqual([...TAGS]));

  test.each(rows)('%s: %s', (tag, examples) => {
    for (const letters of examplesIn(examples)) {
      expect(words.tagsOf(letters), letters.join('')).toContain(tag);
    }
  });
});

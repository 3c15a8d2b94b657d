// What an editor gets: on each page whose puzzle it is, and every clue beside its answer.

import { expect, test } from 'vitest';
import { pdfPages } from '../../../../src/format/pdf/pdf-pages.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { clashing, extentOf, textItems, textOf, typesetter } from '../../../support/pdf-pages.ts';

const LONG = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOP';
const GRID = parseTemplate(`${LONG}\n${'#'.repeat(41)}A\n${'#'.repeat(41)}T\n`);
const PUZZLE = {
  ...GRID,
  heading: { title: 'Long' },
  clues: ['The alphabet and more', 'Pat, as a "dog"'],
  enumerations: ['20,22', '3'],
};
const OPTIONS = {
  heading: { title: 'All', author: 'A. Setter' },
  pageStyle: { address: '1 Road\nLeeds' },
} as const;

test.each([
  ['american', 3, 'Pat, as a “dog”', 612],
  ['british', 2, 'Pat, as a “dog” (3)', 595.28],
] as const)('an %s manuscript', (manuscript, count, clue, width) => {
  const options = { ...OPTIONS, manuscript };
  const { pages, sheet } = pdfPages([PUZZLE], options, typesetter());
  expect(sheet.paper.width).toBe(width);
  expect(pages).toHaveLength(count);
  for (const page of pages) {
    const texts = textItems(page).map(({ text }) => text);
    expect(texts.slice(0, 5)).toEqual(['A. Setter', '1 Road', 'Leeds', 'Long', 'Words: 2']);
  }
  const last = textItems(pages.at(-1)!);
  expect(clashing(last.map(extentOf))).toEqual([]);
  const [asked, answer] = [clue, 'PAT'].map((each) => last.find(({ text }) => text === each)!);
  expect(answer!.y).toBe(asked!.y);
  expect(textOf(pages.slice(-1)).replaceAll(' ', '')).toContain(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, 9),
  );
});

test('several puzzles follow one another, each with its own title or none', () => {
  const { pages } = pdfPages([PUZZLE, GRID], { ...OPTIONS, manuscript: 'american' }, typesetter());
  expect(pages).toHaveLength(5);
  expect(textOf(pages.slice(3))).not.toMatch(/Long|All/);
  expect(textOf(pages.slice(3))).toContain('A. Setter');
});

// Pages of puzzles without clues: all on one page, nothing on anything else, and the page is used.

import { expect, test } from 'vitest';
import { PAPERS } from '../../../../src/format/pdf/paper.ts';
import { pdfPages } from '../../../../src/format/pdf/pdf-pages.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { around, clashing, extentOf, textItems, typesetter } from '../../../support/pdf-pages.ts';

/** A square of letters, with blocks at its corners. */
function square(side: number): Puzzle {
  const row = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, side);
  const cut = `#${row.slice(1, -1)}#`;
  return parseTemplate(`${[cut, ...Array(side - 2).fill(row), cut].join('\n')}\n`);
}

test.each([5, 9, 15, 21])(
  'a codeword of a side of %i fills a page, with key and alphabet',
  (side) => {
    const grid = square(side);
    const codes = grid.cells.map((content) => content!.charCodeAt(0) - 64);
    const puzzle = {
      ...grid,
      revealed: new Set([0]),
      variety: { kind: 'codeword', codes },
    } as const;
    const [page, ...more] = pdfPages([puzzle], { show: 'puzzle' }, typesetter()).pages;
    expect(more).toEqual([]);
    const texts = textItems(page!);
    expect(texts.slice(0, 2).map(({ text }) => text)).toEqual([
      'Codeword',
      'Each number stands for one letter. Letters given: 1.',
    ]);
    expect(clashing(texts.map(extentOf))).toEqual([]);
    const strip = texts.slice(-26);
    expect(strip.map(({ text }) => text).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const { bottom, right } = around(page!.items.map(extentOf));
    expect(bottom).toBeLessThan(PAPERS.a4.height - 30);
    expect(right).toBeGreaterThan(PAPERS.a4.width - 60);
  },
);

test.each([5, 9, 15])(
  'the words of a fill-in of a side of %i stand in columns below it',
  (side) => {
    const words = Array.from({ length: 4 * side }, (_, i) => `W${i}`.padEnd(3 + (i % 5), 'X'));
    const variety = { kind: 'fill-in', words } as const;
    const { pages } = pdfPages([{ ...square(side), variety }], { show: 'puzzle' }, typesetter());
    expect(pages).toHaveLength(1);
    const texts = textItems(pages[0]!);
    expect(clashing(texts.map(extentOf))).toEqual([]);
    const listed = texts.filter(({ text }) => words.includes(text));
    expect(listed.map(({ text }) => text).sort()).toEqual([...words].sort());
    expect(new Set(listed.map(({ x }) => x)).size).toBeGreaterThan(3);
  },
);

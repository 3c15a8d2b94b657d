// What stands on which page, and that nothing stands on anything else or beside the paper.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import type { Page } from '../../../../src/format/pdf/page-items.ts';
import type { PagesOptions } from '../../../../src/format/pdf/pages-options.ts';
import { PAPERS, paperNamed, sheetOf } from '../../../../src/format/pdf/paper.ts';
import { pdfPages } from '../../../../src/format/pdf/pdf-pages.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import {
  around,
  clashing,
  extentOf,
  textItems,
  textOf,
  typesetter,
} from '../../../support/pdf-pages.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { firstOf, some } from '../../../support/thoroughness.ts';

const ALL = {
  features: ['bars', 'voids', 'rebus', 'circles', 'shades', 'clues', 'heading', 'revealed'],
} as const;

function pagesOf(puzzles: readonly Puzzle[], options: PagesOptions = {}): Page[] {
  return [...pdfPages(puzzles, options, typesetter()).pages];
}

function openGrid(side: number): Puzzle {
  return parseTemplate(`${'_'.repeat(side)}\n`.repeat(side));
}

/** With a clue of so many words for each entry. */
function clued(puzzle: Puzzle, words: (slot: number) => number): Puzzle {
  const clues = puzzle.layout.slots.map((_, slot) =>
    Array.from({ length: words(slot) }, (_, i) => `c${slot}w${i}`).join(' '),
  );
  return { ...puzzle, clues };
}

/** All is on the paper, and what is written beside the grid is neither on it nor on anything else that is. */
function expectSound(pages: readonly Page[], options: PagesOptions = {}): void {
  const { width, height } = paperNamed(options.paper ?? 'a4');
  for (const { items } of pages) {
    const outside = items.filter((item) => {
      const { left, right, top, bottom } = extentOf(item);
      return !(Math.min(left, top) > 30 && right < width - 30 && bottom < height - 15);
    });
    expect(outside).toEqual([]);
    const lines = items.filter(({ kind }) => kind === 'line').map(extentOf);
    const grid = lines.length === 0 ? [] : [around(lines)];
    const beside = textItems({ items }).filter(({ text }) => /^c\d+w|^Across|^Down/.test(text));
    expect(clashing([...grid, ...beside.map(extentOf)])).toEqual([]);
  }
}

/** Each of them once and in order. */
function expectClues({ clues }: Puzzle, pages: readonly Page[]): void {
  const words = textOf(pages)
    .split(' ')
    .filter((word) => /^c\d+w/.test(word));
  expect(words.join(' ')).toBe(clues!.filter((clue) => clue !== '').join(' '));
}

describe('a puzzle with clues', () => {
  const cases = [
    [3, 1, 1],
    [15, 6, 1],
    [21, 9, 1],
    [50, 8, 2],
    [5, 4, 1],
    [11, 8, 1],
    [15, 100, 3],
    [100, 3, 2],
  ] as const;

  test.each(firstOf(cases, 4))(
    'of a side of %i and %i words a clue is on %i pages at least',
    (side, words, count) => {
      const puzzle = clued(openGrid(side), () => words);
      for (const paper of ['a4', 'letter'] as const) {
        const pages = pagesOf([puzzle], { paper });
        expectSound(pages, { paper });
        expectClues(puzzle, pages);
        expect(pages.length).toBeGreaterThanOrEqual(count);
      }
    },
  );

  test('has columns that end at about one height', () => {
    const page = pagesOf([clued(openGrid(15), () => 5)])[0]!;
    const bottoms = new Map<number, number>();
    for (const { x, y, text } of textItems(page)) {
      if (/^c\d+w/.test(text)) bottoms.set(x, Math.max(y, bottoms.get(x) ?? 0));
    }
    const [least, most] = [Math.min(...bottoms.values()), Math.max(...bottoms.values())];
    expect(bottoms.size).toBeGreaterThan(1);
    expect(most - least).toBeLessThan(60);
  });

  test('of one word of ten thousand letters is whole', () => {
    const word = 'x'.repeat(10_000);
    const puzzle = { ...openGrid(3), clues: [word, 'c1w0'] };
    const pages = pagesOf([puzzle]);
    expectSound(pages);
    expect(textOf(pages).replaceAll(/[^x]/g, '')).toBe(word);
  });
});

test('a puzzle without clues has a large grid, and no word of them', () => {
  const pages = pagesOf([openGrid(15)]);
  expect(pages).toHaveLength(1);
  expect(textOf(pages)).not.toMatch(/Across|Down/);
  const { width } = sheetOf(PAPERS.a4, {}).area;
  const right = Math.max(...pages[0]!.items.map((item) => extentOf(item).right));
  expect(right).toBeGreaterThan(width);
});

test('what is too long for the head of a page is whole all the same', () => {
  const heading = { title: 'T'.repeat(900), notes: 'n'.repeat(9000), copyright: 'c'.repeat(500) };
  for (const puzzle of [openGrid(5), clued(openGrid(5), () => 3)]) {
    const pages = pagesOf([{ ...puzzle, heading }]);
    expectSound(pages);
    const text = textOf(pages);
    for (const [letter, count] of [
      ['T', 900],
      ['n', 9000],
      ['c', 500],
    ] as const) {
      expect(text.split(letter).length - 1, letter).toBeGreaterThanOrEqual(count);
    }
  }
});

test('solutions are shown where there are any, and where they are asked for', () => {
  const filled = parseTemplate('AB\nCD\n');
  const letters = (options: PagesOptions): string[] =>
    pagesOf([filled], options).map((page) => textOf([page]).replaceAll(/[^A-D]/g, ''));
  expect(letters({})).toEqual(['', 'ABCD']);
  expect(letters({ show: 'puzzle' })).toEqual(['']);
  expect(letters({ show: 'solution' })).toEqual(['ABCD']);
  expect(pagesOf([openGrid(2)])).toHaveLength(1);
});

describe('a book', () => {
  const book = ['AB\nCD\n', 'EF\nGH\n', '__\n__\n'].map((text, i) => ({
    ...parseTemplate(text),
    heading: { title: `Title ${i + 1}` },
  }));

  test('has contents with pages, then puzzles, then solutions', () => {
    const pages = pagesOf(book, { heading: { title: 'My book' } });
    expect(pages.map(({ bookmark }) => bookmark)).toEqual([
      'Contents',
      'Puzzle 1: Title 1',
      'Puzzle 2: Title 2',
      'Puzzle 3: Title 3',
      'Solutions',
    ]);
    expect(textOf(pages.slice(0, 1))).toMatch(
      /^My book Contents Puzzle 1 Title 1 2 Puzzle 2 Title 2 3 Puzzle 3 Title 3 4 Solutions {2}5/,
    );
    expect(textOf(pages.slice(4))).toMatch(/Puzzle 1 Title 1.* A .*Puzzle 2 Title 2.* H /);
    const numbers = pages.map(
      (page) =>
        textItems(page)
          .filter(({ style, size }) => style === 'bold' && size === 9)
          .at(-1)!,
    );
    expect(numbers.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
    expect(textItems(pages[1]!).at(-1)!.text).toBe('Solution on page 5');
  });

  test('says nothing of what it does not show', () => {
    expect(textOf(pagesOf(book, { show: 'puzzle' }))).not.toContain('Solutions');
    const solutions = pagesOf(book.slice(0, 2), { show: 'solution' });
    expect(textOf(solutions.slice(0, 1))).toContain('Contents Solutions');
    expect(solutions).toHaveLength(2);
  });

  test('of very many puzzles has contents of several pages', () => {
    const pages = pagesOf(new Array<Puzzle>(200).fill(book[0]!), {
      heading: { notes: 'n'.repeat(9000) },
    });
    expectSound(pages);
    const firstPuzzle = pages.findIndex(({ bookmark }) => bookmark === 'Puzzle 1: Title 1');
    expect(firstPuzzle).toBeGreaterThan(3);
    expect(textOf(pages.slice(0, firstPuzzle))).toContain(`Puzzle 1 Title 1 ${firstPuzzle + 1} `);
  });

  test('shows fewer solutions a page of larger grids', () => {
    const sizes = [5, 21, 30, 70].map((side) => ({
      ...openGrid(side),
      cells: Array(side * side).fill('A'),
    }));
    for (const puzzle of sizes) {
      const pages = pagesOf([puzzle, puzzle], { show: 'solution' });
      expectSound(pages);
    }
    expect(pagesOf([sizes[1]!, sizes[1]!], { show: 'solution' })).toHaveLength(2);
    expect(pagesOf([sizes[3]!, sizes[3]!], { show: 'solution' })).toHaveLength(3);
  });
});

test('bundled templates are drawn with all there may be', () => {
  const random = new Random(1);
  for (const [, puzzle] of bundledTemplates()) {
    expectSound(pagesOf([dressed(random, puzzle, ALL)]));
  }
});

test('so are random puzzles, in books and by themselves', () => {
  const random = new Random(2);
  for (let i = 0; i < some(200); i++) {
    const puzzles = Array.from({ length: 1 + (i % 3) }, () => randomPuzzle(random, ALL));
    const words = random.below(40);
    expectSound(pagesOf(puzzles.map((puzzle) => (i % 2 ? puzzle : clued(puzzle, () => words)))));
  }
});

// The bundled templates: each is what its family promises, what templates/README.md says of it is
// true, and the ones of our own making fill with the bundled list. Limits are nodes, never seconds.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Filler } from '../../src/fill/filler.ts';
import { renderBoxes } from '../../src/format/boxes/render-boxes.ts';
import { parseTemplate } from '../../src/format/template/parse-template.ts';
import { parseWeave } from '../../src/format/weave/parse-weave.ts';
import type { Slot } from '../../src/layout/layout.ts';
import { slotsThrough } from '../../src/layout/layout.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { verify } from '../../src/verify/verify.ts';
import { parseWordLists } from '../../src/words/reading/parse-word-list.ts';
import { type Picture, pictureOf, puzzleOf, rowsOf, slotsOf } from '../support/pictures.ts';
import { firstOf } from '../support/thoroughness.ts';

/** Every seed tried by hand, 1 to 20 with two lists, stays below this; two seeds are tried here. */
const MAX_NODES = 30_000;
const SEEDS = [1, 2];
/** The whole list, and its better part. */
const SCORE_FLOORS = [0, 30];

const folder = new URL('../../templates/', import.meta.url);
/** With more to them than blocks. */
const MARKED = /^(?:barred|rebus)-/;
const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && !MARKED.test(file));
const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

interface Sheet {
  readonly name: string;
  readonly template: Picture;
  readonly slots: readonly Slot[];
  /** For each cell in how many slots it stands: 2 is a checked cell. */
  readonly uses: readonly number[];
}

const sheets = files.map((file): Sheet => {
  const template = pictureOf(...text(file).replaceAll(' ', '').trim().split('\n'));
  const slots = slotsOf(template);
  const uses = template.cells.map(() => 0);
  for (const { cells } of slots) for (const cell of cells) uses[cell] = uses[cell]! + 1;
  return { name: file.slice(0, -'.txt'.length), template, slots, uses };
});
const weaves = readdirSync(folder)
  .filter((file) => file.endsWith('.weave'))
  .map((file) => ({
    name: file.slice(0, -'.weave'.length),
    layout: parseWeave(JSON.parse(text(file))).layout,
  }));
const marked = readdirSync(folder)
  .filter((file) => MARKED.test(file))
  .map((file) => {
    const name = file.slice(0, -'.txt'.length);
    return { name, puzzle: parseTemplate(text(file)) };
  });
const family = (pattern: RegExp): Sheet[] => sheets.filter(({ name }) => pattern.test(name));
const quiz = family(/^quiz-/);
const own = sheets.filter((sheet) => !quiz.includes(sheet));
const everyCellChecked = family(/^(mini|mid|american|sunday|grand)-/);

const isBlock = ({ cells }: Picture, cell: number): boolean => cells[cell] === '#';
const blockCount = (template: Picture): number =>
  template.cells.filter((_, cell) => isBlock(template, cell)).length;
const halfTurned = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row].reverse().join('')).reverse();
const transposed = (rows: readonly string[]): string[] =>
  Array.from(rows[0]!, (_, column) => rows.map((row) => row[column]).join(''));
const flipped = (rows: readonly string[]): string[] => [...rows].reverse();

/** The grid turned and mirrored in all eight ways, itself first. */
function images(template: Picture): string[] {
  const rows = rowsOf(template).split('/');
  const four = [rows, flipped(rows), halfTurned(rows), halfTurned(flipped(rows))];
  return [...four, ...four.map(transposed)].map((image) => image.join('\n'));
}

/** How many open cells can be walked to from the first. */
function reach(template: Picture): number {
  const { width, cells } = template;
  const stack = [cells.findIndex((cell) => cell !== '#')];
  const seen = new Set(stack);
  while (stack.length > 0) {
    const cell = stack.pop()!;
    const column = cell % width;
    const beside = [column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1];
    for (const next of [...beside, cell - width, cell + width]) {
      if (next < 0 || next >= cells.length || isBlock(template, next) || seen.has(next)) continue;
      seen.add(next);
      stack.push(next);
    }
  }
  return seen.size;
}

/** The cells that are the upper left of a 2 by 2 of blocks. */
function solidSquares(template: Picture): number[] {
  const { width, height, cells } = template;
  return [...cells.keys()].filter(
    (cell) =>
      cell % width < width - 1 &&
      cell < width * (height - 1) &&
      [cell, cell + 1, cell + width, cell + width + 1].every((part) => isBlock(template, part)),
  );
}

describe('templates/README.md', () => {
  const readme = text('README.md');
  const tableRows = readme
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split('|').map((field) => field.trim()));

  test('has a row for each template, and no other', () => {
    const names = [...sheets, ...marked, ...weaves].map(({ name }) => `\`${name}\``);
    expect(tableRows.map((row) => row[1]).sort()).toEqual(names.sort());
  });

  test.each(weaves)('tells the truth about the weave $name', ({ name, layout }) => {
    const { cellCount, slots } = layout;
    const lengths = [...new Set(slots.map(({ cells }) => cells.length))].sort((a, b) => a - b);
    const directions = new Set(slots.map(({ direction }) => direction));
    const row = tableRows.find((fields) => fields[1] === `\`${name}\``);
    expect(row?.slice(2, 6)).toEqual([
      String(cellCount),
      String(slots.length),
      [...new Set([lengths[0], lengths.at(-1)])].join(' to '),
      [...directions].join(', '),
    ]);
    expect(slotsThrough(layout).filter(({ length }) => length < 2)).toEqual([]);
  });

  test.each(marked)('tells the truth about $name', ({ name, puzzle: { layout } }) => {
    const { width, height, positions } = layout.geometry;
    const row = tableRows.find((fields) => fields[1] === `\`${name}\``);
    expect(row?.slice(2, 7)).toEqual(figures(width, height, layout.slots, positions));
  });

  test.each(sheets)('tells the truth about $name', ({ name, template, slots }) => {
    const { width, height, cells } = template;
    const positions = cells.map((cell) => (cell === '#' ? 'block' : cell));
    const row = tableRows.find((fields) => fields[1] === `\`${name}\``);
    expect(row?.slice(2, 7)).toEqual(figures(width, height, slots, positions));
  });

  function figures(
    width: number,
    height: number,
    slots: readonly Slot[],
    positions: readonly unknown[],
  ): string[] {
    const lengths = slots.map(({ cells }) => cells.length);
    const letters = lengths.reduce((sum, length) => sum + length, 0);
    return [
      `${width} x ${height}`,
      String(slots.length),
      String(positions.filter((at) => at === 'block').length),
      String(Math.max(...lengths)),
      (letters / slots.length).toFixed(2),
    ];
  }
});

describe('the form of a file', () => {
  test.each(own)('$name: _ and # without spaces, LF', ({ name }) => {
    expect(text(`${name}.txt`)).toMatch(/^([_#]+\n)+$/);
  });

  test.each(quiz)('$name: as the quiz has it, with a space between cells', ({ name }) => {
    expect(text(`${name}.txt`)).toMatch(/^([_#A-Z]( [_#A-Z])*\n)+$/);
  });

  test.each(sheets)('$name is as large as its name says', ({ name, template }) => {
    const { width, height } = template;
    const size = quiz.some((sheet) => sheet.name === name) ? `${width}x${height}` : `${width}`;
    expect(name).toMatch(new RegExp(`-${size}(-\\d)?$`));
    if (!name.startsWith('quiz-')) expect(height).toBe(width);
  });

  test('no two are the same grid turned or mirrored', () => {
    const first = new Map<string, string>();
    for (const { name, template } of sheets) {
      for (const image of new Set(images(template))) {
        expect([name, first.get(image)]).toEqual([name, undefined]);
        first.set(image, name);
      }
    }
  });
});

describe('the families', () => {
  test('are all there', () => {
    const count = (pattern: RegExp): number => family(pattern).length;
    expect(
      [/^quiz-/, /^mini-/, /^mid-/, /^american-/, /^british-/, /^sunday-/, /^grand-/].map(count),
    ).toEqual([4, 4, 3, 6, 4, 1, 1]);
  });

  test.each(own)('$name is connected, and every entry has 3 letters or more', (sheet) => {
    const { template, slots, uses } = sheet;
    const open = template.cells.length - blockCount(template);
    expect(reach(template)).toBe(open);
    expect(uses.filter((count) => count > 0).length).toBe(open);
    expect(slots.filter(({ cells }) => cells.length < 3)).toEqual([]);
  });

  test.each(own)('$name is symmetric', ({ name, template }) => {
    const rows = rowsOf(template).split('/');
    if (/^mini-5/.test(name)) {
      const [itself, ...others] = images(template);
      expect(others).toContain(itself);
    } else {
      expect(halfTurned(rows)).toEqual(rows);
    }
  });

  test.each(everyCellChecked)('$name: every cell checked, no 2 by 2 of blocks', (sheet) => {
    const { template, uses } = sheet;
    const unchecked = [...uses.keys()].filter(
      (cell) => !isBlock(template, cell) && uses[cell] !== 2,
    );
    expect(unchecked).toEqual([]);
    expect(solidSquares(template)).toEqual([]);
  });

  test.each(family(/^american-/))('$name: 76 to 78 entries, at most 42 blocks', (sheet) => {
    expect(sheet.slots.length).toBeGreaterThanOrEqual(76);
    expect(sheet.slots.length).toBeLessThanOrEqual(78);
    expect(blockCount(sheet.template)).toBeLessThanOrEqual(42);
  });

  test.each(family(/^sunday-/))('$name: at most 140 entries', ({ slots }) => {
    expect(slots.length).toBeLessThanOrEqual(140);
  });

  test.each(family(/^british-/))('$name: a lattice, each entry fairly checked', (sheet) => {
    const { template, slots, uses } = sheet;
    const isChecked = (cell: number): boolean => uses[cell] === 2;
    for (const { number, direction, cells } of slots) {
      const place = `${number} ${direction}`;
      const checked = cells.filter(isChecked).length;
      const runs = cells.map((cell) => (isChecked(cell) ? '+' : '-')).join('');
      expect([place, 2 * checked >= cells.length, runs.includes('--')]).toEqual([
        place,
        true,
        false,
      ]);
    }
    const open = template.cells.length - blockCount(template);
    const unchecked = uses.filter((count) => count === 1).length;
    expect(unchecked / open).toBeGreaterThan(0.4);
  });
});

describe('with more to them than blocks', () => {
  const of = (name: string): Puzzle => marked.find((one) => one.name === name)!.puzzle;
  const timesIn = ({ layout }: Puzzle): readonly number[] =>
    slotsThrough(layout).map(({ length }) => length);

  test('are all there, and look the same upside down', () => {
    expect(marked.map(({ name }) => name)).toEqual(['barred-12-1', 'rebus-11-1']);
    for (const { puzzle } of marked) {
      const { layout, givens, marks } = puzzle;
      const { positions, bars } = layout.geometry;
      const last = layout.cellCount - 1;
      const kinds = positions.map((at) => typeof at === 'number');
      expect(kinds.toReversed()).toEqual(kinds);
      expect(givens.toReversed()).toEqual(givens);
      const turned = (cells: Iterable<number>, by: number): number[] =>
        [...cells].map((cell) => last - by - cell).sort((a, b) => a - b);
      const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);
      expect(turned(marks?.keys() ?? [], 0)).toEqual(sorted(marks?.keys() ?? []));
      // A bar stands behind the first of two cells.
      expect(turned(bars?.right ?? [], 1)).toEqual(sorted(bars?.right ?? []));
      expect(turned(bars?.below ?? [], 12)).toEqual(sorted(bars?.below ?? []));
      expect(layout.slots.filter(({ cells }) => cells.length < 3)).toEqual([]);
    }
  });

  test('barred-12-1: every cell in an entry, no two unchecked ones of an entry side by side', () => {
    const puzzle = of('barred-12-1');
    const times = timesIn(puzzle);
    expect(Math.min(...times)).toBe(1);
    for (const { cells } of puzzle.layout.slots) {
      const runs = cells.map((cell) => (times[cell] === 2 ? '+' : '-')).join('');
      expect(runs).not.toContain('--');
      expect(runs.replaceAll('-', '').length / runs.length).toBeGreaterThan(0.6);
    }
  });

  test('rebus-11-1: a circled heart in each corner, every cell checked', () => {
    const puzzle = of('rebus-11-1');
    const { cellCount } = puzzle.layout;
    const corners = [0, 9, cellCount - 10, cellCount - 1];
    const hearts = puzzle.givens.flatMap((given, cell) => (given === 'HEART' ? [cell] : []));
    expect(hearts).toEqual(corners);
    expect([...puzzle.marks!.keys()]).toEqual(corners);
    expect(new Set(timesIn(puzzle))).toEqual(new Set([2]));
  });
});

describe('the quizzes', () => {
  const sheet = (name: string): Sheet => quiz.find((one) => one.name === name)!;

  test('the givens of #132 stand where it put them', () => {
    const { template, slots } = sheet('quiz-132-8x7');
    const entry = ({ cells }: Slot): string => cells.map((cell) => template.cells[cell]).join('');
    expect(slots.map(entry)).toEqual(expect.arrayContaining(['RUBYQUIZ', 'RUBY', 'MATZ']));
  });

  test('#10 laid out is numbered 1 to 16', () => {
    const boxes = renderBoxes(puzzleOf(sheet('quiz-10-7x6').template));
    const numbers = [...boxes.matchAll(/\d+/g)].map(([number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });
});

describe.each(SCORE_FLOORS)('with the bundled words that score %i or more', (minScore) => {
  const bytes = readFileSync(new URL('../../dicts/english.txt', import.meta.url));
  const { words } = parseWordLists([{ name: 'english.txt', bytes }], { minScore });

  const all = [
    ...sheets.map(({ name, template }) => ({ name, puzzle: puzzleOf(template) })),
    ...marked,
  ];

  test.each(all)('$name fills', async ({ puzzle }) => {
    const filler = new Filler(puzzle, words);
    for (const seed of firstOf(SEEDS)) {
      const outcome = await filler.fill({ seed, maxNodes: MAX_NODES });
      expect([seed, outcome.status]).toEqual([seed, 'filled']);
      if (outcome.status === 'filled') expect(verify(outcome.puzzle, words)).toEqual([]);
    }
  });
});

// Clues in the cells of an arrowword: none leaves its cell, none is smaller than can be read, and arrows point at words.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { arrowFrom } from '../../../src/format/page/clue-cells.ts';
import { clueTextWidth } from '../../../src/format/page/clue-font.ts';
import { clueFits, setClues } from '../../../src/format/page/clue-setting.ts';

const load = createRequire(import.meta.url);
const FONT = '@expo-google-fonts/roboto-condensed/400Regular/RobotoCondensed_400Regular.ttf';

test('texts are as wide as in the font of the package', () => {
  const font = load('fontkit').create(readFileSync(load.resolve(FONT)));
  for (let code = 32; code < 127; code++) {
    const advance = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
    expect(clueTextWidth(String.fromCharCode(code))).toBeCloseTo(advance, 2);
  }
  const widthIn = (text: string): number =>
    [...text].reduce(
      (sum, each) =>
        sum + font.glyphForCodePoint(each.codePointAt(0)!).advanceWidth / font.unitsPerEm,
      0,
    );
  for (const text of ['Fluss zur Ostsee', 'Größte Stadt', 'Столица Украины', 'Ville d’été']) {
    expect(clueTextWidth(text) / widthIn(text)).toBeGreaterThan(0.97);
    expect(clueTextWidth(text) / widthIn(text)).toBeLessThan(1.1);
  }
});

const TYPE = { cell: 30, widthOf: clueTextWidth };
const WORDS = 'a river of Poland ex-president Donaudampfschiff red (abbr.) in Tokyo'.split(' ');

describe('clues', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))('stay in their cell (%i)', (seed) => {
    const random = new Random(seed);
    const clue = () => ({
      text: Array.from({ length: 1 + random.below(6) }, () => WORDS[random.below(10)]).join(' '),
    });
    const clues = random.below(2) === 0 ? [clue()] : [clue(), clue()];
    const { lines, divider, middles, isCut } = setClues(clues, TYPE);
    for (const { x, y, width, size } of lines) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(1);
      expect(size * TYPE.cell).toBeGreaterThanOrEqual(4.99);
      expect(y).toBeGreaterThan(0.7 * size);
      expect(y).toBeLessThan(1);
    }
    expect(middles).toHaveLength(clues.length);
    expect(divider === undefined).toBe(clues.length === 1);
    const fit = clues.every(({ text }) => clueFits(text, clues.length > 1, TYPE));
    // Where both have room in a half, nothing is cut.
    if (fit) expect(isCut).toBe(false);
    const printed = lines.map(({ text }) => text).join(' ');
    if (!isCut && clues.length === 1) {
      expect(printed.replaceAll('- ', '-')).toBe(clues[0]!.text);
    }
  });

  test('break at hyphens, and at soft hyphens with a hyphen', () => {
    const linesOf = (text: string): string[] =>
      setClues([{ text }], { ...TYPE, cell: 22 }).lines.map((line) => line.text);
    expect(linesOf('ex-president')).toEqual(['ex-', 'president']);
    expect(linesOf('Donau\u00addampfer')).toEqual(['Donau-', 'dampfer']);
    expect(linesOf('Donau\u00ad')).toEqual(['Donau']);
  });

  test('that are too long are cut', () => {
    const { isCut, lines } = setClues([{ text: 'the longest clue of all clues '.repeat(9) }], TYPE);
    expect(isCut).toBe(true);
    expect(lines.at(-1)!.text).toMatch(/…$/);
  });
});

test('arrows end in the cell of the first letter, on their way', () => {
  const from = { x: 3, y: 5 };
  const tip = (arrow: Parameters<typeof arrowFrom>[1]['arrow']) => {
    const { head, line } = arrowFrom(from, { slot: 0, arrow, text: '' }, 0.25);
    return { x: head[1]!.x - 3, y: head[1]!.y - 5, isBent: line.length > 0 };
  };
  expect(tip('right')).toEqual({ x: expect.closeTo(1.1), y: 0.25, isBent: false });
  expect(tip('down')).toEqual({ x: 0.5, y: expect.closeTo(1.1), isBent: false });
  const bent = { 'right-down': [1, 0], 'down-right': [0, 1], 'up-right': [0, -1] } as const;
  for (const [arrow, [column, row]] of Object.entries(bent)) {
    const { x, y, isBent } = tip(arrow as keyof typeof bent);
    expect(isBent).toBe(true);
    expect([Math.floor(x), Math.floor(y)]).toEqual([column, row]);
  }
});

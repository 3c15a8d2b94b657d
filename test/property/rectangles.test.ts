// Grids without blocks: every fill once, whichever loop finds them, against brute force; and what only
// these loops have, such as chunks of words and their summaries.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { RectangleFinder } from '../../src/fill/rectangle-finder.ts';
import { blankPuzzle, type Puzzle } from '../../src/grid/puzzle.ts';
import { RectangleSearch } from '../../src/rectangle/rectangle-search.ts';
import type { WordList } from '../../src/words/word-list.ts';
import { countFills, everyFill, systemOf } from '../support/brute-force.ts';
import {
  ALPHABETS,
  listOf,
  pick,
  randomWords,
  shuffled,
  templateOf,
} from '../support/random-cases.ts';

const ALL = Number.POSITIVE_INFINITY;
const KERNELS = ['plain', 'wasm'] as const;

interface Rectangle {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  readonly words: WordList;
  readonly allowRepeats: boolean;
}

const openTemplate = ({ width, height }: { width: number; height: number }) =>
  templateOf(...Array.from({ length: height }, () => '_'.repeat(width)));

function randomRectangle(random: Random): Rectangle {
  const [width, height] = [2 + random.below(3), 2 + random.below(3)];
  // Up to the 32 letters that a mask has room for, of which the words have a few.
  const alphabet = shuffled(random, Array.from(ALPHABETS.get(60)!)).slice(0, 2 + random.below(31));
  const letters = alphabet.slice(0, 2 + random.below(3));
  const most = width * height > 12 ? 14 : 24;
  const texts = [...new Set([width, height])].flatMap((length) =>
    randomWords(random, letters, length, 1 + random.below(most)),
  );
  const allowRepeats = random.below(3) === 0;
  // One more letter is in the list for a word that fits nowhere.
  return { width, height, texts, words: listOf(texts, alphabet.slice(0, 31)), allowRepeats };
}

function finderOf(
  { words, allowRepeats, ...size }: Rectangle,
  kernels: 'plain' | 'wasm',
): RectangleFinder {
  const blank = blankPuzzle(openTemplate(size));
  return RectangleFinder.for(blank, words, { allowRepeats, kernels })!;
}

/** The fills in their order, with those they stand for turned over, and what was counted. */
function fillsOf(finder: RectangleFinder, pause: number): { fills: string[]; counters: unknown } {
  const fills: string[] = [];
  for (;;) {
    const answer = finder.run(ALL, pause);
    if (answer === 'unfillable') return { fills, counters: finder.counters };
    if (answer !== 'filled') continue;
    const { cells, template } = finder.puzzle();
    fills.push(cells.join(''));
    if (finder.inPairs) fills.push(overTurned(cells, template.width));
    finder.skip();
  }
}

function overTurned(cells: Puzzle['cells'], width: number): string {
  return cells.map((_, i) => cells[(i % width) * width + Math.floor(i / width)]).join('');
}

test('every fill, once, with and without repeats', () => {
  const seen = { fillable: 0, inPairs: 0, turned: 0 };
  for (let seed = 0; seed < 600; seed++) {
    const random = new Random(seed);
    const rectangle = randomRectangle(random);
    const { width, height, texts, allowRepeats } = rectangle;
    const name = `${seed}: ${width} x ${height}, ${texts.join(' ')}`;
    const system = systemOf(openTemplate(rectangle));
    const expected = everyFill(system, texts, allowRepeats);
    const pause = 1 + random.below(40);
    const [plain, wasm] = KERNELS.map((kernels) => fillsOf(finderOf(rectangle, kernels), pause));
    expect(wasm, name).toEqual(plain);
    expect([...plain!.fills].sort(), name).toEqual(expected);
    if (expected.length > 0) seen.fillable++;
    if (width === height && !allowRepeats && expected.length > 0) seen.inPairs++;
    if (height > width && expected.length > 0) seen.turned++;
  }
  expect(seen.fillable).toBeGreaterThan(200);
  expect(seen.inPairs).toBeGreaterThan(30);
  expect(seen.turned).toBeGreaterThan(50);
});

describe.each(KERNELS)('more words than a chunk, or than a summary tells of, %s', (kernels) => {
  // 4,096 words are told of by one integer.
  test.each([
    [3, 2, 127, 60],
    [3, 2, 128, 60],
    [3, 2, 129, 60],
    [3, 3, 300, 0],
    [4, 2, 4096, 40],
    [4, 2, 4224, 40],
    [4, 2, 9000, 30],
    [2, 4, 9000, 30],
  ])('%i x %i, %i and %i words', (width, height, longer, shorter) => {
    const random = new Random(longer);
    const letters = Array.from(ALPHABETS.get(26)!).slice(0, 12);
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    const texts = randomWords(random, letters, long, longer);
    if (short < long) texts.push(...randomWords(random, letters, short, shorter));
    const words = listOf(texts);
    const expected = countFills(openTemplate({ width, height }), texts, false);
    expect(expected).toBeGreaterThan(0);
    const rectangle = { width, height, texts, words, allowRepeats: false };
    const { fills } = fillsOf(finderOf(rectangle, kernels), 5000);
    expect(fills.length).toBe(expected);
    expect(new Set(fills).size).toBe(expected);
  });
});

test('rows come in the order of their words', () => {
  const random = new Random(7);
  const texts = randomWords(random, ['A', 'B', 'C', 'D'], 3, 40);
  const rectangle = { width: 3, height: 3, texts, words: listOf(texts), allowRepeats: true };
  const { fills } = fillsOf(finderOf(rectangle, 'wasm'), ALL);
  expect(fills.length).toBeGreaterThan(10);
  expect(fills).toEqual([...fills].sort());
});

test('a seed begins elsewhere, and comes round to the same fills', () => {
  const random = new Random(11);
  const first = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const texts = randomWords(random, ['A', 'B', 'C', 'D'], 3, 30);
    for (const allowRepeats of [false, true]) {
      const rectangle = { width: 3, height: 3, texts, words: listOf(texts), allowRepeats };
      const [expected] = KERNELS.map((k) => fillsOf(finderOf(rectangle, k), 100).fills.sort());
      for (let seed = 0; seed < 5; seed++) {
        const finder = finderOf(rectangle, pick(random, KERNELS));
        finder.reset(seed);
        const { fills } = fillsOf(finder, 50);
        if (i === 0 && fills.length > 0) first.add(fills[0]!);
        expect(fills.sort(), `${i}, seed ${seed}`).toEqual(expected);
      }
    }
  }
  expect(first.size).toBeGreaterThan(2);
});

test('a limit of nodes ends it, and more of them let it go on', () => {
  const texts = randomWords(new Random(3), ['A', 'B', 'C', 'D'], 4, 70);
  const rectangle = { width: 4, height: 4, texts, words: listOf(texts), allowRepeats: false };
  const expected = fillsOf(finderOf(rectangle, 'wasm'), ALL);
  for (const kernels of KERNELS) {
    const finder = finderOf(rectangle, kernels);
    const fills: string[] = [];
    for (let nodes = 0; ; ) {
      const answer = finder.run(nodes, ALL);
      expect(finder.counters.nodes).toBeLessThanOrEqual(nodes);
      if (answer === 'gave-up') nodes++;
      else if (answer === 'unfillable') break;
      else {
        fills.push(finder.puzzle().cells.join(''));
        finder.skip();
      }
    }
    expect(finder.counters).toEqual(expected.counters);
    expect(fills.length * 2).toBe(expected.fills.length);
  }
});

describe('what is no rectangle for it', () => {
  const words = listOf(['ABC', 'BCA', 'AB', 'BC']);
  const options = { allowRepeats: false };
  test.each([
    ['a block', ['___', '_#_', '___']],
    ['a given', ['___', '_A_', '___']],
    ['one row', ['___']],
    ['one column', ['_', '_', '_']],
  ])('%s', (_, rows) => {
    expect(RectangleFinder.for(blankPuzzle(templateOf(...rows)), words, options)).toBeUndefined();
  });

  test('more letters than a mask has room for', () => {
    const blank = blankPuzzle(templateOf('__', '__'));
    const [few, many] = [32, 33].map((count) => {
      const letters = Array.from(ALPHABETS.get(60)!).slice(0, count);
      return listOf(['AB', 'BA'], letters);
    });
    expect(few!.alphabet.length).toBe(32);
    expect(RectangleFinder.for(blank, few!, options)).toBeDefined();
    expect(RectangleFinder.for(blank, many!, options)).toBeUndefined();
  });

  test('more words than there is room for', () => {
    const letters = Array.from(ALPHABETS.get(26)!);
    const texts = randomWords(new Random(1), letters, 4, 40_000);
    const table = listOf(texts).table(4);
    const input = { across: table, down: table, letterCount: 26, mirrored: true };
    expect(RectangleSearch.for(input, options)).toBeUndefined();
  });
});

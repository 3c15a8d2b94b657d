// Grids without blocks: every fill once, against brute force; and what only their loops have, such as
// chunks of words and their summaries.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { RectangleEngine } from '../../src/fill/rectangle-engine.ts';
import { RectangleSearch } from '../../src/rectangle/rectangle-search.ts';
import { countFills, everyFill, systemOf } from '../support/brute-force.ts';
import { pictureOf, puzzleOf } from '../support/pictures.ts';
import { ALPHABETS, listOf, pick, randomWords } from '../support/random-cases.ts';
import { openTemplate, type Rectangle, randomRectangle } from '../support/rectangles.ts';
import { firstOf, met, some } from '../support/thoroughness.ts';

const ALL = Number.POSITIVE_INFINITY;

function engineOf({ words, allowRepeats, ...size }: Rectangle): RectangleEngine {
  const blank = puzzleOf(openTemplate(size));
  return RectangleEngine.forAll(blank, words, allowRepeats)!;
}

/** The fills in their order, and what was counted. */
function fillsOf(engine: RectangleEngine, pause: number): { fills: string[]; counters: unknown } {
  const fills: string[] = [];
  for (;;) {
    const answer = engine.run(ALL, pause);
    if (answer === 'unfillable') return { fills, counters: engine.counters };
    if (answer !== 'filled') continue;
    fills.push(engine.puzzle().cells.join(''));
    engine.skip();
  }
}

test('every fill, once, with and without repeats', () => {
  const seen = { fillable: 0, inPairs: 0, turned: 0, allLetters: 0 };
  for (let seed = 0; seed < some(600); seed++) {
    const random = new Random(seed);
    const rectangle = randomRectangle(random, 14, 24);
    const { width, height, texts, allowRepeats } = rectangle;
    const name = `${seed}: ${width} x ${height}, ${texts.join(' ')}`;
    const system = systemOf(openTemplate(rectangle));
    const expected = everyFill(system, texts, allowRepeats);
    const pause = 1 + random.below(40);
    const found = fillsOf(engineOf(rectangle), pause);
    expect(fillsOf(engineOf(rectangle), ALL), name).toEqual(found);
    expect([...found.fills].sort(), name).toEqual(expected);
    if (expected.length > 0) seen.fillable++;
    if (width === height && !allowRepeats && expected.length > 0) seen.inPairs++;
    if (height > width && expected.length > 0) seen.turned++;
    const { alphabet } = rectangle.words;
    if (alphabet.length === 32 && expected.some((fill) => fill.includes(alphabet[31]!))) {
      seen.allLetters++;
    }
  }
  expect(seen.fillable).toBeGreaterThan(met(200));
  expect(seen.inPairs).toBeGreaterThan(met(30));
  expect(seen.turned).toBeGreaterThan(met(50));
  expect(seen.allLetters).toBeGreaterThan(met(3));
});

describe('more words than a chunk, or than a summary tells of', () => {
  // 4,096 words are told of by one integer.
  const sizes: [width: number, height: number, longer: number, shorter: number][] = [
    [3, 2, 127, 60],
    [3, 2, 128, 60],
    [3, 2, 129, 60],
    [4, 2, 4224, 40],
    [3, 3, 300, 0],
    [4, 2, 4096, 40],
    [4, 2, 9000, 30],
    [2, 4, 9000, 30],
  ];
  test.each(firstOf(sizes, 4))('%i x %i, %i and %i words', (width, height, longer, shorter) => {
    const random = new Random(longer);
    const letters = Array.from(ALPHABETS.get(26)!).slice(0, 12);
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    const texts = randomWords(random, letters, long, longer);
    if (short < long) texts.push(...randomWords(random, letters, short, shorter));
    const words = listOf(texts);
    const expected = countFills(openTemplate({ width, height }), texts, false);
    expect(expected).toBeGreaterThan(0);
    const rectangle = { width, height, texts, words, allowRepeats: false };
    const { fills } = fillsOf(engineOf(rectangle), 5000);
    expect(fills.length).toBe(expected);
    expect(new Set(fills).size).toBe(expected);
  });
});

// The words that fill the square come last, after thousands whose first letters begin no column: where one of a
// pair is looked for, it begins beyond a first integer of a summary; and with 4,096 words, of which none
// begins with the last letter, beyond the end of it.
test.each(firstOf([4096, 4300]))('a square of %i words, few of which fit', (count) => {
  const letters = Array.from(ALPHABETS.get(60)!).slice(0, 32).sort();
  const random = new Random(count);
  const fitting = randomWords(random, letters.slice(27), 4, 300)
    .filter((text) => count === 4300 || !text.startsWith(letters[31]!))
    .slice(0, 90);
  const others = new Set<string>();
  while (others.size < count - fitting.length) {
    const rest = Array.from({ length: 3 }, () => pick(random, letters.slice(13, 27))).join('');
    others.add(pick(random, letters.slice(0, 13)) + rest);
  }
  const texts = [...others, ...fitting];
  const rectangle = { width: 4, height: 4, texts, words: listOf(texts), allowRepeats: false };
  expect(rectangle.words.table(4).count).toBe(count);
  const { fills } = fillsOf(engineOf(rectangle), ALL);
  expect(fills.length).toBe(countFills(openTemplate(rectangle), texts, false));
  expect(new Set(fills).size).toBe(fills.length);
  expect(fills.length).toBeGreaterThan(100);
});

test('rows come in the order of their words', () => {
  const random = new Random(7);
  const texts = randomWords(random, ['A', 'B', 'C', 'D'], 3, 40);
  const rectangle = { width: 3, height: 3, texts, words: listOf(texts), allowRepeats: true };
  const { fills } = fillsOf(engineOf(rectangle), ALL);
  expect(fills.length).toBeGreaterThan(10);
  expect(fills).toEqual([...fills].sort());
});

test.each([
  [3, 3],
  [3, 2],
  [2, 3],
])('a seed begins elsewhere, and comes to the same fills: %i x %i', (width, height) => {
  const random = new Random(11);
  const first = new Set<string>();
  for (let i = 0; i < some(20); i++) {
    const texts = [2, 3].flatMap((n) => randomWords(random, ['A', 'B', 'C', 'D'], n, 30));
    for (const allowRepeats of [false, true]) {
      const rectangle = { width, height, texts, words: listOf(texts), allowRepeats };
      const expected = fillsOf(engineOf(rectangle), 100);
      for (let seed = -1; seed < 4; seed++) {
        const engine = engineOf(rectangle);
        engine.reset(seed);
        const { fills, counters } = fillsOf(engine, 50);
        if (i === 0) first.add(fills[0]!);
        expect([...fills].sort(), `${i}, seed ${seed}`).toEqual([...expected.fills].sort());
        expect(counters).toEqual(expected.counters);
        // Nothing of a run is left in the next.
        engine.reset(seed);
        expect(fillsOf(engine, 70)).toEqual({ fills, counters });
      }
    }
  }
  expect(first.size).toBeGreaterThan(2);
});

test('of a pair that are each other turned over, seeds give now this one, now that', () => {
  // Four words that fill one square, and its mirror image.
  const texts = ['AB', 'CD', 'AC', 'BD'];
  const rectangle = { width: 2, height: 2, texts, words: listOf(texts), allowRepeats: false };
  const given = Array.from({ length: 20 }, (_, seed) => {
    const engine = engineOf(rectangle);
    engine.reset(seed);
    expect(engine.run(ALL, ALL)).toBe('filled');
    return engine.puzzle().cells.join('');
  });
  expect(new Set(given)).toEqual(new Set(['ABCD', 'ACBD']));
});

test('words that begin nothing are no work', () => {
  const texts = randomWords(new Random(5), ['A', 'B', 'C'], 6, 700);
  const rectangle = {
    width: 6,
    height: 2,
    texts,
    words: listOf([...texts, 'XY']),
    allowRepeats: true,
  };
  const { counters } = fillsOf(engineOf(rectangle), ALL);
  expect(counters).toMatchObject({ propagations: 0 });
});

test('a limit of nodes ends it, and more of them let it go on', () => {
  const texts = randomWords(new Random(3), ['A', 'B', 'C', 'D'], 4, 70);
  const rectangle = { width: 4, height: 4, texts, words: listOf(texts), allowRepeats: false };
  const expected = fillsOf(engineOf(rectangle), ALL);
  const engine = engineOf(rectangle);
  const fills: string[] = [];
  let beyond = 0;
  for (let nodes = 0; ; ) {
    const answer = engine.run(nodes, ALL);
    if (engine.counters.nodes > nodes) beyond++;
    if (answer === 'gave-up') nodes++;
    else if (answer === 'unfillable') break;
    else {
      fills.push(engine.puzzle().cells.join(''));
      engine.skip();
    }
  }
  expect(beyond).toBe(0);
  expect(engine.counters).toEqual(expected.counters);
  expect(fills).toEqual(expected.fills);
});

describe('what is no rectangle for it', () => {
  const words = listOf(['ABC', 'BCA', 'AB', 'BC']);
  test.each([
    ['a block', ['___', '_#_', '___']],
    ['a given', ['___', '_A_', '___']],
    ['one row', ['___']],
    ['one column', ['_', '_', '_']],
  ])('%s', (_, rows) => {
    expect(RectangleEngine.forAll(puzzleOf(pictureOf(...rows)), words, false)).toBeUndefined();
  });

  test('more letters than a mask has room for', () => {
    const blank = puzzleOf(pictureOf('__', '__'));
    const [few, many] = [32, 33].map((count) => {
      const letters = Array.from(ALPHABETS.get(60)!).slice(0, count);
      return listOf(['AB', 'BA'], letters);
    });
    expect(few!.alphabet.length).toBe(32);
    expect(RectangleEngine.forAll(blank, few!, false)).toBeDefined();
    expect(RectangleEngine.forAll(blank, many!, false)).toBeUndefined();
  });

  test('more words than there is room for', () => {
    const letters = Array.from(ALPHABETS.get(26)!);
    const texts = randomWords(new Random(1), letters, 4, 40_000);
    const table = listOf(texts).table(4);
    const input = { across: table, down: table, letterCount: 26 };
    expect(RectangleSearch.for(input, false)).toBeUndefined();
  });
});

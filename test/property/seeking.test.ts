// One fill of a grid without blocks, where it is expected: nothing but fills, in the end every one, the same in
// slices of any size, and pass by pass those that a plain reckoning of chances lets through.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { RectangleEngine } from '../../src/fill/rectangle-engine.ts';
import { verify } from '../../src/verify/verify.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { pictureOf, puzzleOf } from '../support/pictures.ts';
import { listOf, randomWords } from '../support/random-cases.ts';
import { openTemplate, type Rectangle, randomRectangle } from '../support/rectangles.ts';
import { firstOf, met, some } from '../support/thoroughness.ts';

const ALL = Number.POSITIVE_INFINITY;

function engineOf({ words, allowRepeats, ...size }: Rectangle): RectangleEngine {
  return RectangleEngine.forOne(puzzleOf(openTemplate(size)), words, allowRepeats)!;
}

/** The fills that it comes to, some more than once, and what was counted before each and at the end. */
function fillsOf(engine: RectangleEngine, pause: number): { fills: string[]; counted: unknown[] } {
  const fills: string[] = [];
  const counted: unknown[] = [];
  for (;;) {
    const answer = engine.run(ALL, pause);
    if (answer === 'paused') continue;
    counted.push(engine.counters);
    if (answer === 'unfillable') return { fills, counted };
    fills.push(engine.puzzle().cells.join(''));
    engine.skip();
  }
}

test('every fill in the end, with and without repeats', () => {
  const seen = { fillable: 0, square: 0, upright: 0, allLetters: 0, late: 0 };
  for (let seed = 0; seed < some(300); seed++) {
    const random = new Random(seed);
    const rectangle = randomRectangle(random, 10, 14);
    const { width, height, texts, words, allowRepeats } = rectangle;
    const name = `${seed}: ${width} x ${height}, ${texts.join(' ')}`;
    const expected = everyFill(systemOf(openTemplate(rectangle)), texts, allowRepeats);
    const pause = 1 + random.below(40);
    const [sliced, whole] = [pause, ALL].map((each) => {
      const engine = engineOf(rectangle);
      engine.reset(seed);
      return fillsOf(engine, each);
    });
    expect(sliced, name).toEqual(whole);
    expect([...new Set(whole!.fills)].sort(), name).toEqual(expected);
    if (expected.length === 0) continue;
    seen.fillable++;
    if (width === height && !allowRepeats) seen.square++;
    if (height > width) seen.upright++;
    const { alphabet } = words;
    if (alphabet.length === 32 && expected.some((fill) => fill.includes(alphabet[31]!))) {
      seen.allLetters++;
    }
    if (whole!.fills.length < expected.length * 20) seen.late++;
  }
  expect(seen.fillable).toBeGreaterThan(met(80));
  expect(seen.square).toBeGreaterThan(met(10));
  expect(seen.upright).toBeGreaterThan(met(20));
  expect(seen.allLetters).toBeGreaterThan(0);
  // What is not expected is left to later passes.
  expect(seen.late).toBeGreaterThan(met(10));
});

/**
 * What a fill's rows have above their floors in the first pass, at the least: the chance that words drawn for
 * the rows above make words down, by how often a letter stands in a column of the words across.
 */
function leastRoom(
  rows: readonly string[],
  across: readonly string[],
  down: readonly string[],
): number {
  const height = rows.length;
  const shareOf = (letter: string, column: number): number =>
    across.filter((word) => word[column] === letter).length / across.length;
  let least = Number.POSITIVE_INFINITY;
  for (let row = 1; row < height - 1; row++) {
    const above = height - 1 - row;
    let chance = 1;
    for (let c = 0; c < rows[0]!.length; c++) {
      const end = rows
        .map((text) => text[c])
        .slice(above)
        .join('');
      const ways = down.filter((word) => word.endsWith(end)).map((word) => word.slice(0, above));
      chance *= ways.reduce(
        (sum, letters) => sum + Array.from(letters).reduce((p, l) => p * shareOf(l, c), 1),
        0,
      );
    }
    least = Math.min(least, (chance * across.length ** above) / (1 / 8) ** (row - 1));
  }
  return least;
}

test('a pass comes to the fills whose rows have enough of a chance, and to no others', () => {
  const seen = { in: 0, out: 0 };
  for (let seed = 0; seed < some(12); seed++) {
    const random = new Random(seed);
    const [width, height] = [
      [3, 3],
      [4, 3],
      [4, 4],
    ][seed % 3] as [number, number];
    const [across, down] = [width, height].map((length) => unevenWords(random, length, 22));
    const texts = width === height ? across! : [...across!, ...down!];
    const words = width === height ? across! : down!;
    const rectangle = { width, height, texts, words: listOf(texts), allowRepeats: true };
    const engine = engineOf(rectangle);
    const found = new Map<number, Set<string>>();
    while (engine.run(ALL, ALL) === 'filled') {
      const { restarts: pass } = engine.counters;
      found.set(pass, (found.get(pass) ?? new Set()).add(engine.puzzle().cells.join('')));
      engine.skip();
    }
    const last = engine.counters.restarts;
    for (const fill of everyFill(systemOf(openTemplate(rectangle)), texts, true)) {
      const rows = Array.from({ length: height }, (_, r) => fill.slice(r * width, (r + 1) * width));
      const room = leastRoom(rows, across!, words);
      for (let pass = 0; pass <= last && pass < 20; pass++) {
        const enough = room / (1 / 8) ** pass;
        // Sums of other orders may differ in their last bits.
        if (Math.abs(enough - 1) < 1e-9) continue;
        expect(found.get(pass)?.has(fill) ?? false, `${seed}, pass ${pass}: ${fill}`).toBe(
          enough > 1,
        );
        seen[enough > 1 ? 'in' : 'out']++;
      }
    }
  }
  expect(seen.in).toBeGreaterThan(met(25));
  expect(seen.out).toBeGreaterThan(met(25));
});

/** Words in which letters are as unlike as those of a language. */
function unevenWords(random: Random, length: number, count: number): string[] {
  const letters = 'EEEEEEEESSSSSSAAAAARRRRIIIITTTNNOOLLDCUPMHGBYFVKWZXJQ';
  const words = new Set<string>();
  while (words.size < count) {
    words.add(Array.from({ length }, () => letters[random.below(letters.length)]!).join(''));
  }
  return [...words];
}

describe('with thousands of words', () => {
  const texts = unevenWords(new Random(4), 6, 20_000);
  const rectangle = { width: 6, height: 6, texts, words: listOf(texts), allowRepeats: false };

  test('a fill is found with less work than in the order of its words', () => {
    const blank = puzzleOf(openTemplate(rectangle));
    const work = { seeking: 0, inOrder: 0 };
    const fills = new Set<string>();
    const seeds = firstOf([1, 2, 3, 4, 5, 6], 3);
    for (const seed of seeds) {
      const seeking = RectangleEngine.forOne(blank, rectangle.words, false)!;
      const inOrder = RectangleEngine.forAll(blank, rectangle.words, false)!;
      for (const engine of [seeking, inOrder]) {
        engine.reset(seed);
        expect(engine.run(ALL, ALL)).toBe('filled');
      }
      fills.add(seeking.puzzle().cells.join(''));
      work.seeking += seeking.counters.propagations;
      work.inOrder += inOrder.counters.propagations;
    }
    expect(work.seeking * 5).toBeLessThan(work.inOrder);
    expect(fills.size).toBeGreaterThan((seeds.length * 2) / 3);
  });

  test('a limit of nodes ends it, and more of them let it go on to the same fill', () => {
    const whole = engineOf(rectangle);
    whole.reset(3);
    expect(whole.run(ALL, ALL)).toBe('filled');
    expect(whole.counters.nodes).toBeGreaterThan(2);
    const engine = engineOf(rectangle);
    engine.reset(3);
    let nodes = 0;
    while (engine.run(nodes, 100) !== 'filled') {
      expect(engine.counters.nodes).toBeLessThanOrEqual(nodes);
      nodes++;
    }
    expect(engine.counters).toEqual(whole.counters);
    expect(engine.puzzle().cells).toEqual(whole.puzzle().cells);
    // Nothing of a run is left in the next.
    engine.reset(3);
    expect(engine.run(ALL, ALL)).toBe('filled');
    expect(engine.counters).toEqual(whole.counters);
  });
});

test('seeds come to different fills, though there are few of them', () => {
  const texts = unevenWords(new Random(4), 6, 7000);
  const rectangle = { width: 6, height: 6, texts, words: listOf(texts), allowRepeats: false };
  const fills = new Set<string>();
  const engine = engineOf(rectangle);
  const seeds = firstOf([1, 2, 3, 4, 5, 6], 3);
  for (const seed of seeds) {
    engine.reset(seed);
    expect(engine.run(ALL, ALL)).toBe('filled');
    fills.add(engine.puzzle().cells.join(''));
  }
  expect(fills.size).toBeGreaterThan(seeds.length / 2);
});

test('the rows of the fullest grid are kept, each word once, and the search goes the same way', () => {
  const seen = { once: 0, most: 0 };
  for (let seed = 0; seed < some(40); seed++) {
    const random = new Random(seed);
    const allowRepeats = random.below(2) === 0;
    const few = randomWords(random, ['A', 'B', 'C'], 4, 12);
    const texts = seed % 2 === 0 ? few : unevenWords(random, 4, 100 + random.below(200));
    const rectangle = { width: 4, height: 4, texts, words: listOf(texts), allowRepeats };
    const [keeping, other] = [engineOf(rectangle), engineOf(rectangle)];
    keeping.reset(seed, true);
    other.reset(seed);
    let before = 0;
    for (const nodes of [0, 1, 5, 25]) {
      expect(keeping.run(nodes, ALL)).toBe(other.run(nodes, ALL));
      expect(keeping.counters).toEqual(other.counters);
      const { puzzle, entries } = keeping.partial()!;
      expect(verify(puzzle, rectangle.words, { partial: true, allowRepeats })).toEqual([]);
      const whole = puzzle.cells.filter((cell) => cell !== undefined);
      expect(whole.length).toBe(entries * 4);
      expect(entries).toBeGreaterThanOrEqual(before);
      before = entries;
    }
    expect(other.partial()).toBeUndefined();
    if (before > 1) seen.once++;
    if (before === 3) seen.most++;
  }
  expect(seen.once).toBeGreaterThan(met(10));
  expect(seen.most).toBeGreaterThan(met(4));
});

test('a square that begins alike across and down is found where there is no other', () => {
  // Rows ABC, DEF, GHI turned about so that the two cells beside the last one of the diagonal agree.
  const texts = ['ABC', 'DEF', 'GFI', 'ADG', 'BEF', 'CFI'];
  const rectangle = { width: 3, height: 3, texts, words: listOf(texts), allowRepeats: false };
  const engine = engineOf(rectangle);
  engine.reset(1);
  expect(engine.run(ALL, ALL)).toBe('filled');
  expect(['ABCDEFGFI', 'ADGBEFCFI']).toContain(engine.puzzle().cells.join(''));
});

describe('what is no rectangle for it', () => {
  const words = listOf(['ABC', 'BCA', 'AB', 'BC']);
  test.each([
    ['a block', ['___', '_#_', '___']],
    ['a given', ['___', '_A_', '___']],
    ['one row', ['___']],
    ['one column', ['_', '_', '_']],
  ])('%s', (_, rows) => {
    const blank = puzzleOf(pictureOf(...rows));
    expect(RectangleEngine.forOne(blank, words, false)).toBeUndefined();
  });
});

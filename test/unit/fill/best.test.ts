import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { type BestFill, bestNodesFor } from '../../../src/fill/best.ts';
import { Filler } from '../../../src/fill/filler.ts';
import type { FillerOptions, Outcome } from '../../../src/fill/outcome.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { DEFAULT_TASTE, PLAIN_TASTE, type Taste } from '../../../src/taste/taste.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf, textOf } from '../../support/pictures.ts';
import { randomWords } from '../../support/random-cases.ts';

const random = new Random(7);
const LIST = randomWords(random, Array.from('ABCDEFG'), 4, 900);
const WORDS = parseWordList(LIST.map((text) => `${text};${random.below(101)}`).join('\n'));
const SQUARE = pictureOf('____', '____', '____', '____');

function gradesOf(outcome: Outcome): { floor: number; mean: number } {
  if (outcome.status !== 'filled') throw new Error(outcome.status);
  return { floor: outcome.quality!.floor!, mean: outcome.quality!.mean! };
}

describe('the best fill', () => {
  const filler = new Filler(puzzleOf(SQUARE), WORDS, { taste: PLAIN_TASTE });

  test('is the same for the same seed and nodes, whatever was filled before', async () => {
    const options = { seed: 3, maxNodes: 3000 };
    const one = await filler.best(options);
    await filler.best({ seed: 4, maxNodes: 1000 });
    const again = await filler.best(options);
    expect(again).toEqual(one);
    expect(await new Filler(puzzleOf(SQUARE), WORDS, { taste: PLAIN_TASTE }).best(options)).toEqual(
      one,
    );
  });

  test('gets better and better, and is told of as it does', async () => {
    const told: BestFill[] = [];
    const outcome = await filler.best({ seed: 1, maxNodes: 5000, onBetter: (b) => told.push(b) });
    expect(told.length).toBeGreaterThan(2);
    expect(told[0]!.puzzle).toEqual(((await filler.fill({ seed: 1 })) as BestFill).puzzle);
    for (const [i, { quality }] of told.entries()) {
      if (i === 0) continue;
      const before = told[i - 1]!.quality;
      const ahead = quality.floor! - before.floor! || quality.mean! - before.mean!;
      expect(ahead).toBeGreaterThan(0);
    }
    expect(gradesOf(outcome)).toEqual(gradesOf(told.at(-1)!));
  });

  test('keeps to its nodes', async () => {
    const { stats } = await filler.best({ seed: 1, maxNodes: 2000 });
    expect(stats.nodes).toBeLessThanOrEqual(2000);
  });

  test('takes more nodes for open grids, but not for lattices', () => {
    const lattice = Array.from({ length: 7 }, (_, row) => (row % 2 === 0 ? '_______' : '_#_#_#_'));
    const open = bestNodesFor(puzzleOf(pictureOf(...Array<string>(6).fill('______'))));
    expect(open).toBe(4 * bestNodesFor(puzzleOf(pictureOf(...Array<string>(4).fill('____')))));
    expect(bestNodesFor(puzzleOf(pictureOf(...lattice)))).toBe(open / 4);
  });

  test('is what was best when it was aborted', async () => {
    const controller = new AbortController();
    let last: BestFill | undefined;
    const outcome = await filler.best({
      seed: 1,
      signal: controller.signal,
      onBetter: (better) => {
        last = better;
        if (better.quality.floor! > 60) controller.abort();
      },
    });
    expect(outcome).toMatchObject({ status: 'filled', quality: { limit: 'aborted' } });
    expect((outcome as BestFill).puzzle).toEqual(last!.puzzle);
  });

  test('is none where the first fill is not found, or not there', async () => {
    expect(await filler.best({ maxNodes: 0 })).toMatchObject({ status: 'gave-up', limit: 'nodes' });
    const none = new Filler(puzzleOf(pictureOf('__')), WORDS);
    expect(await none.best()).toMatchObject({ status: 'unfillable' });
    const aborted = AbortSignal.abort();
    expect(await filler.best({ signal: aborted })).toMatchObject({ limit: 'aborted' });
  });
});

describe('entries given in full do not count', () => {
  const words = parseWordList('ab;1\nac;90\nbd;80\ncd;70\nxy;5');

  test('in floor, mean and weakest', async () => {
    const filler = new Filler(puzzleOf(pictureOf('XY', '##', '__')), words, {
      taste: PLAIN_TASTE,
    });
    const { quality } = (await filler.best({ seed: 1 })) as BestFill;
    expect(quality).toEqual({
      floor: 90,
      mean: 90,
      isPlain: true,
      tasteFloor: 90,
      penalty: 0,
      value: 90,
      weakest: [{ slot: 1, score: 90 }],
      highestFloor: 90,
      proved: { floor: true, sum: true },
    });
  });

  test('and may be all there are', async () => {
    const { quality } = (await new Filler(puzzleOf(pictureOf('XY')), words).best()) as BestFill;
    expect(quality).toMatchObject({ floor: undefined, mean: undefined, weakest: [] });
    expect(quality!.proved).toEqual({ floor: true, sum: true });
  });
});

test('a penalty may be worth a weaker sum, never a weaker floor', async () => {
  const words = parseWordList('ab;50\ncd;60\nef;80\ngh;40');
  const grid = pictureOf('__');
  const best = async (worst: string, points: number): Promise<string> => {
    const penalty = (puzzle: Puzzle) => (textOf(puzzle) === worst ? points : 0);
    const outcome = await new Filler(puzzleOf(grid), words, { penalty }).best({ seed: 1 });
    return textOf((outcome as BestFill).puzzle);
  };
  expect(await best('XX', 10)).toBe('EF');
  expect(await best('EF', 70)).toBe('EF');
});

describe('in a taste', () => {
  const words = parseWordList('cat;70\ncats;90\ndogs;89\nbirch;80\nlake;80;name');
  const best = async (taste: Partial<Taste>, ...rows: string[]): Promise<BestFill> => {
    const filler = new Filler(puzzleOf(pictureOf(...rows)), words, {
      taste: { ...DEFAULT_TASTE, cap: 100, vary: 0, ...taste },
    });
    return (await filler.best({ seed: 1 })) as BestFill;
  };

  test('other words are best, and are told by the scores of the list', async () => {
    const { puzzle, quality } = await best({ plural: 0, name: 0 }, '____');
    expect(textOf(puzzle)).toBe('CATS');
    expect(quality).toMatchObject({ floor: 90, mean: 90, tasteFloor: 90, highestFloor: 90 });
    const lively = await best({ plural: 8, name: 9 }, '____');
    expect(textOf(lively.puzzle)).toBe('LAKE');
    // Of DOG there is no word, so that DOGS is no plural.
    expect(textOf((await best({ plural: 8, name: 8 }, '____')).puzzle)).toBe('DOGS');
    expect(lively.quality).toMatchObject({ floor: 80, mean: 80, tasteFloor: 89, isPlain: false });
  });

  test('long entries count more', async () => {
    const { quality } = await best({ long: 50 }, '_____');
    expect(quality).toMatchObject({ mean: 80, value: 160 });
  });

  test('seeds want other words, the same seed the same', async () => {
    const grid = puzzleOf(pictureOf('____'));
    const many = parseWordList(LIST.map((text) => `${text};90`).join('\n'));
    const filler = new Filler(grid, many, { taste: { ...PLAIN_TASTE, vary: 50 } });
    const texts: string[] = [];
    for (let seed = 0; seed < 10; seed++) {
      const { puzzle } = (await filler.best({ seed })) as BestFill;
      texts.push(textOf(puzzle));
      expect(((await filler.best({ seed })) as BestFill).puzzle).toEqual(puzzle);
    }
    expect(new Set(texts).size).toBeGreaterThan(7);
  });
});

describe('forms of one word', () => {
  const words = parseWordList('cat;60\ncats;60\ndogs;60');
  const grid = puzzleOf(pictureOf('CAT#', '####', '____'));
  const open = puzzleOf(pictureOf('___#', '####', '____'));
  const fills = async (...[puzzle, options]: [Puzzle, FillerOptions]): Promise<string[]> => {
    const filler = new Filler(puzzle, words, options);
    const texts: string[] = [];
    for (let seed = 0; seed < 8; seed++) {
      texts.push(textOf(((await filler.fill({ seed })) as BestFill).puzzle).slice(-4));
    }
    return [...new Set(texts)].sort();
  };

  test('are none in a first fill where that can be had', async () => {
    expect(await fills(open, {})).toEqual(['DOGS']);
    expect(await fills(open, { taste: PLAIN_TASTE })).toEqual(['CATS', 'DOGS']);
    const off = { duplicates: [{ kind: 'stem', mode: 'off' }] } as const;
    expect(await fills(open, { rules: off })).toEqual(['CATS', 'DOGS']);
  });

  test('may be there beside what is given, and where nothing else fits', async () => {
    expect(await fills(grid, { taste: PLAIN_TASTE })).toEqual(['CATS', 'DOGS']);
    const none = parseWordList('cat\ncats');
    expect((await new Filler(open, none).fill()).status).toBe('filled');
  });
});

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { BEST_NODES, type BestFill } from '../../../src/fill/best.ts';
import { Filler } from '../../../src/fill/filler.ts';
import type { Outcome } from '../../../src/fill/outcome.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
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
  const filler = new Filler(puzzleOf(SQUARE), WORDS);

  test('is the same for the same seed and nodes, whatever was filled before', async () => {
    const options = { seed: 3, maxNodes: 3000 };
    const one = await filler.best(options);
    await filler.best({ seed: 4, maxNodes: 1000 });
    const again = await filler.best(options);
    expect(again).toEqual(one);
    expect(await new Filler(puzzleOf(SQUARE), WORDS).best(options)).toEqual(one);
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
    expect(BEST_NODES).toBeGreaterThan(2000);
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
    const filler = new Filler(puzzleOf(pictureOf('XY', '##', '__')), words);
    const { quality } = (await filler.best({ seed: 1 })) as BestFill;
    expect(quality).toEqual({
      floor: 90,
      mean: 90,
      penalty: 0,
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

import { describe, expect, test } from 'vitest';
import { Filler } from '../../../src/fill/filler.ts';
import type { Strategy } from '../../../src/fill/race-plan.ts';
import { betterWords, Stage } from '../../../src/fill/stage.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { entryAt } from '../../../src/puzzle/puzzle.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../../src/words/vocabulary/word-list.ts';
import { plainWords } from '../../support/plain-words.ts';

const CORNER = parseTemplate('___\n_##\n_##');

async function scoresOfFill(words: WordList, seed: number): Promise<number[]> {
  const outcome = await new Filler(CORNER, words).fill({ seed });
  if (outcome.status !== 'filled') throw new Error(outcome.status);
  const { puzzle } = outcome;
  return puzzle.layout.slots.map((slot) => words.scoreOf(entryAt(puzzle, slot)!)!);
}

describe('good words first', () => {
  const weak = ['ABA;10', 'ACA;10', 'ADA;10', 'AGA;10', 'AHA;20', 'AKA;20'];

  test('a weak entry does not appear where good ones will do', async () => {
    const words = parseWordList([...weak, 'APE;60', 'ART;70'].join('\n'));
    for (let seed = 0; seed < 20; seed++) {
      expect((await scoresOfFill(words, seed)).sort()).toEqual([60, 70]);
    }
  });

  test('a weak entry appears where it is needed', async () => {
    const words = parseWordList([...weak, 'APE;60', 'BAR;70'].join('\n'));
    for (let seed = 0; seed < 20; seed++) {
      expect(Math.min(...(await scoresOfFill(words, seed)))).toBeLessThan(30);
    }
  });

  test('only all words prove that there is no fill, and the reason speaks of all of them', async () => {
    const words = parseWordList('APE;60\nBAR;10\nCAT;10');
    const outcome = await new Filler(CORNER, words).fill();
    expect(outcome.status).toBe('unfillable');
  });

  test('the node limit counts over all stages', async () => {
    const words = parseWordList('APE;60\nBAR;60\nCAT;40\nDOG;40\nEEL;10\nDAB;10');
    const outcome = await new Filler(CORNER, words).fill({ maxNodes: 1 });
    expect(outcome.stats.nodes).toBeLessThanOrEqual(1);
  });
});

describe('betterWords', () => {
  const floorsOf = (list: string): number[] =>
    betterWords(CORNER, parseWordList(list)).map((words) => words.minScore);

  test.each([
    ['no scores', 'APE\nART', []],
    ['all good', 'APE;65\nART;90', []],
    ['good and weaker: nothing between', 'APE;60\nART;40', [60]],
    ['good, normal, fair and weak', 'APE;60\nACT;50\nART;40\nAHA;10', [60, 50, 30]],
    ['normal and weak: nothing between', 'APE;50\nART;10', [50]],
    ['fair and weak', 'ART;40\nAHA;10', [30]],
    ['only words of other lengths are weak', 'APE;60\nARTS;10', []],
  ])('%s', (_, list, floors) => expect(floorsOf(list)).toEqual(floors));
});

test('each strategy goes about it in its own way', () => {
  const blank = parseTemplate(`______#\n${'_______\n'.repeat(5)}#______`);
  const stage = new Stage(blank, parseWordList(plainWords(6, 7).join('\n')), false);
  const strategies: Strategy[] = ['search', 'repair', 'beam', 'exhaust'];
  const ways = strategies.map((strategy) => {
    const engine = stage.newEngine(strategy, {});
    engine.reset(1, false);
    expect(engine.run(1000, Number.POSITIVE_INFINITY)).toBe('gave-up');
    return engine.counters.propagations;
  });
  expect(new Set(ways).size).toBe(strategies.length);
});

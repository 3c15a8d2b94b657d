// The optimiser against a brute force on tiny problems: the same floor, the same sum less penalty,
// both proved; with few score levels and many, with penalties and without.

import { describe, expect, test } from 'vitest';
import { hashText, Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { FillerOptions } from '../../src/fill/outcome.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { SearchSettings } from '../../src/solve/search.ts';
import { PLAIN_TASTE } from '../../src/taste/taste.ts';
import { verify } from '../../src/verify/verify.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { OPEN, type Picture, pictureOf, puzzleOf, rowsOf, textOf } from '../support/pictures.ts';
import {
  type GridCase,
  listOf,
  pick,
  randomGridCase,
  randomWords,
} from '../support/random-cases.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const ENOUGH = 5_000_000;

interface Worth {
  readonly floor: number;
  readonly value: number;
}

/** Words with scores drawn from so many levels. */
function scored(random: Random, texts: readonly string[]): ReadonlyMap<string, number> {
  const levels = pick(random, [1, 2, 3, 10, 100]);
  return new Map(texts.map((text) => [text, Math.floor((random.below(levels) * 100) / levels)]));
}

function worthOf(
  template: Picture,
  cells: readonly string[],
  scores: ReadonlyMap<string, number>,
  penalty: number,
): Worth {
  const chosen = systemOf(template)
    .slots.filter((slot) => slot.some((cell) => template.cells[cell] === OPEN))
    .map((slot) => scores.get(slot.map((cell) => cells[cell]).join(''))!);
  const sum = chosen.reduce((total, score) => total + score, 0);
  return { floor: Math.min(...chosen), value: sum - penalty };
}

function bestOf(all: readonly Worth[]): Worth {
  return all.reduce((best, next) => {
    const better = next.floor - best.floor || next.value - best.value;
    return better > 0 ? next : best;
  });
}

/** A penalty without rhyme or reason, at times higher than any sum can make good. */
function penaltyOf(cells: readonly string[]): number {
  return (hashText(cells.join('')) % 5) * 30;
}

async function check(
  { template, texts, allowRepeats }: GridCase,
  scores: ReadonlyMap<string, number>,
  search: SearchSettings,
  isPenalised: boolean,
  name: string,
): Promise<boolean> {
  const list = [...scores].map(([text, score]) => `${text};${score}`).join('\n');
  if (list === '') return false;
  const words = parseWordList(list, { fold: false });
  const penalty = (cells: readonly string[]): number => (isPenalised ? penaltyOf(cells) : 0);
  const options: FillerOptions = {
    allowRepeats,
    search,
    taste: PLAIN_TASTE,
    ...(isPenalised && { penalty: (puzzle: Puzzle) => penaltyOf([...textOf(puzzle)]) }),
  };
  const fills = everyFill(systemOf(template), texts, allowRepeats).map((text) => Array.from(text));
  const outcome = await new Filler(puzzleOf(template), words, options).best({
    seed: 1,
    maxNodes: ENOUGH,
  });
  expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
  if (outcome.status !== 'filled') return false;
  expect(verify(outcome.puzzle, words, { allowRepeats }), name).toEqual([]);
  const { proved, floor, highestFloor, limit } = outcome.quality!;
  expect({ proved, limit }, name).toEqual({ proved: { floor: true, sum: true } });
  expect(highestFloor, name).toBe(floor);
  if (floor === undefined) return false;
  const found = [...textOf(outcome.puzzle)];
  const best = bestOf(fills.map((cells) => worthOf(template, cells, scores, penalty(cells))));
  expect(worthOf(template, found, scores, penalty(found)), name).toEqual(best);
  expect(floor, name).toBe(best.floor);
  return fills.length > 1;
}

describe.each<[string, SearchSettings, boolean]>([
  ['as it runs', {}, false],
  ['as it runs, with penalties', {}, true],
  ['restarts after every failure', { restartUnit: 1 }, false],
  ['restarts after every failure, with penalties', { restartUnit: 1 }, true],
])('grids up to 4x4, %s', (what, search, isPenalised) => {
  test.each(batches(4))('batch %i', async (batch) => {
    let choices = 0;
    for (let i = 0; i < some(100); i++) {
      const seed = hashText(`${what} ${batch} ${i}`);
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const scores = scored(random, grid.texts);
      const name = `${seed}: ${rowsOf(grid.template)} ${[...scores].join(' ')}`;
      if (await check(grid, scores, search, isPenalised, name)) choices++;
    }
    expect(choices).toBeGreaterThan(met(10));
  });
});

/** Two words of three letters over three of two; more words of each than a list may hold. */
function bitSetCase(random: Random): GridCase {
  const letters = Array.from('ABCDEFGHIJKLMNOP');
  const texts = [...randomWords(random, letters, 2, 140), ...randomWords(random, letters, 3, 160)];
  const template = pictureOf('___', pick(random, ['___', '_B_', '#__']));
  return { template, texts, words: listOf(texts), allowRepeats: random.below(2) === 0 };
}

test.each(batches(8))('bit sets that become lists, %i', async (seed) => {
  const random = new Random(seed);
  const grid = bitSetCase(random);
  const scores = scored(random, grid.texts);
  expect(await check(grid, scores, {}, seed % 2 === 0, rowsOf(grid.template))).toBe(true);
});

// The optimiser in a taste against a brute force on tiny grids: the best floor by adjusted and varied
// scores, and of these the best value, with long entries that count more and penalties of every kind.

import { expect, test } from 'vitest';
import { hashText, Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { kinFor, penaltyFor } from '../../src/fill/penalties.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { adjustScores, varyScores } from '../../src/taste/adjusted-scores.ts';
import { DEFAULT_TASTE, type Taste } from '../../src/taste/taste.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { filledAs, OPEN, puzzleOf, rowsOf, textOf } from '../support/pictures.ts';
import { chance, pick, randomGridCase } from '../support/random-cases.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const ENOUGH = 5_000_000;
/** A stand-in: two words are of one stem when they begin alike. */
const stemOf = (word: string): string => word.slice(0, 2);

interface Worth {
  /** Pairs that should not meet: what is proved holds for fills with as few. */
  readonly kin: number;
  readonly floor: number;
  readonly value: number;
}

function randomTaste(random: Random): Taste {
  return {
    ...DEFAULT_TASTE,
    cap: pick(random, [100, 60]),
    livelyFrom: pick(random, [0, 50]),
    name: random.below(30),
    phrase: random.below(30),
    vary: pick(random, [0, 3, 40]),
    long: pick(random, [0, 10, 90]),
    nameCrossing: pick(random, [0, 40]),
    stemPair: pick(random, [0, 50]),
    partPair: pick(random, [0, 20]),
  };
}

test.each(batches(4))('grids up to 4x4, batch %i', async (batch) => {
  let choices = 0;
  let costs = 0;
  for (let i = 0; i < some(80); i++) {
    const seed = hashText(`taste ${batch} ${i}`);
    const random = new Random(seed);
    const { template, texts, allowRepeats } = randomGridCase(random);
    const taste = randomTaste(random);
    const lines = texts.map((text) => {
      const tags = pick(random, ['', ';name', ';phrase', ';name,phrase']);
      return `${text};${random.below(10) * 10}${tags}`;
    });
    if (lines.length === 0) continue;
    const words = parseWordList(lines.join('\n'), { fold: false });
    const name = `${seed}: ${rowsOf(template)} ${lines.join(' ')} ${JSON.stringify(taste)}`;
    const filler = new Filler(puzzleOf(template), words, {
      allowRepeats,
      taste,
      stemOf,
      search: chance(random, 0.5) ? { restartUnit: 1 } : {},
    });
    const tasted = varyScores(adjustScores(words, taste), taste.vary, seed | 0);
    const penalty = penaltyFor(filler.blank, words, taste, undefined, stemOf);
    const kin = kinFor(filler.blank, words, taste, stemOf);
    const open = systemOf(template).slots.filter((slot) =>
      slot.some((cell) => template.cells[cell] === OPEN),
    );
    const worthOf = (puzzle: Puzzle): Worth => {
      const cells = Array.from(textOf(puzzle));
      const scores = open.map((slot) => {
        const score = tasted.scoreOf(slot.map((cell) => cells[cell]!))!;
        return { score, weighed: score * (100 + taste.long * Math.max(0, slot.length - 3)) };
      });
      const sum = scores.reduce((total, { weighed }) => total + weighed, 0);
      const floor = Math.min(...scores.map(({ score }) => score));
      const value = (sum - 100 * (penalty?.(puzzle) ?? 0)) / 100;
      return { kin: kin?.(puzzle) ?? 0, floor, value };
    };
    const outcome = await filler.best({ seed: seed | 0, maxNodes: ENOUGH });
    const fills = everyFill(systemOf(template), texts, allowRepeats);
    expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
    if (outcome.status !== 'filled' || open.length === 0) continue;
    const worths = fills.map((text) => worthOf(filledAs(filler.blank, text)));
    const made = worthOf(outcome.puzzle);
    const best = worths.filter((worth) => worth.kin <= made.kin).reduce(better);
    const { quality } = outcome;
    expect(quality!.proved, name).toEqual({ floor: true, sum: true });
    expect({ floor: made.floor, value: made.value }, name).toEqual({
      floor: best.floor,
      value: best.value,
    });
    expect({ floor: quality!.tasteFloor, value: quality!.value }, name).toEqual({
      floor: best.floor,
      value: best.value,
    });
    if (fills.length > 1) choices++;
    if (quality!.penalty > 0) costs++;
  }
  expect(choices).toBeGreaterThan(met(10));
  expect(costs).toBeGreaterThan(met(3));
});

function better(one: Worth, other: Worth): Worth {
  return (other.floor - one.floor || other.value - one.value) > 0 ? other : one;
}

// Domains of more than 128 words are bit sets, smaller ones are lists. Lists of 100 to 400 words of
// a length over few letters cross that border in every branch of the search; their fills are
// counted by a walk over tries.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { SearchSettings } from '../../src/solve/search.ts';
import { countFills, everyFill, systemOf } from '../support/brute-force.ts';
import {
  chance,
  listOf,
  pick,
  randomGridCase,
  randomWords,
  rowsOf,
  templateOf,
} from '../support/random-cases.ts';

const SETTINGS: SearchSettings[] = [
  {},
  { restartUnit: 1 },
  { reverseTies: true },
  { restartUnit: 1, reverseTies: true },
];

/** Letters and words of each length that leave a shape some hundred to some ten thousand fills. */
const SHAPES: [rows: string[], letters: string, least: number, most: number][] = [
  [['____', '____', '____', '____'], 'ABCDEF', 120, 150],
  [['____', '____', '____', '____'], 'ABCDE', 100, 128],
  [['_____', '_____', '_____', '_____', '_____'], 'ABCDEF', 230, 260],
  [['____', '____', '____'], 'ABCDEF', 129, 140],
  [['#____', '_____', '_____', '____#'], 'ABCDE', 125, 140],
  [['____#', '___#_', '_#___', '#____'], 'ABCD', 60, 64],
  [['_____', '_#_#_', '_____', '_#_#_', '_____'], 'ABCDEF', 140, 200],
  [['_____', '_#_#_', '_____'], 'ABCDEF', 130, 150],
  [['___', '___', '___'], 'ABCDEFG', 129, 140],
  // Nothing crosses: whole words are chosen from bit sets, and removed from them.
  [['___', '###', '___'], 'ABCDEF', 127, 140],
  [['_#', '_#', '_#', '_#', '##', '__'], 'ABCDEF', 129, 400],
  // Only unchecked letters tell many words apart once the crossing is fixed.
  [['_____', '_####', '_####'], 'ABCDEF', 150, 400],
];

test('the two brute forces agree', () => {
  let fillable = 0;
  for (let seed = 0; seed < 500; seed++) {
    const { template, texts, allowRepeats } = randomGridCase(new Random(seed));
    const count = everyFill(systemOf(template), texts, allowRepeats).length;
    expect(countFills(template, texts, allowRepeats), `${seed}: ${rowsOf(template)}`).toBe(count);
    if (count > 0) fillable++;
  }
  expect(fillable).toBeGreaterThan(200);
});

test.each(SHAPES)('%j', async (rows, letterText, least, most) => {
  const letters = Array.from(letterText);
  const log = [];
  for (let seed = 0; seed < 4; seed++) {
    const random = new Random(seed);
    const texts = [2, 3, 4, 5].flatMap((length) => {
      return randomWords(random, letters, length, least + random.below(most - least + 1));
    });
    const givens = pick(random, [0, 0, 0.1]);
    const cells = templateOf(...rows).cells.map((cell) =>
      cell === '_' && chance(random, givens) ? pick(random, letters) : cell,
    );
    const template = { ...templateOf(...rows), cells };
    const allowRepeats = chance(random, 0.5);
    const words = listOf(texts);
    const expected = countFills(template, texts, allowRepeats);
    const search = SETTINGS[seed % SETTINGS.length]!;
    const filler = new Filler(template, words, { allowRepeats, search });
    const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(search)}`;
    const t = performance.now();
    const { status, fills } = await filler.tally();
    log.push(`${expected}:${Math.round(performance.now() - t)}`);
    expect([status, fills], name).toEqual(['complete', expected]);
    for (const draw of [0, 1, 2]) {
      const outcome = await filler.fill({ seed: draw });
      expect(outcome.status, name).toBe(expected > 0 ? 'filled' : 'unfillable');
    }
  }
  console.log(rows.join('/'), log.join(' '));
});

// Changes to a problem that change nothing, and one that can only help.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import { BLOCK, OPEN, type Picture, puzzleOf, rowsOf, transposed } from '../support/pictures.ts';
import {
  ALPHABETS,
  type GridCase,
  listOf,
  pick,
  randomDenseCase,
  randomGridCase,
  randomWords,
  shuffled,
} from '../support/random-cases.ts';
import { some } from '../support/thoroughness.ts';

/** Every letter of grid and list becomes another one; two never become the same. */
function renamed(random: Random, { template, texts, allowRepeats }: GridCase): GridCase {
  const used = new Set([...template.cells, ...texts.join('')]);
  used.delete(BLOCK);
  used.delete(OPEN);
  const others = shuffled(random, Array.from(`${ALPHABETS.get(60)!}字面`));
  const names = new Map([...used].map((letter, i) => [letter, others[i]!]));
  const cells = template.cells.map((cell) => names.get(cell) ?? cell);
  const renamedTexts = texts.map((text) => Array.from(text, (c) => names.get(c)!).join(''));
  return {
    template: { ...template, cells },
    texts: renamedTexts,
    words: listOf(renamedTexts),
    allowRepeats,
  };
}

function reversed({ template, texts, allowRepeats }: GridCase): GridCase {
  const backwards = texts.map((text) => Array.from(text).reverse().join(''));
  const turned: Picture = { ...template, cells: [...template.cells].reverse() };
  return { template: turned, texts: backwards, words: listOf(backwards), allowRepeats };
}

function scored(random: Random, { texts, ...grid }: GridCase): GridCase {
  const lines = texts.map((text) => `${text};${random.below(101)}`);
  const words = parseWordList([...lines, 'A'.repeat(100)].join('\n'), { fold: false });
  return { ...grid, texts, words };
}

/** The same problem in other clothes. */
const DISGUISES: [name: string, (grid: GridCase, random: Random) => GridCase][] = [
  ['transposed', (grid) => ({ ...grid, template: transposed(grid.template) })],
  ['letters renamed', (grid, random) => renamed(random, grid)],
  ['list shuffled', (grid, random) => ({ ...grid, words: listOf(shuffled(random, grid.texts)) })],
  ['turned by half, words backwards', (grid) => reversed(grid)],
  ['words scored', (grid, random) => scored(random, grid)],
];

async function tallyOf({ template, words, allowRepeats }: GridCase): Promise<number> {
  const { status, fills } = await new Filler(puzzleOf(template), words, { allowRepeats }).tally();
  expect(status).toBe('complete');
  return fills;
}

async function statusOf({ template, words, allowRepeats }: GridCase): Promise<string> {
  return (await new Filler(puzzleOf(template), words, { allowRepeats }).fill()).status;
}

test.each(DISGUISES)('%s: the same count of fills', async (_, disguise) => {
  for (let seed = 0; seed < some(250); seed++) {
    const random = new Random(seed);
    const grid = randomGridCase(random);
    const name = `${seed}: ${rowsOf(grid.template)} ${grid.texts.join(' ')}`;
    expect(await tallyOf(disguise(grid, random)), name).toBe(await tallyOf(grid));
  }
});

test.each(DISGUISES)('%s: the same status of larger grids', async (_, disguise) => {
  for (let seed = 0; seed < some(40); seed++) {
    const random = new Random(seed);
    const grid = randomDenseCase(random);
    const name = `${seed}: ${rowsOf(grid.template)}`;
    expect(await statusOf(disguise(grid, random)), name).toBe(await statusOf(grid));
  }
});

test('more words never take a fill away', async () => {
  for (let seed = 0; seed < some(400); seed++) {
    const random = new Random(seed);
    const grid = randomGridCase(random);
    const letters = Array.from(grid.texts.join('') || 'A');
    const more = [2, 3, 4].flatMap((length) => {
      return randomWords(random, letters, length, 1).slice(0, random.below(2));
    });
    const texts = [...new Set([...grid.texts, ...more, pick(random, ['AB', 'ЯЯЯ'])])];
    const larger = { ...grid, texts, words: listOf(texts) };
    const name = `${seed}: ${rowsOf(grid.template)} ${grid.texts.join(' ')} and ${more.join(' ')}`;
    expect(await tallyOf(larger), name).toBeGreaterThanOrEqual(await tallyOf(grid));
  }
});

test('repeats allowed never take a fill away', async () => {
  for (let seed = 0; seed < some(250); seed++) {
    const grid = randomGridCase(new Random(seed));
    const lax = await tallyOf({ ...grid, allowRepeats: true });
    const name = `${seed}: ${rowsOf(grid.template)} ${grid.texts.join(' ')}`;
    expect(lax, name).toBeGreaterThanOrEqual(await tallyOf({ ...grid, allowRepeats: false }));
  }
});

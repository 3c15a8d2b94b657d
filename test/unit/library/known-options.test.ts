import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import * as library from '../../../src/index.ts';
import { type FillOptions, parseTemplate, parseWordList } from '../../../src/index.ts';

const grid = parseTemplate('__\n__');
const words = parseWordList('ab\ncd\nac\nbd');
/** What no function takes. */
const wrong = { sead: 1 } as object;

const { fillMany, fillAll } = library;
const CALLS: Readonly<Record<string, () => unknown>> = {
  parseTemplate: () => parseTemplate('__', wrong),
  readPuzzles: () => library.readPuzzles('__', wrong),
  writePuzzle: () => library.writePuzzle(grid, 'ipuz', wrong),
  parseWordList: () => parseWordList('ab', wrong),
  chooseWords: () => library.chooseWords({ lists: [], ...wrong }),
  withClues: () => library.withClues(grid, library.readClues(''), wrong),
  fill: () => library.fill(grid, words, wrong),
  fillMany: () => fillMany(grid, words, { count: 1, ...wrong }).next(),
  fillAll: () => fillAll(grid, words, wrong).next(),
  fillBest: () => library.fillBest(grid, words, wrong),
  countFills: () => library.countFills(grid, words, wrong),
  fillWithLeastChange: () => library.fillWithLeastChange(grid, words, wrong),
  check: () => library.check(grid, words, wrong),
  suggest: () => library.suggest(grid, words, '1A', wrong),
  grade: () => library.grade(grid, words, wrong),
  verify: () => library.verify(grid, words, wrong),
  design: () => library.design(words, { style: 'mini', width: 3, height: 3, ...wrong }),
  moveBlocks: () => library.moveBlocks(grid, words, { most: 1, ...wrong }),
  layWords: () => library.layWords(['AB'], wrong),
  makeCodeword: () => library.makeCodeword(grid, words, wrong),
  makeFillIn: () => library.makeFillIn(grid, wrong),
};
/** These take no options. */
const PLAIN = [
  'answerAt',
  'formatOfName',
  'parseScoreMap',
  'parseStems',
  'parseTaste',
  'readClues',
  'renderPlain',
  'shortName',
  'slotName',
];

async function errorOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('an unknown option', () => {
  test.each(Object.entries(CALLS))('of %s is rejected', async (_, call) => {
    const error = await errorOf(call);
    expect(error).toBeInstanceOf(InputError);
    expect((error as Error).message).toMatch(/^unknown option 'sead'/);
  });

  test('of every function that takes any', () => {
    const functions = Object.entries(library).flatMap(([name, value]) =>
      typeof value === 'function' && !(value.prototype instanceof Error) ? [name] : [],
    );
    expect(functions.sort()).toEqual([...Object.keys(CALLS), ...PLAIN].sort());
  });

  test('is told with the name that was likely meant', async () => {
    expect(await errorOf(() => library.fill(grid, words, wrong))).toMatchObject({
      message: "unknown option 'sead': did you mean seed?",
    });
  });

  test('among the rules is rejected as well', async () => {
    const options = { rules: { slot: [] } } as FillOptions;
    expect(await errorOf(() => library.fill(grid, words, options))).toMatchObject({
      message: "unknown rule 'slot': did you mean slots?",
    });
  });
});

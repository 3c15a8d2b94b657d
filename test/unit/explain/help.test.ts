import { describe, expect, test } from 'vitest';
import { Filler } from '../../../src/fill/filler.ts';
import type { Help } from '../../../src/problem/conflict.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

async function helpFor(rows: string, list: string, minScore = 0): Promise<readonly Help[]> {
  const words = parseWordList(list.replaceAll(' ', '\n'), { minScore });
  const outcome = await new Filler(puzzleOf(pictureOf(...rows.split('/'))), words).fill();
  if (outcome.status !== 'unfillable') throw new Error(outcome.status);
  return outcome.reason.help;
}

const LENGTH = { kind: 'length', length: 3 };

describe('a floor on scores', () => {
  test.each([
    ['of a length', '___', 'cat;20 cot;40 do;90', 50, 40],
    ['of a pattern', '_A_', 'cat;20 cot;40 dot;90', 50, 20],
    ['of a crossing', '_A_/_##/_##', 'cat;20 cot;40 bag;45 dot;90', 44, 20],
    ['of words enough', '___/###/___', 'cat;20 cot;40 dot;90', 50, 40],
  ])('%s', async (_, rows, list, floor, enough) => {
    expect(await helpFor(rows, list, floor)).toContainEqual({ kind: 'floor', minScore: enough });
  });

  test('of a length of its own; the others stay', async () => {
    const minScores = new Map([[3, 60]]);
    const words = parseWordList('cat;40\nabc;30\ndo;90', { minScore: 50, minScores });
    const outcome = await new Filler(puzzleOf(pictureOf('_A_')), words).fill();
    expect(outcome).toMatchObject({ reason: { help: [{ kind: 'floor', minScore: 40 }] } });
  });

  test('that is not to blame', async () => {
    for (const help of [
      await helpFor('_X_', 'cat;20 cot;90', 50),
      await helpFor('_X_', 'cat;20 cot;90'),
    ])
      expect(help.map(({ kind }) => kind)).not.toContain('floor');
  });

  test('a word below it is no missing length', async () => {
    expect(await helpFor('___', 'cat;20 do;90', 50)).not.toContainEqual(LENGTH);
    expect(await helpFor('___', 'do;90', 50)).toContainEqual(LENGTH);
  });
});

describe('givens', () => {
  test('one that is in the way, with a letter that would do', async () => {
    expect(await helpFor('_X_', 'cat')).toEqual([
      { kind: 'given', row: 1, column: 2, given: 'X', instead: 'A' },
    ]);
    expect(await helpFor('_Ж_', 'cat')).toEqual([
      { kind: 'given', row: 1, column: 2, given: 'Ж', instead: 'A' },
    ]);
  });

  test('either of two', async () => {
    const help = await helpFor('_O_/_##/X##', 'cot dux dab cab');
    expect(help.slice(0, 2)).toEqual([
      { kind: 'given', row: 1, column: 2, given: 'O', instead: 'A' },
      { kind: 'given', row: 3, column: 1, given: 'X', instead: 'B' },
    ]);
  });

  test('several, none of which is enough', async () => {
    expect(await helpFor('XX_', 'cat')).toEqual([{ kind: 'givens' }]);
  });
});

test('repeats', async () => {
  expect(await helpFor('___/###/___', 'cat')).toContainEqual({ kind: 'repeats' });
});

describe('blocks', () => {
  test('where the runs left over have words', async () => {
    const help = await helpFor('_______', 'cat dog abc');
    expect(help).toEqual([
      { kind: 'length', length: 7 },
      { kind: 'block', row: 1, column: 4, renames: false },
    ]);
  });

  test('short runs only if there is no other way', async () => {
    expect(await helpFor('_______', 'no cats')).toEqual([
      { kind: 'length', length: 7 },
      { kind: 'block', row: 1, column: 3, renames: false },
      { kind: 'block', row: 1, column: 5, renames: false },
    ]);
  });
});

describe('under rules', () => {
  const words = parseWordList('cat;60\ncot;40\ndot;30', { minScore: 50 });
  const helpUnder = async (rows: string, rules: Rules) => {
    const outcome = await new Filler(puzzleOf(pictureOf(rows)), words, { rules }).fill();
    if (outcome.status !== 'unfillable') throw new Error(outcome.status);
    return outcome.reason.help;
  };

  test('a lower floor must let words in that the rules want', async () => {
    expect(
      await helpUnder('___', { slots: [{ kind: 'pattern', slot: '1A', pattern: '.O.' }] }),
    ).toEqual([{ kind: 'floor', minScore: 40 }]);
    expect(
      await helpUnder('___', { slots: [{ kind: 'pattern', slot: '1A', pattern: 'D..' }] }),
    ).toEqual([{ kind: 'floor', minScore: 30 }]);
  });

  test('nothing where a given entry is not the one wanted, or no slot is to blame', async () => {
    expect(
      await helpUnder('CAT', { slots: [{ kind: 'pattern', slot: '1A', pattern: 'D..' }] }),
    ).toEqual([]);
    expect(await helpUnder('___', { requireLetters: { letters: 'Z' } })).toEqual([]);
  });
});

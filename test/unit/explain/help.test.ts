import { describe, expect, test } from 'vitest';
import { Filler } from '../../../src/fill/filler.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

async function helpFor(rows: string, list: string, minScore = 0): Promise<readonly string[]> {
  const words = parseWordList(list.replaceAll(' ', '\n'), { minScore });
  const outcome = await new Filler(puzzleOf(pictureOf(...rows.split('/'))), words).fill();
  if (outcome.status !== 'unfillable') throw new Error(outcome.status);
  return outcome.reason.help.map(({ text }) => text);
}

const LENGTH = 'a word of length 3';

describe('a floor on scores', () => {
  test.each([
    ['of a length', '___', 'cat;20 cot;40 do;90', 50, 40],
    ['of a pattern', '_A_', 'cat;20 cot;40 dot;90', 50, 20],
    ['of a crossing', '_A_/_##/_##', 'cat;20 cot;40 bag;45 dot;90', 44, 20],
    ['of words enough', '___/###/___', 'cat;20 cot;40 dot;90', 50, 40],
  ])('%s', async (_, rows, list, floor, enough) => {
    expect(await helpFor(rows, list, floor)).toContain(
      `a floor of ${enough} on scores (--min-score)`,
    );
  });

  test('of a length of its own; the others stay', async () => {
    const minScores = new Map([[3, 60]]);
    const words = parseWordList('cat;40\nabc;30\ndo;90', { minScore: 50, minScores });
    const outcome = await new Filler(puzzleOf(pictureOf('_A_')), words).fill();
    expect(outcome).toMatchObject({ reason: { help: [{ kind: 'floor', minScore: 40 }] } });
  });

  test('that is not to blame', async () => {
    expect((await helpFor('_X_', 'cat;20 cot;90', 50)).join()).not.toContain('floor');
    expect((await helpFor('_X_', 'cat;20 cot;90')).join()).not.toContain('floor');
  });

  test('a word below it is no missing length', async () => {
    expect(await helpFor('___', 'cat;20 do;90', 50)).not.toContain(LENGTH);
    expect(await helpFor('___', 'do;90', 50)).toContain(LENGTH);
  });
});

describe('givens', () => {
  test('one that is in the way, with a letter that would do', async () => {
    expect(await helpFor('_X_', 'cat')).toEqual(['A instead of the given X in row 1, column 2']);
    expect(await helpFor('_Ж_', 'cat')).toEqual(['A instead of the given Ж in row 1, column 2']);
  });

  test('either of two', async () => {
    const help = await helpFor('_O_/_##/X##', 'cot dux dab cab');
    expect(help.slice(0, 2)).toEqual([
      'A instead of the given O in row 1, column 2',
      'B instead of the given X in row 3, column 1',
    ]);
  });

  test('several, none of which is enough', async () => {
    expect(await helpFor('XX_', 'cat')).toEqual(['other letters than the ones given there']);
  });
});

test('repeats', async () => {
  expect(await helpFor('___/###/___', 'cat')).toContain(
    'words that may stand more than once (--allow-repeats)',
  );
});

describe('blocks', () => {
  test('where the runs left over have words', async () => {
    const help = await helpFor('_______', 'cat dog abc');
    expect(help).toEqual(['a word of length 7', 'a block in row 1, column 4']);
  });

  test('short runs only if there is no other way', async () => {
    expect(await helpFor('_______', 'no cats')).toEqual([
      'a word of length 7',
      'a block in row 1, column 3',
      'a block in row 1, column 5',
    ]);
  });
});

describe('under rules', () => {
  const words = parseWordList('cat;60\ncot;40\ndot;30', { minScore: 50 });
  const helpUnder = async (rows: string, rules: Rules) => {
    const outcome = await new Filler(puzzleOf(pictureOf(rows)), words, { rules }).fill();
    if (outcome.status !== 'unfillable') throw new Error(outcome.status);
    return outcome.reason.help.map(({ text }) => text);
  };

  test('a lower floor must let words in that the rules want', async () => {
    expect(
      await helpUnder('___', { slots: [{ kind: 'pattern', slot: '1A', pattern: '.O.' }] }),
    ).toEqual(['a floor of 40 on scores (--min-score)']);
    expect(
      await helpUnder('___', { slots: [{ kind: 'pattern', slot: '1A', pattern: 'D..' }] }),
    ).toEqual(['a floor of 30 on scores (--min-score)']);
  });

  test('nothing where a given entry is not the one wanted, or no slot is to blame', async () => {
    expect(
      await helpUnder('CAT', { slots: [{ kind: 'pattern', slot: '1A', pattern: 'D..' }] }),
    ).toEqual([]);
    expect(await helpUnder('___', { requireLetters: { letters: 'Z' } })).toEqual([]);
  });
});

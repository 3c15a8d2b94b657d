import { describe, expect, test } from 'vitest';
import { adjustScores, varyScores } from '../../../src/taste/adjusted-scores.ts';
import { PLAIN_TASTE, type Taste } from '../../../src/taste/taste.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../../src/words/vocabulary/word-list.ts';

const WORDS = parseWordList(
  `cat;80\ncats;80\nwalk;60\nwalked;60\nrewalk;60\njazz;70\nadze;40\nhope;97\nhopes;3
   erie;70;name\nmiller;70;name\nmill;70\nno idea;70;phrase\nlake erie;70;name,phrase\ndada;30;name`,
  { strip: true },
);

function scores(words: WordList): Record<string, number> {
  const pairs = words.lengths().flatMap((length) => {
    const table = words.table(length);
    return Array.from(table.scores, (score, id) => [words.wordText(length, id), score] as const);
  });
  return Object.fromEntries(pairs);
}

const under = (weights: Partial<Taste>): Record<string, number> =>
  scores(adjustScores(WORDS, { ...PLAIN_TASTE, ...weights }));

describe('a taste changes the scores', () => {
  test.each<[Partial<Taste>, Record<string, number>]>([
    [{}, { CAT: 80, CATS: 80, WALKED: 60, REWALK: 60, JAZZ: 70, HOPE: 97 }],
    [{ cap: 75 }, { CAT: 75, CATS: 75, WALK: 60, HOPE: 75 }],
    [
      { cap: 75, plural: 10 },
      { CAT: 75, CATS: 65, WALK: 60, HOPES: 0, MILLER: 70 },
    ],
    [{ inflected: 7 }, { CATS: 80, WALKED: 53, MILLER: 70 }],
    [{ affixed: 4 }, { REWALK: 56, WALKED: 60 }],
    // Two rare letters count in one word; none makes more than a hundred.
    [{ rareLetter: 4 }, { JAZZ: 78, ADZE: 44, CAT: 80 }],
    [{ rareLetter: 40 }, { JAZZ: 100 }],
    [
      { rareLetter: 4, livelyFrom: 60 },
      { JAZZ: 78, ADZE: 40 },
    ],
    [{ name: 5 }, { ERIE: 75, MILLER: 75, NOIDEA: 70, LAKEERIE: 75, DADA: 35 }],
    [
      { name: 5, phrase: 9, livelyFrom: 28 },
      { ERIE: 75, NOIDEA: 79, LAKEERIE: 79, DADA: 32 },
    ],
  ])('%o', (weights, wanted) => {
    expect(under(weights)).toMatchObject(wanted);
  });

  test('and leaves the list as it is if it is plain', () => {
    expect(adjustScores(WORDS, PLAIN_TASTE)).toBe(WORDS);
    expect(varyScores(WORDS, 0, 7)).toBe(WORDS);
  });

  test('whatever is below the floor of the list', () => {
    const floored = WORDS.atLeast(61);
    const adjusted = adjustScores(floored, { ...PLAIN_TASTE, plural: 30 });
    // CAT is there to be a base, and CATS is there although it is worth less than the floor.
    expect(scores(adjusted)).toMatchObject({ CAT: 80, CATS: 50 });
    expect(scores(adjusted)).not.toHaveProperty('WALK');
    expect(scores(adjustScores(WORDS.atLeast(90), { ...PLAIN_TASTE, cap: 50 }))).toEqual({
      HOPE: 50,
    });
  });
});

describe('a seed varies the scores', () => {
  const varied = (seed: number): Record<string, number> => scores(varyScores(WORDS, 9, seed));

  test('by no more than it may', () => {
    const own = scores(WORDS);
    const losses = new Set<number>();
    for (let seed = 0; seed < 50; seed++) {
      for (const [word, score] of Object.entries(varied(seed))) {
        const loss = own[word]! - score;
        if (own[word]! >= 9) losses.add(loss);
        expect(score).toBeGreaterThanOrEqual(0);
      }
    }
    expect([...losses].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('always in the same way', () => {
    expect(varied(1)).toEqual(varied(1));
    expect(varied(1)).not.toEqual(varied(2));
    expect(varied(-1)).toEqual(varied(0xffffffff));
  });

  test('a word alike in every list', () => {
    const other = parseWordList('zebu;50\ncat;80\nähnlich;50', { fold: false });
    expect(scores(varyScores(other, 9, 5))['CAT']).toBe(varied(5)['CAT']);
  });
});

test('entries of Britain lose points, and long names and phrases gain some', () => {
  const words = parseWordList(
    'evri;70;british\nnemo;70;name\ncaptainnemo;70;name\nseeitall;70;phrase',
  );
  const taste = { ...PLAIN_TASTE, british: 12, name: 2, longLively: 8 };
  const adjusted = adjustScores(words, taste);
  const scores = ['EVRI', 'NEMO', 'CAPTAINNEMO', 'SEEITALL'].map((word) =>
    adjusted.scoreOf([...word]),
  );
  expect(scores).toEqual([58, 72, 78, 78]);
});

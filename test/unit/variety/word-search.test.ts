// Word searches of random words, in both numbers of directions and with a sentence, looked at by the plain reader; and the
// reader itself, on squares that are wrong.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { rowsOf } from '../../../src/layout/layout.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { makeWordSearch, type WordSearchPlan } from '../../../src/variety/word-search.ts';
import { wordSearchFaults } from '../../../src/variety/word-search-faults.ts';

const PLAN: WordSearchPlan = { words: [], directions: 8, sentence: [], banned: [], seed: 1 };

function wordsOf(texts: readonly string[]) {
  return texts.map((shown) => ({ letters: Array.from(shown), shown }));
}

/** Of three to nine letters; some are part of others. */
function randomWords(count: number, seed: number): string[] {
  const random = new Random(seed);
  const words = Array.from({ length: count }, () =>
    Array.from({ length: 3 + random.below(7) }, () => 'AEIOLNRST'[random.below(9)]).join(''),
  );
  return [...new Set(words)];
}

function rowsIn({ layout, cells }: Puzzle): string[] {
  return rowsOf(layout).map((row) => row.map((cell) => cells[Number(cell)]).join(''));
}

function faultsOf({ layout, cells, variety }: Puzzle) {
  const words = layout.slots.map((slot) => slot.cells.map((cell) => cells[cell]).join(''));
  const sentence = variety?.kind === 'word-search' ? variety.sentence : '';
  return wordSearchFaults(rowsIn({ layout, cells } as Puzzle), words, sentence);
}

describe('a word search', () => {
  test.each([1, 2, 3, 4, 5, 6])('has every word once (seed %i)', (seed) => {
    const texts = randomWords(14, seed);
    const sentence = Array.from(seed % 2 === 0 ? 'ALLDONE' : '');
    const directions = seed % 3 === 0 ? 4 : 8;
    const plan = { ...PLAN, words: wordsOf(texts), directions, sentence, seed } as const;
    const { puzzle, left, parts } = makeWordSearch(plan)!;
    expect(faultsOf(puzzle)).toEqual([]);
    expect(left).toEqual([]);
    const listed = puzzle.variety?.kind === 'word-search' ? puzzle.variety.words : [];
    expect([...listed, ...parts].sort()).toEqual([...texts].sort());
    expect(makeWordSearch(plan)).toEqual(makeWordSearch(plan));
    if (directions === 4) {
      const names = puzzle.layout.slots.map(({ direction }) => direction);
      expect(names.filter((name) => /left|^up$/.test(name))).toEqual([]);
    }
  });

  test('comes out even where its sentence is long enough', () => {
    const texts =
      'OTTER BEAVER HERON SALMON TROUT PIKE REEDS MARSH CANOE PADDLE ANCHOR MINNOW SWAN';
    const sentence = Array.from('ADAYATTHELAKEISNEVERWASTED');
    const { random, puzzle } = makeWordSearch({
      ...PLAN,
      words: wordsOf(texts.split(' ')),
      sentence,
    })!;
    expect(random).toBe(0);
    const inWords = new Set(puzzle.layout.slots.flatMap((slot) => slot.cells));
    expect(puzzle.cells.filter((_, cell) => !inWords.has(cell))).toEqual(sentence);
  });

  test('has no banned word by chance, though one that was laid may have it inside', () => {
    const banned = ['TA', 'AT', 'TT'];
    for (let seed = 1; seed <= 5; seed++) {
      const plan = {
        ...PLAN,
        words: wordsOf(['ATOLL', 'STONE']),
        banned,
        size: [8, 8],
        seed,
      } as const;
      const { puzzle } = makeWordSearch(plan)!;
      const places = banned.map((word) => wordSearchFaults(rowsIn(puzzle), [word], '')[0]);
      const counts = places.map((fault) => (fault?.kind === 'places' ? fault.count : 1));
      // AT and TA are one place read both ways, in ATOLL.
      expect(counts).toEqual([1, 1, 0]);
    }
  });

  test('names what finds no place, and is none where the sentence has no room', () => {
    const words = wordsOf(['ABCDEF', 'GHIJK']);
    expect(makeWordSearch({ ...PLAN, words, size: [5, 5] })!.left).toEqual(['ABCDEF']);
    const sentence = Array.from('X'.repeat(30));
    expect(makeWordSearch({ ...PLAN, words, size: [5, 5], sentence })).toBeUndefined();
  });
});

describe('the reader', () => {
  test('finds words in eight directions, and counts one place once', () => {
    const rows = ['CATX', 'OXXO', 'DXXO', 'LEVEL'.slice(0, 4)];
    expect(wordSearchFaults(rows, ['CAT', 'DOC', 'EVE'], '')).toEqual([]);
  });

  test('says what is missing, what is there twice, and what is left over', () => {
    expect(wordSearchFaults(['CATAC', 'XYZXX'], ['CAT', 'DOG'], 'HI')).toEqual([
      { kind: 'places', word: 'CAT', count: 2 },
      { kind: 'places', word: 'DOG', count: 0 },
      { kind: 'sentence', read: 'XYZXX' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { Random } from '../../../src/base/random.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { answerAt, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { CipherSearch, cipherRows, type Key } from '../../../src/variety/cipher-search.ts';
import { makeCodeword } from '../../../src/variety/codeword.ts';
import { makeFillIn } from '../../../src/variety/fill-in.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { some } from '../../support/thoroughness.ts';

/** Every way to give different letters to numbers so that all entries are words, found by trying all. */
function keysByHand(
  entries: readonly (readonly number[])[],
  count: number,
  words: string[],
): Key[] {
  const found: Key[] = [];
  const letters = [...new Set(words.join(''))].sort();
  const go = (key: number[]): void => {
    if (key.length === count) {
      const isWord = (entry: readonly number[]): boolean =>
        words.includes(entry.map((number) => letters[key[number]!]).join(''));
      if (entries.every(isWord)) found.push([...key]);
      return;
    }
    for (let letter = 0; letter < letters.length; letter++) {
      if (!key.includes(letter)) go([...key, letter]);
    }
  };
  go([]);
  return found;
}

test.each(Array.from({ length: some(200) }, (_, seed) => seed))(
  'a key is the only one if trying all finds no other (%i)',
  (seed) => {
    const random = new Random(seed);
    const letters = 'ABCDE';
    const word = (): string =>
      Array.from({ length: 2 + random.below(2) }, () => letters[random.below(5)]).join('');
    const words = [...new Set(Array.from({ length: 6 + random.below(20) }, word))];
    const list = parseWordList(words.join('\n'));
    // An own solution: some words of the list, numbered by their letters.
    const answers = Array.from(
      { length: 2 + random.below(2) },
      () => words[random.below(words.length)]!,
    );
    const alphabet = [...list.alphabet];
    const own = [...new Set(answers.join(''))].map((letter) => alphabet.indexOf(letter));
    const entries = answers.map((answer) =>
      Array.from(answer, (letter) => own.indexOf(alphabet.indexOf(letter))),
    );
    const cipher = { entries, count: own.length };
    const search = new CipherSearch(cipher, alphabet.length, (length) =>
      cipherRows(list, [], length),
    );
    const given = random.below(2) === 0 ? [] : [0];
    const all = keysByHand(entries, own.length, words).filter((key) =>
      given.every((number) => key[number] === own[number]),
    );
    const verdict = search.another(own, given, 1_000_000);
    expect(verdict.status).toBe(all.length === 1 ? 'only' : 'another');
    if (verdict.status === 'another') {
      expect(all).toContainEqual(verdict.key);
      expect(verdict.key).not.toEqual(own);
    }
    expect(search.another(own, given, 0).status).toBe('gave-up');
    // With fewer nodes nothing is said, or the same.
    const sooner = [1, 2, 3, 5, 8].map((nodes) => search.another(own, given, nodes).status);
    expect(new Set([...sooner, 'gave-up', verdict.status]).size).toBe(2);
  },
);

describe('a key', () => {
  /** Letters are those of the list. */
  const searchOf = (entries: string[], words: string, own: number[][] = []) => {
    const list = parseWordList(words);
    const numbers = [...new Set(entries.join(''))];
    const cipher = {
      entries: entries.map((entry) => Array.from(entry, (sign) => numbers.indexOf(sign))),
      count: numbers.length,
    };
    return new CipherSearch(cipher, list.alphabet.length, (length) =>
      cipherRows(list, own, length),
    );
  };

  test('has no letter twice, whatever tells of it', () => {
    // AB and EB, once A is given: of the second nothing but the B of the first rules it out.
    const search = searchOf(['01', '23'], 'AB\nCD\nEB');
    expect(search.another([0, 1, 2, 3], [0], 1000)).toEqual({ status: 'only' });
  });

  test('may spell a word that no list has, if it stands there', () => {
    // CD is in no list; beside it AB may be EF.
    const search = searchOf(['01', '23'], 'AB\nEF\nCE\nDE', [[2, 3]]);
    expect(search.another([2, 3, 0, 1], [0, 1], 1000)).toMatchObject({
      status: 'another',
      key: [2, 3, 4, 5],
    });
  });
});

describe('a codeword', () => {
  const words = parseWordList('ABC\nDEF\nADG\nBEH\nCFI\nGHI\nXYZ');
  const grid = parseTemplate('ABC\nDEF\nGHI');

  test('has a number for each letter, the same everywhere, and shows what is given', () => {
    const { puzzle, given, isOnly } = makeCodeword(grid, words, 5);
    expect(isOnly).toBe(true);
    const { variety, revealed, cells } = puzzle;
    if (variety?.kind !== 'codeword') throw new Error('no codeword');
    expect([...variety.codes].sort((a, b) => a! - b!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(given).toEqual(
      [...revealed!]
        .map((cell) => `${variety.codes[cell]} = ${cells[cell]}`)
        .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    );
    expect(given.length).toBeGreaterThanOrEqual(2);
    expect(makeCodeword(grid, words, 5)).toEqual({ puzzle, given, isOnly });
    // No more is said than was proved.
    expect(makeCodeword(grid, words, 5, 0).isOnly).toBeUndefined();
  });

  test('is not said to be the only one where it is not', () => {
    // No letter of these is told by the others.
    const open = parseTemplate('AB#CD#EF#GH#IJ');
    const pairs = [...'ABCDEFGHIJ'].flatMap((a) => [...'ABCDEFGHIJ'].map((b) => a + b));
    expect(makeCodeword(open, parseWordList(pairs.join('\n')), 1).isOnly).toBe(false);
  });

  test('has letters given that make it the only one, where some do', () => {
    // Any three entries must have one: two letters of one entry are not enough.
    const apart = parseTemplate('AB#CD#EF#GH');
    const pairs = parseWordList('AB\nCD\nEF\nGH');
    for (let seed = 0; seed < 30; seed++)
      expect(makeCodeword(apart, pairs, seed).isOnly).toBe(true);
  });

  test('numbers no cell that is open, of no entry', () => {
    const { puzzle } = makeCodeword(parseTemplate('_#ABC\n##DEF\n##GHI'), words, 1);
    const { variety } = puzzle;
    if (variety?.kind !== 'codeword') throw new Error('no codeword');
    expect(variety.codes[0]).toBeUndefined();
    expect(variety.codes.slice(1)).not.toContain(undefined);
  });

  test('asks for a filled grid with a letter in each cell', () => {
    expect(() => makeCodeword(parseTemplate('A_'), words, 1)).toThrow(InputError);
    expect(() => makeCodeword(parseTemplate('[AB]C'), words, 1)).toThrow(
      new InputError('a codeword cannot have rebus cells such as AB'),
    );
  });
});

describe('a fill-in', () => {
  const shown = ({ layout, revealed }: Puzzle): number[] =>
    layout.slots.flatMap(({ cells }, slot) =>
      cells.every((cell) => revealed!.has(cell)) ? [slot] : [],
    );

  test('gives as few entries as it takes for one solution', async () => {
    const { puzzle, given, isOnly } = await makeFillIn(parseTemplate('ABC\nDEF\nGHI'), 3);
    expect(isOnly).toBe(true);
    expect(given).toHaveLength(1);
    expect(puzzle.variety).toEqual({
      kind: 'fill-in',
      words: ['ABC', 'ADG', 'BEH', 'CFI', 'DEF', 'GHI'],
    });
    const [slot] = shown(puzzle);
    expect(answerAt(puzzle, puzzle.layout.slots[slot!]!)).toBe(given[0]);
  });

  test('is not said to be the only one where it is not', async () => {
    const apart = parseTemplate('AB#CD#EF#GH#IJ#KL#MN');
    expect((await makeFillIn(apart, 1)).isOnly).toBe(false);
    // The same word twice: nothing is proved of which stands where.
    expect((await makeFillIn(parseTemplate('AB\nBA'), 1)).isOnly).toBeUndefined();
  });

  test('asks for a filled grid', async () => {
    await expect(makeFillIn(parseTemplate('A_'), 1)).rejects.toThrow(InputError);
  });
});

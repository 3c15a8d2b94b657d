import { expect, test } from 'vitest';
import { ALIGNMENT, Memory } from '../../../../src/base/memory.ts';
import { Random } from '../../../../src/base/random.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { buildLengthIndex } from '../../../../src/words/vocabulary/word-index.ts';
import { ALPHABETS, randomWords } from '../../../support/random-cases.ts';

/** Whether bit `i` of the set at `at` is set. */
function has(memory: Memory, at: number, i: number): boolean {
  return ((memory.i32[at + (i >>> 5)]! >>> (i & 31)) & 1) === 1;
}

const CASES = [0, 1, 2, 31, 32, 33, 127, 128, 129, 200].flatMap((count) =>
  [5, 26, 33, 60].map((letters) => [count, letters] as const),
);

test.each(CASES)('%i words over %i letters', (wanted, letterCount) => {
  const random = new Random(wanted * 100 + letterCount);
  const letters = Array.from(ALPHABETS.get(60)!).slice(0, letterCount);
  // A word of another length holds every letter, so that the alphabet is the whole of them.
  const texts = randomWords(random, letters, 4, wanted);
  const words = parseWordList([...texts, letters.join('')].join('\n'));
  const alphabetSize = words.alphabet.length;
  const maskInts = Math.ceil(alphabetSize / 32);
  const table = words.table(4);
  const memory = new Memory();
  memory.take(7);
  const index = buildLengthIndex(memory, table, alphabetSize, maskInts);
  const { length, count, stride } = index;
  expect({ length, count }).toEqual({ length: 4, count: table.count });
  expect(stride % ALIGNMENT).toBe(0);
  expect(stride * 32).toBeGreaterThanOrEqual(count);
  expect([...memory.u8.subarray(index.words, index.words + 4 * count)]).toEqual([...table.letters]);

  const wrong: string[] = [];
  const check = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) wrong.push(`${what}: ${actual} for ${expected}`);
  };
  for (let bit = 0; bit < stride * 32; bit++) {
    check(`all words, bit ${bit}`, has(memory, index.full, bit), bit < count);
  }
  for (let p = 0; p < length; p++) {
    for (let letter = 0; letter < maskInts * 32; letter++) {
      const place = `position ${p}, letter ${letter}`;
      const ids = Array.from({ length: count }, (_, id) => id).filter(
        (id) => table.letters[id * length + p] === letter,
      );
      check(`mask, ${place}`, has(memory, index.masks + p * maskInts, letter), ids.length > 0);
      if (letter >= alphabetSize) continue;
      const at = p * alphabetSize + letter;
      check(`count, ${place}`, memory.i32[index.counts + at], ids.length);
      const members = new Set(ids);
      for (let bit = 0; bit < stride * 32; bit++) {
        const isMember = has(memory, index.supports + at * stride, bit);
        check(`support, ${place}, bit ${bit}`, isMember, members.has(bit));
      }
    }
  }
  expect(wrong).toEqual([]);
});

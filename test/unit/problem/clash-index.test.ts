import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { ClashIndex } from '../../../src/problem/clash-index.ts';
import { clashOf } from '../../../src/words/language/clash.ts';
import { chance, listOf, pick, randomWords } from '../../support/random-cases.ts';

/** A stand-in: without an S or an ED at the end. */
const stemOf = (word: string): string => word.replace(/(S|ED)$/, '');

describe('the index finds what the pairs say', () => {
  test.each([0, 1, 2, 3])('random words, batch %i', (batch) => {
    for (let seed = batch * 10; seed < batch * 10 + 10; seed++) {
      const random = new Random(seed);
      const letters = Array.from('ABSED').slice(0, 3 + random.below(3));
      const texts = [2, 3, 4, 5, 7].flatMap((length) => randomWords(random, letters, length, 30));
      const words = listOf(texts, Array.from('ABSEDΩ'));
      const clashing = {
        word: chance(random, 0.5),
        inside: chance(random, 0.5),
        stem: chance(random, 0.5),
        run: pick(random, [0, 0, 2, 3, 4]),
      };
      const lengths = [2, 4, 5, 7];
      const index = new ClashIndex(words, lengths, clashing, stemOf);
      const known = texts.filter((text) => lengths.includes(text.length));
      const named = (pairs: Int32Array): string[] =>
        Array.from({ length: pairs.length / 2 }, (_, i) =>
          words.wordText(pairs[2 * i]!, pairs[2 * i + 1]!),
        ).sort();
      // Words in the list, and others, with letters that no word has.
      for (const text of [...known.slice(0, 40), 'ABSSED', 'AΩBSD', 'ЖЖSED', 'S']) {
        const wanted = known.filter(
          (other) =>
            other !== text &&
            clashOf(Array.from(text), Array.from(other), clashing, stemOf) !== undefined,
        );
        const name = `${seed}: ${text} ${JSON.stringify(clashing)}`;
        expect(named(index.clashesOf(Array.from(text))), name).toEqual(wanted.sort());
        const id = words.wordId(Array.from(text));
        if (id < 0 || !known.includes(text)) continue;
        expect(named(index.clashes(text.length, id)), name).toEqual(wanted);
        expect(index.clashes(text.length, id)).toBe(index.clashes(text.length, id));
      }
    }
  });
});

// Counting clashes through letters against comparing each entry with each.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { clashCount } from '../../../src/fill/clash-count.ts';
import type { WordTraits } from '../../../src/fill/word-traits.ts';
import { clashOf } from '../../../src/words/language/clash.ts';
import { chance, pick, randomWords } from '../../support/random-cases.ts';
import { some } from '../../support/thoroughness.ts';

const stemOf = (word: string): string => word.replace(/(S|ED)$/, '');

test('the same pairs', () => {
  let met = 0;
  for (let seed = 0; seed < some(300); seed++) {
    const random = new Random(seed);
    const letters = Array.from('ABSED').slice(0, 2 + random.below(4));
    const texts = [2, 3, 4, 5, 7].flatMap((length) => randomWords(random, letters, length, 3));
    const clashing = {
      word: chance(random, 0.5),
      inside: chance(random, 0.5),
      stem: chance(random, 0.5),
      run: pick(random, [0, 0, 2, 3, 4]),
    };
    const traits = new Map<string, WordTraits>();
    for (const text of texts) {
      const known = {
        text,
        letters: Array.from(text),
        isName: false,
        isHardName: false,
        isPlural: false,
        parts: [],
      };
      traits.set(text, { ...known, stem: stemOf(text) });
    }
    const entries = Array.from({ length: 12 }, () =>
      chance(random, 0.1) ? undefined : traits.get(pick(random, texts)),
    );
    const given = entries.map(() => chance(random, 0.2));
    let wanted = 0;
    for (const [a, one] of entries.entries()) {
      for (const [b, other] of entries.slice(0, a).entries()) {
        if (one === undefined || other === undefined || (given[a] && given[b])) continue;
        if (clashOf(one.letters, other.letters, clashing, stemOf) !== undefined) wanted++;
      }
    }
    expect(clashCount(entries, given, clashing), `${seed}`).toBe(wanted);
    met += wanted;
  }
  expect(met).toBeGreaterThan(100);
});

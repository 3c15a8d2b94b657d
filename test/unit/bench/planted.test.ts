import { expect, test } from 'vitest';
import { planted } from '../../../bench/workloads/planted.ts';
import { syntheticWords } from '../../../bench/workloads/synthetic-words.ts';
import { sampleWords } from '../../../bench/workloads/word-sample.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { slotsThrough } from '../../../src/layout/layout.ts';
import { verify } from '../../../src/verify/verify.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { firstOf } from '../../support/thoroughness.ts';

const KNOWN = syntheticWords(5000, 1);
const CASES = [
  { width: 60, height: 60, letters: 0.45, count: 200 },
  { width: 80, height: 30, letters: 0.4, count: 50 },
  { width: 250, height: 250, letters: 0.45, count: 200 },
];

// The largest is looked at when all is.
test.each(firstOf(CASES, 2))(
  'the fill planted in $width x $height stands up to the verifier',
  (size) => {
    for (let seed = 1; seed <= 2; seed++) {
      const words = sampleWords(KNOWN, size.count, seed);
      const { template, solution, letters } = planted({ ...size, words, seed });
      const blank = parseTemplate(template);
      const { cells } = parseTemplate(solution);
      const { length } = blank.layout.geometry.positions;
      const list = parseWordList(words.join('\n'));
      expect(verify({ ...blank, cells }, list, { allowRepeats: true })).toEqual([]);
      expect(letters).toBeGreaterThan(size.letters - 0.06);
      expect(letters).toBeLessThan(0.5);
      expect(blank.cells.filter((cell) => cell === undefined).length / length).toBe(letters);
    }
  },
);

test('every letter lies in an entry, and entries cross', () => {
  const words = sampleWords(KNOWN, 200, 1);
  const { template } = planted({ width: 100, height: 100, words, letters: 0.45, seed: 1 });
  const { layout } = parseTemplate(template);
  const uses = slotsThrough(layout).map((slots) => slots.length);
  expect(uses).not.toContain(0);
  const crossings = uses.filter((count) => count === 2).length;
  expect(crossings).toBeGreaterThan(layout.slots.length / 2);
});

test('a seed plants one puzzle, another seed another', () => {
  const options = { width: 40, height: 40, words: KNOWN.slice(0, 300), letters: 0.4 };
  expect(planted({ ...options, seed: 1 })).toEqual(planted({ ...options, seed: 1 }));
  expect(planted({ ...options, seed: 1 })).not.toEqual(planted({ ...options, seed: 2 }));
});

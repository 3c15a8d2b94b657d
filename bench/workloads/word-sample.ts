// A random part of a list: `count` of its distinct words, sorted, the same for the same seed.

import { Random } from '../../src/base/random.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { shuffled } from './shuffle.ts';

/** @throws RangeError if there are fewer words than asked for. */
export function sampleWords(words: readonly string[], count: number, seed: number): string[] {
  const distinct = [...new Set(words)].sort();
  if (distinct.length < count) {
    throw new RangeError(`a sample of ${count} from ${distinct.length} words`);
  }
  return shuffled(distinct, new Random(seed)).slice(0, count).sort();
}

/** All words of a list that can stand in a grid: those of two letters and more. */
export function wordsOf(list: WordList): string[] {
  return list
    .lengths()
    .filter((length) => length > 1)
    .flatMap((length) => {
      const { count } = list.table(length);
      return Array.from({ length: count }, (_, id) => list.wordText(length, id));
    });
}

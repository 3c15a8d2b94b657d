// A random part of a list: `count` of its distinct words, sorted, the same for the same seed.

import { Random } from '../../src/base/random.ts';
import { shuffled } from './shuffle.ts';

/** @throws RangeError if there are fewer words than asked for. */
export function sampleWords(words: readonly string[], count: number, seed: number): string[] {
  const distinct = [...new Set(words)].sort();
  if (distinct.length < count) {
    throw new RangeError(`a sample of ${count} from ${distinct.length} words`);
  }
  return shuffled(distinct, new Random(seed)).slice(0, count).sort();
}

/** The plain A to Z entries of a list's text, upper case, scores cut off. */
export function plainWords(text: string): string[] {
  const words: string[] = [];
  for (const line of text.split('\n')) {
    const match = /^([A-Za-z]{2,})\s*(?:[;,\t]|$)/.exec(line);
    if (match !== null) words.push(match[1]!.toUpperCase());
  }
  return words;
}

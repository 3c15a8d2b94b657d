// Clashes drawn at random between the words of a case, mutual as clashes are.

import type { Random } from '../../src/base/random.ts';
import type { Clashes } from '../../src/solve/problem.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { chance } from './random-cases.ts';

export interface RandomClashes extends Clashes {
  readonly clash: (a: string, b: string) => boolean;
}

export function randomClashes(
  random: Random,
  texts: readonly string[],
  words: WordList,
  probability: number,
): RandomClashes {
  const pairs = new Set<string>();
  texts.forEach((a, i) => {
    for (const b of texts.slice(0, i)) {
      if (chance(random, probability)) pairs.add(`${a} ${b}`).add(`${b} ${a}`);
    }
  });
  const idOf = (text: string): number[] => [text.length, words.wordId(Array.from(text))];
  const clash = (a: string, b: string): boolean => pairs.has(`${a} ${b}`);
  const known = new Map<string, Int32Array>();
  return {
    clash,
    clashes(length, id) {
      const text = words.wordText(length, id);
      const others = (): string[] => texts.filter((other) => clash(text, other));
      const flat = known.get(text) ?? Int32Array.from(others().flatMap((other) => idOf(other)));
      known.set(text, flat);
      return flat;
    },
  };
}

// Grids without blocks.

import type { Random } from '../../src/base/random.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { pictureOf } from './pictures.ts';
import { ALPHABETS, listOf, pick, randomWords, shuffled } from './random-cases.ts';

/** A grid without blocks, and words for it. */
export interface Rectangle {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  readonly words: WordList;
  readonly allowRepeats: boolean;
}

export const openTemplate = ({ width, height }: Pick<Rectangle, 'width' | 'height'>) =>
  pictureOf(...Array.from({ length: height }, () => '_'.repeat(width)));

/** One of 2 to 4 rows and columns, with at most so many words of a length: fewer where there are many cells. */
export function randomRectangle(random: Random, few: number, many: number): Rectangle {
  const [width, height] = [2 + random.below(3), 2 + random.below(3)];
  // Up to the 32 letters that a mask has room for, of which the words have a few.
  const drawn = shuffled(random, Array.from(ALPHABETS.get(60)!)).slice(0, 2 + random.below(30));
  const alphabet = [...new Set([...drawn, 'A'])].sort();
  // The last letters of the alphabet as often as any.
  const letters = pick(random, [alphabet, shuffled(random, alphabet)]).slice(-2 - random.below(3));
  const most = width * height > 12 ? few : many;
  const texts = [...new Set([width, height])].flatMap((length) =>
    randomWords(random, letters, length, 1 + random.below(most)),
  );
  const allowRepeats = random.below(3) === 0;
  return { width, height, texts, words: listOf(texts, alphabet), allowRepeats };
}

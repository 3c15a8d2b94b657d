import { describe, expect, test } from 'vitest';
import { Refuters } from '../../../src/explain/refuters.ts';
import { problemInput } from '../../../src/problem/build-problem.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const words = parseWordList('cat\ncot\ndog\nab');

/** Slots 0: 1 Across, 1: 3 Across, 2: 1 Down, 3: 2 Down. */
function refutersOf(fill: string, slots: number[], allowRepeats = false): readonly number[] {
  const { input } = problemInput(puzzleOf(pictureOf('___', '_#_', '___')), words, allowRepeats);
  const letters = Int32Array.from(fill, (letter) => words.letterIndex(letter));
  return new Refuters(input).refuters(slots, letters);
}

test('neighbours share a cell', () => {
  const { input } = problemInput(puzzleOf(pictureOf('___', '_#_', '___')), words, false);
  expect([0, 1, 2, 3].map((slot) => new Refuters(input).neighbours(slot))).toEqual([
    [2, 3],
    [2, 3],
    [0, 1],
    [0, 1],
  ]);
});

describe('refuters', () => {
  test.each([
    ['no word begins so', 'CAT_____', [0], false, [3]],
    ['both have words', 'DOG_____', [0], true, [3]],
    ['the only word is used', 'D__O_G__', [2], false, [0, 1]],
    ['the only word may be used again', 'D__O_G__', [2], true, [1]],
    ['slots of the part do not count', 'CAT_____', [0, 3], false, []],
  ])('%s', (_, fill, slots, allowRepeats, refuters) => {
    expect(refutersOf(fill, slots, allowRepeats)).toEqual(refuters);
  });
});

// What an editor likes less costs more, words aside, and what has gone costs nothing.

import { expect, test } from 'vitest';
import { BarLooks } from '../../../src/design/bar-looks.ts';
import { canvasOf } from '../../../src/design/canvas.ts';
import { Looks } from '../../../src/design/looks.ts';
import { miniWishes } from '../../../src/design/wishes.ts';

const SIDE = 7;
const AREA = SIDE * SIDE;

/** What blocks cost, or bars, at these spots, and again when they have gone. */
function costs(spots: readonly number[], isBarred: boolean): readonly [number, number] {
  const canvas = canvasOf(SIDE, SIDE, 'none', { isBarred });
  const looks = isBarred ? new BarLooks(canvas) : new Looks(canvas, miniWishes(SIDE, SIDE, AREA));
  const parted = new Uint8Array(isBarred ? 2 * AREA : AREA);
  const flip = (spot: number): void => {
    looks.flip(parted, spot);
    // `Looks` changes it itself.
    if (isBarred) parted[spot]! ^= 1;
  };
  for (const spot of spots) flip(spot);
  const there = looks.cost;
  for (const spot of spots.slice(2)) flip(spot);
  for (const spot of spots.slice(0, 2)) flip(spot);
  return [there, looks.cost];
}

const rightOf = (...at: number[]): number[] => at;
const below = (...at: number[]): number[] => at.map((each) => AREA + each);

test.each<[string, number[], number[], boolean]>([
  ['a cross of blocks', [16, 17, 18, 10, 31], [16, 17, 18, 10, 24], false],
  ['four blocks in a square', [0, 1, 7, 28], [0, 1, 7, 8], false],
  ['a long finger', [3, 10, 24, 31], [3, 10, 17, 24], false],
  ['a finger with a hook', [0, 1, 2, 24, 31], [0, 1, 2, 3, 10], false],
  ['bars in one line', below(7, 8, 9, 11, 12), below(7, 8, 9, 10, 11), true],
  ['bars in one column', rightOf(1, 8, 15, 29), rightOf(1, 8, 15, 22), true],
  ['a comb of bars', rightOf(7, 8, 9, 12), rightOf(7, 8, 9, 10), true],
  ['a comb of bars on its side', below(1, 8, 15, 29), below(1, 8, 15, 22), true],
])('%s', (_, better, worse, isBarred) => {
  const [one, two] = [costs(better, isBarred), costs(worse, isBarred)];
  expect(two[0]).toBeGreaterThan(one[0]);
  expect([one[1], two[1]]).toEqual([0, 0]);
});

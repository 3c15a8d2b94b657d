// What the annealing reckons with, against what reports find in the same pattern.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { canvasOf, FREE, layoutOf } from '../../../src/design/canvas.ts';
import { PatternCost } from '../../../src/design/pattern-cost.ts';
import { RoomToFill } from '../../../src/design/room-to-fill.ts';
import { startGridsOf } from '../../../src/design/start-grids.ts';
import { barredWishes, type Wishes } from '../../../src/design/wishes.ts';
import { domainsByPattern } from '../../../src/inspect/domain.ts';
import { expectedFills } from '../../../src/inspect/expected-fills.ts';
import { formOf } from '../../../src/inspect/form.ts';
import { blankPuzzle } from '../../../src/puzzle/puzzle.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { some } from '../../support/thoroughness.ts';

const ANYTHING: Wishes = {
  leastLength: 2,
  entries: [0, 1000],
  blocks: [0, 1000],
  longest: 50,
  shortShare: 1,
  cheaters: true,
  variety: 0,
};

function randomWords(random: Random): string {
  const word = (): string =>
    Array.from({ length: 2 + random.below(6) }, () => 'AEIOSTR'[random.below(7)]).join('');
  return Array.from({ length: 400 }, word).join('\n');
}

/** Cells that touch no block, counted one by one. */
function openSquares(solid: Uint8Array, width: number): number {
  const blocks = [...solid.keys()].filter((at) => solid[at] === 1);
  const touches = (one: number, two: number): boolean => {
    const rows = Math.floor(one / width) - Math.floor(two / width);
    return Math.abs(rows) <= 1 && Math.abs((one % width) - (two % width)) <= 1;
  };
  return [...solid.keys()].filter((at) => !blocks.some((block) => touches(at, block))).length;
}

describe('a pattern', () => {
  test.each(Array.from({ length: some(100) }, (_, seed) => seed))(
    'has the entries, blocks, open squares, pieces and expected fills that a report tells (%i)',
    (seed) => {
      const random = new Random(seed);
      const words = parseWordList(randomWords(random));
      const [width, height] = [3 + random.below(5), 3 + random.below(5)];
      const canvas = canvasOf(width, height, 'none');
      const solid = Uint8Array.from({ length: width * height }, () =>
        Number(random.below(4) === 0),
      );
      const letters = Array.from(solid, (isSolid) =>
        isSolid === 0 && random.below(6) === 0 ? 'AEIOSTR'[random.below(7)] : undefined,
      );
      const layout = layoutOf(canvas, solid, 2);
      const puzzle = blankPuzzle(
        layout,
        layout.geometry.positionOf.map((at) => letters[at]),
      );
      const form = formOf(puzzle);
      const room = new RoomToFill(words);
      const figures = new PatternCost(canvas, ANYTHING, room, letters, random).of(solid);
      expect(figures.entries).toBe(form.entries);
      expect(figures.blocks).toBe(form.blocks);
      expect(figures.openness).toBe(openSquares(solid, width));
      const single = 2 * form.isolated + form.unchecked;
      const domains = domainsByPattern(puzzle, words);
      const dead = domains.slots.filter((slot) => slot.words === 0).length;
      expect(figures.faults).toBe(single + dead + Math.max(0, form.pieces - 1));
      const unchecked = { letters: () => [0, 50] as const, maxRun: 50, runAtEnds: true };
      const lattice = new PatternCost(canvas, { ...ANYTHING, unchecked }, room, letters, random);
      expect(lattice.of(solid).faults).toBe(form.isolated + dead + Math.max(0, form.pieces - 1));
      const expected = expectedFills(puzzle, domains);
      if (Number.isFinite(expected)) expect(figures.expected).toBeCloseTo(expected, 4);
    },
  );
});

describe('a pattern that changes spot by spot', () => {
  test.each(Array.from({ length: some(40) }, (_, seed) => seed))(
    'has the figures of one that is looked at anew (%i)',
    (seed) => {
      const random = new Random(seed);
      const words = new RoomToFill(parseWordList(randomWords(random)));
      const [width, height] = [3 + random.below(6), 3 + random.below(6)];
      const isBarred = seed % 2 === 1;
      const voids = Uint8Array.from({ length: width * height }, () =>
        Number(random.below(20) === 0),
      );
      const canvas = canvasOf(width, height, 'none', { voids, isBarred });
      const letters = Array.from(voids, (isVoid) =>
        isVoid === 0 && random.below(9) === 0 ? 'AEIOSTR'[random.below(7)] : undefined,
      );
      const wishes: Wishes = isBarred
        ? barredWishes(width * height)
        : { ...ANYTHING, leastLength: 3, longest: 5, cheaters: false, variety: 1 };
      const costOf = (): PatternCost =>
        new PatternCost(canvas, wishes, words, letters, new Random(seed));
      const { fixed } = startGridsOf(canvas, false, { letters, blocks: voids })[0]!;
      const free = Array.from(fixed).flatMap((what, spot) => (what === FREE ? [spot] : []));
      if (free.length === 0) return;
      const changing = costOf();
      for (let step = 0; step < 60; step++) {
        const spots = Array.from({ length: 1 + random.below(3) }, () => {
          return free[random.below(free.length)]!;
        });
        changing.flip(spots);
        if (random.below(2) === 0) changing.flip(spots.toReversed());
        const alone = costOf().of(changing.pattern());
        const [most, fault] = [100 * random.unit(), random.below(10)];
        const within = changing.figures({ most, fault });
        if (within === undefined) expect(alone.total + fault * alone.faults).toBeGreaterThan(most);
        else expect(within).toEqual(alone);
        expect(changing.figures()).toEqual(alone);
      }
    },
  );
});

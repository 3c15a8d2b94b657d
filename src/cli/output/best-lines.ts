// What people read of a fill that was optimised: each better one as a line, and at the end how good
// the best is, which entries are weakest, and what of this is proved.

import { grouped } from '../../base/phrases.ts';
import type { BestFill } from '../../fill/best.ts';
import type { Quality } from '../../fill/quality.ts';
import { slotName } from '../../layout/slot-names.ts';
import { answerAt, type Puzzle } from '../../puzzle/puzzle.ts';

/** While the optimising goes on. */
export function betterLine({ quality, stats }: BestFill): string {
  return `${gradesOf(quality)}, ${grouped(stats.nodes)} nodes`;
}

/** The floor, the mean and the penalty. */
export function gradesOf({ floor, mean, penalty }: Quality): string {
  if (floor === undefined || mean === undefined) return 'every entry is given or asked for';
  const lost = penalty > 0 ? `, penalty ${penalty}` : '';
  return `floor ${floor}, mean ${mean.toFixed(2)}${lost}`;
}

/** The grades with the weakest entry, as long as the optimising goes on. */
export function gradesSoFar({ puzzle, quality }: BestFill): string {
  const weakest = quality.weakest.slice(0, 1).map((entry) => `${namedEntry(puzzle, entry)}, `);
  return `${gradesOf(quality)}, ${weakest.join('')}`;
}

export function bestLine(puzzle: Puzzle, quality: Quality): string {
  const { floor, mean, weakest, penalty, proved, highestFloor } = quality;
  const { isPlain, tasteFloor, value } = quality;
  if (floor === undefined || mean === undefined) return gradesOf(quality);
  const ofFloor = proved.floor ? 'proved best' : `at most ${highestFloor}`;
  const ofSum = proved.sum ? ` (proved best${proved.floor ? '' : ' of this floor'})` : '';
  const parts = isPlain
    ? [`floor ${floor} (${ofFloor})`, `mean ${mean.toFixed(2)}${ofSum}`]
    : [
        `floor ${floor}, mean ${mean.toFixed(2)}`,
        `by taste floor ${tasteFloor} (${ofFloor}), value ${value.toFixed(0)}${ofSum}`,
      ];
  if (penalty > 0) parts.push(`penalty ${penalty}`);
  const named = weakest.map((entry) => namedEntry(puzzle, entry));
  return `${parts.join(', ')}; weakest: ${named.join(', ')}`;
}

/** `17 Across ERNE 30`. */
function namedEntry(puzzle: Puzzle, { slot, score }: Quality['weakest'][number]): string {
  const at = puzzle.layout.slots[slot]!;
  return `${slotName(at)} ${answerAt(puzzle, at)} ${score}`;
}

// From a fill to the best one, or the best that a budget of nodes finds: rounds of growing length,
// each first for the floor, then for the value. An anytime search: what is best so far is always
// at hand. (Restarting with other targets: Botea and Bulitko 2021 to 2023.)

import { raiseFloor } from './raise-floor.ts';
import { raiseValue } from './raise-value.ts';
import type { Steps, Work } from './work.ts';

const FIRST_ROUND = 1000;
const ROUND_GROWTH = 2;
const FLOOR_SHARE = 0.5;

/** Of a round, for questions about the whole grid, which alone can prove something. */
const WHOLE_SHARE = 1 / 4;
/** The same after a round that found nothing better: then a proof may be near. */
const STALLED_WHOLE_SHARE = 1 / 2;

export function* improve(work: Work): Steps<void> {
  let share = WHOLE_SHARE;
  for (let round = FIRST_ROUND; !work.isDone; round *= ROUND_GROWTH) {
    // A rest that is no round of its own goes to this one.
    const nodes = work.left < 2 * round ? work.left : round;
    const start = work.spent;
    const end = start + nodes;
    const { best } = work;
    yield* raiseFloor(work, Math.floor(nodes * FLOOR_SHARE), share);
    if (!work.isDone && !work.isValueProved) {
      yield* raiseValue(work, end - work.spent, share);
    }
    // A rest too small for the only question that is left.
    if (work.spent === start) return;
    share = work.best === best ? STALLED_WHOLE_SHARE : WHOLE_SHARE;
  }
}

// The weakest entry first: is there a fill of better words only? Asked of the whole grid at scores
// between what is had and what is ruled out, halving; and of neighbourhoods of weakest entries, one
// after the other until none is left.

import type { Standing } from './standing.ts';
import type { Steps, Work } from './work.ts';

const LOCAL_NODES = 100;
const SLOTS_FREED = 4;

/** A question about the whole grid may cost `wholeShare` of the budget. */
export function* raiseFloor(work: Work, budget: number, wholeShare: number): Steps<void> {
  const end = work.spent + budget;
  yield* halve(work, Math.floor(budget * wholeShare), end);
  work.refresh();
  yield* mend(work, end);
  work.refresh();
}

function* halve(work: Work, maxNodes: number, end: number): Steps<void> {
  let givenUp = work.ceiling;
  for (;;) {
    const levels = work.openLevels.filter((level) => level < givenUp);
    if (levels.length === 0 || work.spent >= end) return;
    const level = levels[levels.length >>> 1]!;
    const ending = yield* work.attempt({
      narrow: (state) => work.table.filled.every((slot) => work.cut(state, slot, level)),
      maxNodes,
      take(found) {
        work.accept(found);
        return 'stop';
      },
    });
    if (ending === 'exhausted') work.ceiling = level;
    if (ending === 'gave-up') givenUp = level;
  }
}

/** Replaces weakest entries where they stand, while `end` is not reached. */
function* mend(work: Work, end: number): Steps<void> {
  let standing = work.best;
  const { random, neighbourhoods } = work;
  let size = SLOTS_FREED * 4;
  while (work.spent < end && work.openLevels.length > 0) {
    const { scores, floor, words } = standing;
    const { filled } = work.table;
    const weakest = filled.filter((slot) => scores[slot] === floor);
    neighbourhoods.draw(weakest[random.below(weakest.length)]!, size >>> 2);
    const ending = yield* work.attempt({
      narrow: (state) =>
        neighbourhoods.fixRest(state, words) &&
        filled.every((slot) => {
          return neighbourhoods.isOpen[slot] === 0 || work.cut(state, slot, floor + 1);
        }),
      maxNodes: LOCAL_NODES,
      take(found: Standing) {
        standing = found;
        work.accept(found);
        return 'stop';
      },
    });
    if (ending === 'exhausted') size = Math.min(size + 1, 4 * scores.length);
    else if (ending === 'gave-up') size = Math.max(size - 1, 4);
  }
}

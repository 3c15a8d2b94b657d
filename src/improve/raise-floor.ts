// The weakest entry first: is there a fill of better words only? Asked of the whole grid at scores
// between what is had and what is ruled out, halving: of the search, and where it gave up, of a beam; and of
// neighbourhoods of weakest entries, one after the other until none is left.

import type { Incumbent } from './incumbent.ts';
import type { Steps, Work } from './work.ts';

const LOCAL_NODES = 100;
const SLOTS_FREED = 4;
/** What a beam may spend on a question: enough for several rounds in a 15 x 15. */
const BEAM_NODES = 30_000;
/** Of the range of scores: an answer that raises the floor by less is not worth that much. */
const BEAM_RISE = 1 / 20;

/** A question about the whole grid may cost `wholeShare` of the budget. */
export function* raiseFloor(work: Work, budget: number, wholeShare: number): Steps<void> {
  const end = work.spent + budget;
  yield* halve(work, Math.floor(budget * wholeShare), end);
  work.refresh();
  yield* mend(work, end);
  work.refresh();
}

/**
 * Asks for fills of better words only, at the middle of the scores below what is ruled out or was given up. What was
 * given up, in this round or one before, is asked again when nothing is left below it.
 */
function* halve(work: Work, maxNodes: number, end: number): Steps<void> {
  const levels = (): readonly number[] => work.openLevels.filter((level) => level < work.givenUp);
  if (levels().length === 0) work.askAgain();
  for (let left = levels(); left.length > 0 && work.spent < end; left = levels()) {
    const level = left[left.length >>> 1]!;
    const isForBeam =
      work.isAskedAgain &&
      level - work.best.floor >= BEAM_RISE * work.scoreRange &&
      work.left >= 2 * BEAM_NODES;
    const ending = yield* work.attempt({
      narrow: (state) => work.table.filled.every((slot) => work.cut(state, slot, level)),
      maxNodes,
      beamNodes: isForBeam ? BEAM_NODES : undefined,
      take(found) {
        work.accept(found);
        return work.best === found ? 'stop' : 'go on';
      },
    });
    if (ending === 'exhausted') work.ceiling = level;
    if (ending === 'gave-up') work.givenUp = level;
  }
}

/** Replaces weakest entries where they stand, while `end` is not reached. */
function* mend(work: Work, end: number): Steps<void> {
  let incumbent = work.best;
  const { random, neighbourhoods } = work;
  let size = SLOTS_FREED * 4;
  while (work.spent < end && work.openLevels.length > 0) {
    const { scores, floor, words } = incumbent;
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
      take(found: Incumbent) {
        if (found.kin > incumbent.kin) return 'go on';
        incumbent = found;
        work.accept(found);
        return 'stop';
      },
    });
    if (ending === 'exhausted') size = Math.min(size + 1, 4 * scores.length);
    else if (ending === 'gave-up') size = Math.max(size - 1, 4);
  }
}

// Every fill of a band once, in a fixed order: one search that never starts anew, and goes on from each
// fill to the next. Where fills come in pairs it finds one of each, and turns it over for the other.

import type { Puzzle } from '../grid/puzzle.ts';
import { NOTHING_COUNTED } from '../solve/outcome.ts';
import type { SearchSettings } from '../solve/search.ts';
import type { Band } from './band.ts';
import { turnedOver } from './mirror-grid.ts';
import type { Enumeration, RunOptions } from './outcome.ts';
import { runToAnswer, SLICE } from './run-search.ts';

/**
 * Yields what `take` makes of each fill, if anything; a fill is laid out only when asked for. The
 * generator's return value tells how it ended.
 */
export async function* enumerate<T>(
  band: Band,
  settings: SearchSettings,
  options: RunOptions,
  take: (fill: () => Puzzle) => T | undefined,
): AsyncGenerator<T, Enumeration> {
  if (band.sighting !== undefined) {
    const reason = await band.reason(undefined, options);
    return { status: 'complete', fills: 0, reason, stats: NOTHING_COUNTED };
  }
  const { finder, inPairs, search } = band.newEnumeration(settings);
  const slice = { left: SLICE };
  for (let fills = 0; ; ) {
    const answer = await runToAnswer(finder, options, slice);
    const stats = finder.counters;
    if (answer === 'unfillable') {
      const ended = { status: 'complete' as const, fills, stats };
      if (fills > 0) return ended;
      const reason = await band.reason(search ?? band.search(settings), options);
      return { ...ended, reason };
    }
    if (answer !== 'filled') return { status: 'gave-up', fills, limit: answer, stats };
    const found = (): Puzzle => finder.puzzle();
    for (const fill of inPairs ? [found, () => turnedOver(found())] : [found]) {
      fills++;
      const taken = take(fill);
      if (taken !== undefined) yield taken;
    }
    finder.skip();
  }
}

// Every fill of a stage once, in a fixed order: one search that never starts anew, and goes on from each
// fill to the next.

import type { Puzzle } from '../puzzle/puzzle.ts';
import { NOTHING_COUNTED } from '../solve/outcome.ts';
import type { Search, SearchSettings } from '../solve/search.ts';
import type { Enumeration, RunOptions } from './outcome.ts';
import { runToAnswer, SLICE } from './run-engine.ts';
import type { Stage } from './stage.ts';

/** Enough to learn where slots fail, a tenth of a second; and enough for a thorough explanation. */
const LEARNING_NODES = 1000;
const THOROUGH_NODES = 20_000;

/**
 * Yields what `take` makes of each fill, if anything; a fill is laid out only when asked for. The
 * generator's return value says how it ended.
 */
export async function* enumerate<T>(
  stage: Stage,
  settings: SearchSettings,
  options: RunOptions,
  take: (fill: () => Puzzle) => T | undefined,
): AsyncGenerator<T, Enumeration> {
  if (stage.conflict !== undefined) {
    const reason = await stage.reason(undefined, options);
    return { status: 'complete', fills: 0, reason, stats: NOTHING_COUNTED };
  }
  const { engine, search } = stage.newEnumeration(settings);
  const slice = { left: SLICE };
  for (let fills = 0; ; ) {
    const answer = await runToAnswer(engine, options, slice);
    const stats = engine.counters;
    if (answer === 'unfillable') {
      const ended = { status: 'complete' as const, fills, stats };
      if (fills > 0) return ended;
      const failed = search ?? (await searchFor(stage, settings, options));
      const reason = await stage.reason(failed, options);
      return { ...ended, reason };
    }
    if (answer !== 'filled') return { status: 'gave-up', fills, limit: answer, stats };
    fills++;
    const taken = take(() => engine.puzzle());
    if (taken !== undefined) yield taken;
    engine.skip();
  }
}

/** A search that has learnt which slots fail: what went row by row does not know. */
async function searchFor(
  stage: Stage,
  settings: SearchSettings,
  { explain, signal }: RunOptions,
): Promise<Search> {
  const search = stage.search(settings);
  search.reset(0);
  const maxNodes = explain === true ? THOROUGH_NODES : LEARNING_NODES;
  await runToAnswer(search, { maxNodes, signal });
  return search;
}

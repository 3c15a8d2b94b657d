// A word to the user while a search goes on for long: how many fills are to be expected at all, where
// that says that there may be none or few. Told once, and only when the search turns out long, for
// the estimate indexes the words again. It is of whole fills: where rules leave slots open, nothing is
// said.

import { foretell } from '../../assist/look-ahead.ts';
import type { Filler } from '../../fill/filler.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import type { Counters } from '../../solve/outcome.ts';
import type { Session } from '../world/session.ts';

/** More than stages of better words may spend, so that only a search among all words is long. */
const LONG_SEARCH_NODES = 4000;
/** A grid with few fills may still be filled by then: open ones of 6 x 7, or of 11 x 11, are. */
const VERY_LONG_SEARCH_NODES = 20_000;
/** log10; an open 9 x 9 with blocks in its middles has 10^3.7 and hides them well, 11 x 11 with 10^8.7 is filled in seconds. */
const FEW_FILLS = 4;
/** To reckon with more slots takes as long as a search. */
const MOST_SLOTS = 2000;

/** A grid, and what it is to be filled with. */
export interface Foretold {
  readonly name: string;
  readonly filler: Pick<Filler, 'blank' | 'words'>;
  readonly options: FillerOptions;
}

/** To be called as the search goes on; says nothing of 10 to the `enough` fills and more. */
export function outlook(
  { name, filler: { blank, words }, options }: Foretold,
  { log }: Pick<Session, 'log'>,
  enough = FEW_FILLS,
): (counters: Counters) => void {
  const { rules: { only = [] } = {}, allowRepeats = false } = options;
  let isTold = only.length > 0 || blank.layout.slots.length > MOST_SLOTS;
  let expected: number | undefined;
  return ({ nodes }) => {
    if (isTold || nodes < LONG_SEARCH_NODES || log.verbosity === 'quiet') return;
    expected ??= foretell(blank, words, allowRepeats) ?? Number.POSITIVE_INFINITY;
    if (expected >= 0 && nodes < VERY_LONG_SEARCH_NODES) return;
    isTold = true;
    if (expected >= enough) return;
    const fills = expected < 0 ? 'no fill is' : 'few fills are';
    const estimate = `Long's estimate is 10^${expected.toFixed(1)}`;
    log.note(`${name}: ${fills} to be expected with these words: ${estimate}`);
  };
}

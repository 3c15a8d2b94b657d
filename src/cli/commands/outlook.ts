// A word to the user while a search goes on for long: how many fills are to be expected at all, where
// that says that there may be none or few. Told once, and only when the search turns out long, for
// the estimate indexes the words again. It is of whole fills: where rules leave slots open, nothing is
// said.

import { type Counters, foretell } from '../../index.ts';
import type { Prepared } from '../input/prepare.ts';
import type { Session } from '../world/session.ts';

/** More than stages of better words may spend, so that only a search among all words is long. */
const LONG_SEARCH_NODES = 4000;
/** log10; the 15 x 15 and 21 x 21 grids of newspapers have 30 and more with lists of 50,000 words. */
const FEW_FILLS = 20;

/** To be called as the search goes on; says nothing of 10 to the `enough` fills and more. */
export function outlook(
  { name, filler, options }: Prepared,
  allowRepeats: boolean,
  { log }: Session,
  enough = FEW_FILLS,
): (counters: Counters) => void {
  const { only = [] } = options.rules ?? {};
  let isTold = only.length > 0;
  return ({ nodes }) => {
    if (isTold || nodes < LONG_SEARCH_NODES || log.verbosity === 'quiet') return;
    isTold = true;
    const expected = foretell(filler.blank, filler.words, allowRepeats);
    if (expected === undefined || expected >= enough) return;
    const fills = expected < 0 ? 'no fill is' : 'few fills are';
    const estimate = `Long's estimate is 10^${expected.toFixed(1)}`;
    log.note(`${name}: ${fills} to be expected with these words: ${estimate}`);
  };
}

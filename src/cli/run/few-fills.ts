// A warning while a search goes on for long: how many fills are to be expected at all, where that says that there may
// be none or few. Given once, and only when the search turns out long, for the estimate indexes the words again. It
// is of whole fills: where rules leave slots open, nothing is said.

import { estimateFills } from '../../assist/look-ahead.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { sayFewFills } from '../../say/run.ts';
import type { Counters } from '../../solve/outcome.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';

/** More than stages of better words may spend, so that only a search among all words is long. */
const LONG_SEARCH_NODES = 4000;
/** A grid with few fills may still be filled by then: open ones of 6 x 7, or of 11 x 11, are. */
const VERY_LONG_SEARCH_NODES = 20_000;
/** log10; an open 9 x 9 with blocks in its middles has 10^3.7 and hides them well, 11 x 11 with 10^8.7 is filled in seconds. */
const FEW_FILLS = 4;
/** To reckon with more slots takes as long as a search. */
const MOST_SLOTS = 2000;

/** To be called as the search goes on; warns once, and not of 10 to the `enough` fills and more. */
export function fewFillsWarning(
  blank: Puzzle,
  words: WordList,
  { rules: { only = [] } = {}, allowRepeats = false }: FillerOptions,
  enough = FEW_FILLS,
): (counters: Counters) => string | undefined {
  let isDone = only.length > 0 || blank.layout.slots.length > MOST_SLOTS;
  let expected: number | undefined;
  return ({ nodes }) => {
    if (isDone || nodes < LONG_SEARCH_NODES) return undefined;
    expected ??= estimateFills(blank, words, allowRepeats) ?? Number.POSITIVE_INFINITY;
    if (expected >= 0 && nodes < VERY_LONG_SEARCH_NODES) return undefined;
    isDone = true;
    return expected < enough ? sayFewFills(expected) : undefined;
  };
}

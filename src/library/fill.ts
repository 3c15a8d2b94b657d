// Filling a puzzle once, often, in every way there is, or as well as possible. What comes of it depends on the
// puzzle, the words and the options alone, on every machine and in any order of calls.

import type { BestFill } from '../fill/best.ts';
import { Filler } from '../fill/filler.ts';
import { type LeastChange, leastChange } from '../fill/least-change.ts';
import type { Enumeration, FillerOptions, Outcome, RunOptions } from '../fill/outcome.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { checkOptions, type NamesOf } from './known-options.ts';

export interface FillOptions
  extends Pick<FillerOptions, 'allowRepeats' | 'rules' | 'stemOf' | 'taste'>,
    Omit<RunOptions, 'makeRunner'> {}

const FILL: NamesOf<FillOptions> = {
  allowRepeats: true,
  rules: true,
  stemOf: true,
  taste: true,
  seed: true,
  maxNodes: true,
  explain: true,
  partial: true,
  signal: true,
  onProgress: true,
};

/**
 * Fills a puzzle from a word list, with good words as far as they go. What stands in the puzzle beside its
 * givens does not count, unless rules free or lock some of it.
 * @throws InputError for rules that cannot be meant for this puzzle, as all functions of this file
 */
export async function fill(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): Promise<Outcome> {
  checkOptions(options, FILL);
  return new Filler(puzzle, words, options).fill(options);
}

export interface FillManyOptions extends FillOptions {
  /** How many fills: the first of `seed`, the second of `seed + 1`, and so on. */
  readonly count: number;
}

/**
 * One outcome for each of several seeds, each made when it is asked for. Each is what `fill` makes of its seed, so
 * two of them may be the same fill.
 */
export async function* fillMany(
  puzzle: Puzzle,
  words: WordList,
  options: FillManyOptions,
): AsyncGenerator<Outcome, void> {
  checkOptions(options, { ...FILL, count: true });
  const { count, seed = 0, signal } = options;
  const filler = new Filler(puzzle, words, options);
  for (let i = 0; i < count && !signal?.aborted; i++) {
    yield await filler.fill({ ...options, seed: (seed + i) | 0 });
  }
}

export interface FillBestOptions extends FillOptions {
  /** Called with the first fill and with each that is better than all before it. */
  readonly onBetter?: (better: BestFill) => void;
}

/**
 * The best fill found within `maxNodes`, by default 250,000 after the first fill: of those with the best weakest
 * score, the one with the best sum. An abort ends it with the best fill so far, if there is one.
 */
export async function fillBest(
  puzzle: Puzzle,
  words: WordList,
  options: FillBestOptions = {},
): Promise<Outcome> {
  checkOptions(options, { ...FILL, onBetter: true });
  return new Filler(puzzle, words, options).best(options);
}

/** Every fill once, in a fixed order, whatever the seed; the value returned at the end tells how it ended. */
export async function* fillAll(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): AsyncGenerator<Puzzle, Enumeration> {
  checkOptions(options, FILL);
  return yield* new Filler(puzzle, words, options).all(options);
}

/** How many fills there are. */
export async function countFills(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): Promise<Enumeration> {
  checkOptions(options, FILL);
  return new Filler(puzzle, words, options).tally(options);
}

/**
 * The fill that changes the fewest entries of a grid, under rules that make some of them change. Entries that stay
 * need not be in the list. `maxNodes` is 50,000 by default.
 * @throws InputError also for a grid without a whole entry, and for rules that free something
 */
export async function fillWithLeastChange(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): Promise<LeastChange> {
  checkOptions(options, FILL);
  return leastChange(puzzle, words, options, options);
}

// Filling a puzzle once, often, in every way there is, or as well as possible. What comes of it depends on the
// puzzle, the words and the options alone, on every machine and in any order of calls.

import type { BestFill } from '../fill/best.ts';
import { Filler } from '../fill/filler.ts';
import { type LeastChange, leastChange, openedFiller } from '../fill/least-change.ts';
import type { FillerOptions, RunOptions } from '../fill/outcome.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { checkOptions, type NamesOf } from './known-options.ts';
import {
  type FillCount,
  type FillOutcome,
  saidCount,
  saidOutcome,
  withSaidErrors,
} from './said.ts';

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
 * Fills a puzzle from a word list, with good words as far as they go. What is in the puzzle beside its
 * givens does not count, unless rules free or lock some of it.
 * @throws InputError for rules that cannot be meant for this puzzle, as all functions of this file
 */
export async function fill(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): Promise<FillOutcome> {
  checkOptions(options, FILL);
  const filler = fillerOf(puzzle, words, options);
  return saidOutcome(await filler.fill(options), filler.blank);
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
): AsyncGenerator<FillOutcome, void> {
  checkOptions(options, { ...FILL, count: true });
  const { count, seed = 0, signal } = options;
  const filler = fillerOf(puzzle, words, options);
  for (let i = 0; i < count && !signal?.aborted; i++) {
    const outcome = await filler.fill({ ...options, seed: (seed + i) | 0 });
    yield saidOutcome(outcome, filler.blank);
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
): Promise<FillOutcome> {
  checkOptions(options, { ...FILL, onBetter: true });
  const filler = fillerOf(puzzle, words, options);
  return saidOutcome(await filler.best(options), filler.blank);
}

/** Every fill once, in a fixed order, whatever the seed; the value returned at the end says how it ended. */
export async function* fillAll(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): AsyncGenerator<Puzzle, FillCount> {
  checkOptions(options, FILL);
  const filler = fillerOf(puzzle, words, options);
  return saidCount(yield* filler.all(options), filler.blank);
}

/** How many fills there are. */
export async function countFills(
  puzzle: Puzzle,
  words: WordList,
  options: FillOptions = {},
): Promise<FillCount> {
  checkOptions(options, FILL);
  const filler = fillerOf(puzzle, words, options);
  return saidCount(await filler.tally(options), filler.blank);
}

export interface FewestChanges extends Omit<LeastChange, 'outcome'> {
  /** The fill, or why there is none. */
  readonly outcome: FillOutcome;
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
): Promise<FewestChanges> {
  checkOptions(options, FILL);
  const least = await withSaidErrors(() => leastChange(puzzle, words, options, options));
  const { outcome } = least;
  if (outcome.status !== 'unfillable') return { ...least, outcome };
  const { blank } = openedFiller(puzzle, words, options);
  return { ...least, outcome: saidOutcome(outcome, blank) };
}

function fillerOf(puzzle: Puzzle, words: WordList, options: FillOptions): Filler {
  return withSaidErrors(() => new Filler(puzzle, words, options));
}

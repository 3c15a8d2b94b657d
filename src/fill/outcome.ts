// What a filler is asked, and what it answers.

import type { Reason } from '../problem/conflict.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Counters, Limit } from '../solve/outcome.ts';
import type { Taste } from '../taste/taste.ts';
import type { Rules } from '../verify/rules.ts';
import type { StemOf } from '../words/language/clash.ts';
import type { IndexShelf } from '../words/vocabulary/index-shelf.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { EngineSettings, PartialFill } from './engine.ts';
import type { Penalty } from './penalties.ts';
import type { Quality } from './quality.ts';
import type { RunnerMaker } from './race.ts';
import type { PrintedForm } from './word-traits.ts';

export interface FillerOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** What may stand where. */
  readonly rules?: Rules;
  /** The stem of a word, for rules on duplicates and for the taste. Default: by endings alone. */
  readonly stemOf?: StemOf;
  /** How entries are printed, which tells the parts of phrases. Default: a guess by letters. */
  readonly printed?: PrintedForm;
  /** Weights of what makes a fill good. Default, and for what it does not name: `tasteFor` the pattern. */
  readonly taste?: Partial<Taste>;
  /** How to search; the default is what the benches chose. */
  readonly search?: EngineSettings;
  /** Nodes after which a hard fill becomes a race of several searches; for tests. */
  readonly soloNodes?: number;
  /**
   * What a fill loses beyond its scores; `best` takes it off their sum. Default: as the taste says, and
   * words too alike that the rules say to avoid.
   */
  readonly penalty?: Penalty;
  /** What fillers of the same words share, and how much earlier puzzles used these. Default: a filler has its own. */
  readonly shared?: SharedWords;
}

/** What many fillers need of the same words, made once. */
export interface SharedWords {
  readonly shelf: IndexShelf;
  /** The words of at least a score that first fills are to use rather than others; undefined if all are as welcome. */
  readonly fresher?: (minScore: number) => WordList | undefined;
  /** The words with the scores that `best` adds up, seeds apart. */
  readonly adjusted: (taste: Taste) => WordList;
  /** Nodes for each list of better words, of small grids; default 2000. */
  readonly stageNodes?: number;
}

export interface RunOptions {
  /** Any 32-bit integer; default 0. The same seed gives the same fill everywhere. */
  readonly seed?: number;
  /** Give up after so many nodes. Default: never. */
  readonly maxNodes?: number;
  /** Explain with care what cannot be filled, and look for a proof where the nodes gave out. */
  readonly explain?: boolean;
  /** Keep the fullest partial fill, to report it if the search gives up. */
  readonly partial?: boolean;
  /**
   * Makes the runners of a race, which a hard fill becomes, but for the search that ran alone; they are
   * those of `runner` in a filler of the same puzzle, words, options and seed. Default: they run here, in turn.
   */
  readonly makeRunner?: RunnerMaker;
  /** Ends the search soon after it aborts; looked at whenever the search yields to the event loop. */
  readonly signal?: AbortSignal;
  /** Called between slices of the search and rounds of a race, at moments that depend on the counters alone. */
  readonly onProgress?: (counters: Counters) => void;
}

export interface Filled {
  readonly status: 'filled';
  /** Has passed `verify`. */
  readonly puzzle: Puzzle;
  readonly stats: Counters;
  /** How good it is and how much of that is proved; only `best` sets it. */
  readonly quality?: Quality;
}
export interface Unfillable {
  readonly status: 'unfillable';
  readonly reason: Reason;
  readonly stats: Counters;
}
export interface GaveUp {
  readonly status: 'gave-up';
  readonly limit: Limit;
  /** With `explain`: the slots where the search failed most often, worst first. */
  readonly region?: readonly number[];
  /** With `partial`: the fullest partial fill; its whole entries have passed `verify`. */
  readonly partial?: PartialFill;
  readonly stats: Counters;
}
export type Outcome = Filled | Unfillable | GaveUp;

/** How an enumeration ended: after every fill, or at a limit. */
export interface Enumeration {
  readonly status: 'complete' | 'gave-up';
  /** Fills found. */
  readonly fills: number;
  /** What stopped it, when it gave up. */
  readonly limit?: Limit;
  /** Why there is none, when it is complete and found none. */
  readonly reason?: Reason;
  readonly stats: Counters;
}

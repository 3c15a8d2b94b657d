// A template and a word list become a problem of cells and lists of cells; what the search answers
// becomes puzzles and reasons. The search itself is in solve/. It runs in slices, between which the
// event loop gets its turn, so that timers, signals and a browser's page stay alive.
//
// One fill is sought among the good words first, then with fair ones, then with all, so that a weak
// entry appears only where it is needed; only the last of these can prove that there is none.

import { InputError } from '../base/errors.ts';
import { blankPuzzle, type Puzzle } from '../grid/puzzle.ts';
import type { Template } from '../grid/template.ts';
import { addCounters, type Counters, type Limit, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { Answer, Search, SearchSettings } from '../solve/search.ts';
import { clashingUnder } from '../verify/clashes-in.ts';
import type { Rules } from '../verify/rules.ts';
import { verify } from '../verify/verify.ts';
import type { StemOf } from '../words/clash.ts';
import type { WordList } from '../words/word-list.ts';
import { Band, type BandRules, betterWords } from './band.ts';
import { type BestOptions, bestFrom, type Penalty } from './best.ts';
import type { Reason } from './explain.ts';
import { turnedOver } from './mirror-grid.ts';
import { nextTurn } from './next-turn.ts';
import type { Quality } from './quality.ts';
import { templateUnderRules } from './rule-template.ts';
import { SlotRules } from './slot-rules.ts';

/** Slots filtered between two turns of the event loop: some 20 to 50 milliseconds. */
const SLICE = 20_000;
/** Nodes spent on a band of better words before worse ones are let in too. */
const BAND_NODES = 3000;

export interface FillerOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** What may stand where. */
  readonly rules?: Rules;
  /** The stem of a word; rules on duplicates by stem need it. */
  readonly stemOf?: StemOf;
  /** How to search; the default is what the benches chose. */
  readonly search?: SearchSettings;
  /** What a fill loses beyond its scores; `best` takes it off their sum. */
  readonly penalty?: Penalty;
}

export interface RunOptions {
  /** Any 32-bit integer; default 0. The same seed gives the same fill everywhere. */
  readonly seed?: number;
  /** Give up after so many nodes. Default: never. */
  readonly maxNodes?: number;
  /** Ends the search soon after it aborts; looked at whenever the search yields to the event loop. */
  readonly signal?: AbortSignal;
  /** Called between two slices of the search, at moments that depend on the counters alone. */
  readonly onProgress?: (counters: Counters) => void;
}

export interface Filled {
  readonly status: 'filled';
  /** Has passed `verify`. */
  readonly puzzle: Puzzle;
  readonly stats: Counters;
  /** How good it is and what is proved of that; told by `best`. */
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

/** Fills one template from one word list, as often as asked; each run depends on its options alone. */
export class Filler {
  /** With the letters that rules set in it. */
  readonly template: Template;
  readonly words: WordList;
  /** The template as a puzzle: its slots, and only the givens in its cells. */
  readonly blank: Puzzle;

  private readonly allowRepeats: boolean;
  private readonly rules: Rules | undefined;
  private readonly stemOf: StemOf | undefined;
  /** Rules as they must be obeyed, and as they are obeyed where it can be helped. */
  private readonly bandRules: BandRules | undefined;
  private readonly strictRules: BandRules | undefined;
  private readonly settings: SearchSettings;
  private readonly penalty: Penalty | undefined;
  /** All words. */
  private readonly whole: Band;
  /** Better words only, best first; each made when its turn comes. */
  private betterBands: readonly (() => Band)[] | undefined;

  /** @throws InputError for rules that cannot be meant for this template. */
  constructor(template: Template, words: WordList, options: FillerOptions = {}) {
    const { rules } = options;
    this.template = rules === undefined ? template : templateUnderRules(template, rules);
    this.words = words;
    this.blank = blankPuzzle(this.template);
    this.rules = rules;
    this.stemOf = options.stemOf;
    this.allowRepeats = options.allowRepeats ?? false;
    if (rules !== undefined) {
      const { duplicates = [] } = rules;
      const slots = new SlotRules(this.blank, words, rules);
      const rulesFor = (least: 'avoid' | 'forbid'): BandRules => {
        const clashing = clashingUnder(duplicates, this.allowRepeats, least);
        return { slots, clashing, stemOf: this.stemOf };
      };
      this.bandRules = rulesFor('forbid');
      if (duplicates.some(({ mode }) => mode === 'avoid')) this.strictRules = rulesFor('avoid');
      if (duplicates.some(({ kind, mode }) => kind === 'stem' && mode !== 'off') && !this.stemOf) {
        throw new InputError('a rule on duplicates by stem, and no stems are known');
      }
    }
    this.settings = options.search ?? {};
    this.penalty = options.penalty;
    this.whole = this.bandOf(words, this.bandRules);
  }

  /**
   * Indexes the words that are tried first, which the first run does otherwise; for those who time
   * the two apart. Bands of worse words are indexed when a run comes to them.
   */
  prepare(): void {
    for (const makeBand of [...this.better(), () => this.whole]) {
      const band = makeBand();
      if (band.reasonAtSight !== undefined) continue;
      band.search(this.settings);
      return;
    }
  }

  /** One fill, of good words if there is one soon enough. */
  async fill(options: RunOptions = {}): Promise<Outcome> {
    const { maxNodes = Number.POSITIVE_INFINITY } = options;
    let spent = NOTHING_COUNTED;
    for (const makeBand of this.better()) {
      const nodesLeft = Math.min(BAND_NODES, maxNodes - spent.nodes);
      const outcome = await this.fillFrom(makeBand(), { ...options, maxNodes: nodesLeft }, spent);
      if (outcome.status === 'filled') return outcome;
      if (outcome.status === 'gave-up' && outcome.limit === 'aborted') return outcome;
      spent = outcome.stats;
    }
    return this.fillFrom(this.whole, { ...options, maxNodes: maxNodes - spent.nodes }, spent);
  }

  /**
   * The best fill that so many nodes find (BEST_NODES after the first fill, unless told): of the
   * best floor, and of these the best sum. An abort ends it with the best so far, if there is one.
   */
  async best(options: BestOptions = {}): Promise<Outcome> {
    const first = await this.fill(options);
    if (first.status !== 'filled') return first;
    const ground = {
      words: this.words,
      penalty: this.penalty,
      bandOf: (words: WordList) => this.bandOf(words, this.bandRules),
      newSearch: (band: Band) => band.newSearch(this.settings),
      verified: (puzzle: Puzzle) => this.verified(puzzle),
    };
    return bestFrom(first, ground, options);
  }

  /** Every fill once, in a fixed order; the generator's return value tells how it ended. */
  async *all(options: RunOptions = {}): AsyncGenerator<Puzzle, Enumeration> {
    return yield* this.enumerate(options, (fill) => this.verified(fill()));
  }

  /** The number of fills, without laying them out. */
  async tally(options: RunOptions = {}): Promise<Enumeration> {
    const fills = this.enumerate(options, () => undefined);
    for (;;) {
      const next = await fills.next();
      if (next.done) return next.value;
    }
  }

  private better(): readonly (() => Band)[] {
    if (this.whole.reasonAtSight !== undefined) return [];
    if (this.betterBands !== undefined) return this.betterBands;
    const lists = betterWords(this.blank, this.words);
    const { bandRules, strictRules } = this;
    const bands = lists.map((words) => once(() => this.bandOf(words, bandRules)));
    // Rather a weaker word than a clash that is to be avoided.
    const strict = [...lists, this.words].map((words) =>
      once(() => this.bandOf(words, strictRules)),
    );
    this.betterBands = strictRules === undefined ? bands : [...strict, ...bands];
    return this.betterBands;
  }

  private bandOf(words: WordList, rules: BandRules | undefined): Band {
    return new Band(this.blank, words, !(rules?.clashing.word ?? !this.allowRepeats), rules);
  }

  /** One fill from one band; its counters come on top of what was `spent` before. */
  private async fillFrom(band: Band, options: RunOptions, spent: Counters): Promise<Outcome> {
    if (band.reasonAtSight !== undefined) {
      return { status: 'unfillable', reason: band.reasonAtSight, stats: spent };
    }
    const search = band.search(this.settings);
    search.reset(options.seed ?? 0);
    const answer = await runToAnswer(search, options);
    const stats = addCounters(spent, search.counters);
    switch (answer) {
      case 'filled':
        return { status: 'filled', puzzle: this.verified(band.puzzle(search)), stats };
      case 'unfillable':
        return { status: 'unfillable', reason: band.reason(search), stats };
      default:
        return { status: 'gave-up', limit: answer, stats };
    }
  }

  private async *enumerate<T>(
    options: RunOptions,
    take: (fill: () => Puzzle) => T | undefined,
  ): AsyncGenerator<T, Enumeration> {
    const { whole } = this;
    if (whole.reasonAtSight !== undefined) {
      const reason = whole.reasonAtSight;
      return { status: 'complete', fills: 0, reason, stats: NOTHING_COUNTED };
    }
    const { search, inPairs } = whole.newEnumeration(this.settings);
    const slice = { left: SLICE };
    for (let fills = 0; ; ) {
      const answer = await runToAnswer(search, options, slice);
      const stats = search.counters;
      if (answer === 'unfillable') {
        const ended = { status: 'complete' as const, fills, stats };
        return fills > 0 ? ended : { ...ended, reason: whole.reason(search) };
      }
      if (answer !== 'filled') return { status: 'gave-up', fills, limit: answer, stats };
      const found = (): Puzzle => whole.puzzle(search);
      for (const fill of inPairs ? [found, () => turnedOver(found())] : [found]) {
        fills++;
        const taken = take(fill);
        if (taken !== undefined) yield taken;
      }
      search.skip();
    }
  }

  /** The puzzle itself. @throws Error if it is no fill, which would be our defect. */
  private verified(puzzle: Puzzle): Puzzle {
    const { allowRepeats, rules, stemOf } = this;
    const options = { allowRepeats, ...(rules && { rules }), ...(stemOf && { stemOf }) };
    const faults = verify(puzzle, this.words, options);
    if (faults.length > 0) throw new Error(`the search found a wrong fill: ${faults.join('; ')}`);
    return puzzle;
  }
}

/** One fill of a template from a word list; a `Filler` makes several without indexing again. */
export function fill(
  template: Template,
  words: WordList,
  options: FillerOptions & RunOptions = {},
): Promise<Outcome> {
  return new Filler(template, words, options).fill(options);
}

/** What is left to do before the event loop gets its next turn; lasts from one fill to the next. */
interface Slice {
  left: number;
}

/** Runs a search in slices until it fills, proves, or meets a limit. */
async function runToAnswer(
  search: Search,
  options: RunOptions,
  slice: Slice = { left: SLICE },
): Promise<Exclude<Answer, 'paused' | 'gave-up'> | Limit> {
  const { maxNodes = Number.POSITIVE_INFINITY, signal, onProgress } = options;
  for (;;) {
    if (signal?.aborted) return 'aborted';
    const before = search.counters;
    const answer = search.run(maxNodes, slice.left);
    const { propagations, nodes } = search.counters;
    slice.left -= propagations - before.propagations + nodes - before.nodes;
    if (answer === 'gave-up') return 'nodes';
    if (answer === 'paused' || slice.left <= 0) {
      onProgress?.(search.counters);
      await nextTurn();
      slice.left = SLICE;
    }
    if (answer !== 'paused') return answer;
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

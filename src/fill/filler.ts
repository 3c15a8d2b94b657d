// A puzzle and a word list become a problem of cells and lists of cells; what the search answers
// becomes puzzles and reasons. The search itself is in solve/. It runs in slices, between which the
// event loop gets its turn, so that timers, signals and a browser's page stay alive.
//
// One fill is sought among the good words first, then with fair ones, then with all, so that a weak
// entry appears only where it is needed; only the last of these can prove that there is none.

import { InputError } from '../base/errors.ts';
import { puzzleUnderRules } from '../problem/puzzle-under-rules.ts';
import { SlotRules } from '../problem/slot-rules.ts';
import { type Content, type Puzzle, withoutFill } from '../puzzle/puzzle.ts';
import { addCounters, type Counters, type Limit, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { Search, SearchSettings } from '../solve/search.ts';
import { clashingUnder } from '../verify/clashes-in.ts';
import type { Rules } from '../verify/rules.ts';
import { verify } from '../verify/verify.ts';
import type { StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { Band, type BandRules, betterWords, type PartialFill } from './band.ts';
import { type BestOptions, bestFrom, type Penalty } from './best.ts';
import { enumerate } from './enumerate.ts';
import { fillBand } from './fill-band.ts';
import type { Finder } from './finder.ts';
import { LocalLane } from './local-lane.ts';
import type { Enumeration, Filled, FillerOptions, GaveUp, Outcome, RunOptions } from './outcome.ts';
import { penaltyFor } from './penalties.ts';
import {
  fuller,
  type Lane,
  type LaneReport,
  type LaneStarter,
  laneSeed,
  laneStrategy,
  race,
  sharesFor,
  soloNodesFor,
} from './race.ts';

/** Nodes spent on a band of better words before worse ones are let in too. */
const BAND_NODES = 3000;
/** A big grid gets more, of both kinds: it takes a third of a node a cell if nothing ever fails. Blocks count. */
const NODES_A_CELL = 4;

/** What a search came to, before it is explained; without a search, it was seen at sight. */
type Answered =
  | Filled
  | {
      readonly status: 'unfillable';
      readonly search?: Search;
      readonly partial: PartialFill | undefined;
      readonly stats: Counters;
    }
  | {
      readonly status: 'gave-up';
      readonly limit: Limit;
      readonly search: Search;
      readonly partial: PartialFill | undefined;
      readonly stats: Counters;
    };

/** Fills one puzzle from one word list, as often as asked; each run depends on its options alone. */
export class Filler {
  /** What is filled: only givens stand in it, and the letters that rules set. */
  readonly blank: Puzzle;
  readonly words: WordList;

  private readonly allowRepeats: boolean;
  private readonly rules: Rules | undefined;
  private readonly stemOf: StemOf | undefined;
  /** Rules as they must be obeyed, and as they are obeyed where it can be helped. */
  private readonly bandRules: BandRules | undefined;
  private readonly strictRules: BandRules | undefined;
  private readonly settings: SearchSettings;
  private readonly soloNodes: number;
  private readonly bandNodes: number;
  private readonly penalty: Penalty | undefined;
  /** All words. */
  private readonly whole: Band;
  /** Better words only, best first; each made when its turn comes. */
  private betterBands: readonly (() => Band)[] | undefined;

  /**
   * What stands in the puzzle beside its givens does not count.
   * @throws InputError for rules that cannot be meant for this puzzle.
   */
  constructor(puzzle: Puzzle, words: WordList, options: FillerOptions = {}) {
    const { rules } = options;
    const blank = withoutFill(puzzle);
    this.blank = rules === undefined ? blank : puzzleUnderRules(blank, rules);
    this.words = words;
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
    const straight = NODES_A_CELL * this.blank.layout.geometry.positions.length;
    this.bandNodes = Math.max(BAND_NODES, straight);
    this.soloNodes = options.soloNodes ?? Math.max(soloNodesFor(this.blank), straight);
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
      if (band.sighting !== undefined) continue;
      band.search(this.settings);
      return;
    }
  }

  /** One fill, of good words if there is one soon enough. */
  async fill(options: RunOptions = {}): Promise<Outcome> {
    const { maxNodes = Number.POSITIVE_INFINITY } = options;
    let spent = NOTHING_COUNTED;
    let fullest: PartialFill | undefined;
    for (const makeBand of this.better()) {
      const band = makeBand();
      if (band.sighting !== undefined) continue;
      const nodes = Math.min(this.bandNodes, maxNodes - spent.nodes);
      const { answer, cells, partial, stats } = await fillBand(
        band,
        nodes,
        this.soloNodes,
        this.settings,
        options,
      );
      spent = addCounters(spent, stats);
      if (answer === 'filled') return this.filled(cells!, spent);
      fullest = fuller(fullest, partial);
      if (answer === 'aborted') {
        return this.gaveUp({ status: 'gave-up', limit: answer, stats: spent }, fullest);
      }
    }
    const answered = await this.fillFromAll(
      { ...options, maxNodes: maxNodes - spent.nodes },
      spent,
    );
    if (answered.status === 'filled') return answered;
    const outcome = await this.explained(answered, options);
    return outcome.status === 'gave-up'
      ? this.gaveUp(outcome, fuller(fullest, answered.partial))
      : outcome;
  }

  /**
   * The best fill that so many nodes find (BEST_NODES after the first fill, unless told): of the
   * best floor, and of these the best sum. An abort ends it with the best so far, if there is one.
   */
  async best(options: BestOptions = {}): Promise<Outcome> {
    const first = await this.fill(options);
    if (first.status !== 'filled') return first;
    const closed =
      this.rules === undefined
        ? undefined
        : new SlotRules(this.blank, this.words, this.rules, true);
    const bandRules = closed && { ...this.bandRules!, slots: closed };
    const ground = {
      words: this.words,
      allWords: closed?.allWords() ?? this.words,
      hasOpen: closed?.decided?.includes(false) ?? false,
      penalty:
        this.penalty ?? penaltyFor(this.blank, this.words, this.strictRules?.clashing, this.stemOf),
      bandOf: (words: WordList) => this.bandOf(words, bandRules),
      newSearch: (band: Band) => band.newSearch(this.settings),
      verified: (puzzle: Puzzle) => this.verified(puzzle),
    };
    return bestFrom(first, ground, options);
  }

  /** Every fill once, in a fixed order; the generator's return value tells how it ended. */
  async *all(options: RunOptions = {}): AsyncGenerator<Puzzle, Enumeration> {
    const { whole, settings } = this;
    return yield* enumerate(whole, settings, options, (fill) => this.verified(fill()));
  }

  /** The number of fills, without laying them out. */
  async tally(options: RunOptions = {}): Promise<Enumeration> {
    const fills = enumerate(this.whole, this.settings, options, () => undefined);
    for (;;) {
      const next = await fills.next();
      if (next.done) return next.value;
    }
  }

  private gaveUp(outcome: GaveUp, partial: PartialFill | undefined): GaveUp {
    if (partial === undefined) return outcome;
    this.verified(partial.puzzle, true);
    return { ...outcome, partial };
  }

  private better(): readonly (() => Band)[] {
    if (this.whole.sighting !== undefined) return [];
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

  /** One fill from all words, by a race if one search alone takes long. */
  private async fillFromAll(options: RunOptions, spent: Counters): Promise<Answered> {
    const { maxNodes = Number.POSITIVE_INFINITY, onProgress } = options;
    const { whole, soloNodes } = this;
    if (whole.sighting !== undefined)
      return { status: 'unfillable', partial: undefined, stats: spent };
    const search = whole.search(this.settings);
    let others = NOTHING_COUNTED;
    const first = new LocalLane(() => whole.finderOf(search), {
      ...options,
      onProgress: (counters) => onProgress?.(addCounters(counters, others)),
    });
    first.start(Math.min(maxNodes, soloNodes));
    const begun = await first.report();
    if (begun.answer !== 'nodes' || maxNodes <= soloNodes) {
      return this.answered(begun, search, spent);
    }
    const { startLane = (lane) => this.ownLane(lane, options) } = options;
    const lanes: LaneStarter = (lane, after) => (lane === 0 ? first : startLane(lane, after));
    // Where no fill is to be expected, it mostly has to be proved that there is none.
    const isHopeful = whole.newSearch(this.settings).expectsFills();
    const shares = sharesFor(this.blank, isHopeful);
    const end = await race(lanes, begun, maxNodes - soloNodes, shares, (stats) => {
      others = stats;
      // The lane that tells of itself may have no share.
      onProgress?.(addCounters(search.counters, others));
    });
    return this.answered(end, search, spent);
  }

  /** A lane of a race, as `startLane` is to give it, with all it needs to itself. Lane 0 is the filler's own. */
  lane(lane: number, options: RunOptions): Lane {
    const strategy = laneStrategy(lane, this.blank);
    return this.laneOf(() => this.whole.newFinder(strategy, this.settings), lane, options);
  }

  /** The same for a race of this filler alone, which may use again what the last one did. */
  private ownLane(lane: number, options: RunOptions): Lane {
    const seeks = laneStrategy(lane, this.blank) === 'seeking';
    const seeker = seeks ? this.whole.seeker() : undefined;
    return seeker ? this.laneOf(() => seeker, lane, options) : this.lane(lane, options);
  }

  private laneOf(
    newFinder: () => Finder,
    lane: number,
    { seed = 0, partial = false, signal }: RunOptions,
  ): Lane {
    return new LocalLane(newFinder, { seed: laneSeed(lane, seed), partial, signal });
  }

  private answered(
    { answer, cells, partial, stats: own }: LaneReport,
    search: Search,
    spent: Counters,
  ): Answered {
    const stats = addCounters(spent, own);
    switch (answer) {
      case 'filled':
        return this.filled(cells!, stats);
      case 'unfillable':
        return { status: 'unfillable', search, partial, stats };
      default:
        return { status: 'gave-up', limit: answer, search, partial, stats };
    }
  }

  private filled(cells: readonly Content[], stats: Counters): Filled {
    return { status: 'filled', puzzle: this.verified({ ...this.blank, cells }), stats };
  }

  /** What a search of all words came to, with a reason, or with a proof where it gave up. */
  private async explained(
    answered: Exclude<Answered, Filled>,
    options: RunOptions,
  ): Promise<Outcome> {
    const { whole } = this;
    const { search, stats } = answered;
    if (answered.status === 'unfillable') {
      return { status: 'unfillable', reason: await whole.reason(search, options), stats };
    }
    const { status, limit } = answered;
    if (options.explain !== true) return { status, limit, stats };
    const reason = await whole.lateProof(answered.search, options);
    if (reason !== undefined) return { status: 'unfillable', reason, stats };
    return { status, limit, region: whole.region(answered.search), stats };
  }

  /** The puzzle itself. @throws Error if it is no fill, which would be our defect. */
  private verified(puzzle: Puzzle, partial = false): Puzzle {
    const { allowRepeats, rules, stemOf } = this;
    const options = { allowRepeats, partial, ...(rules && { rules }), ...(stemOf && { stemOf }) };
    const faults = verify(puzzle, this.words, options);
    if (faults.length > 0) throw new Error(`the search found a wrong fill: ${faults.join('; ')}`);
    return puzzle;
  }
}

/** One fill of a puzzle from a word list; a `Filler` makes several without indexing again. */
export function fill(
  puzzle: Puzzle,
  words: WordList,
  options: FillerOptions & RunOptions = {},
): Promise<Outcome> {
  return new Filler(puzzle, words, options).fill(options);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

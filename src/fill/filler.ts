// A puzzle and a word list become a problem of cells and lists of cells; what the search answers
// becomes puzzles and reasons. The search itself is in solve/. It runs in slices, between which the
// event loop gets its turn, so that timers, signals and a browser's page stay alive.
//
// One fill is sought among the good words first, then with fair ones, then with all, so that a weak
// entry appears only where it is needed; only the last of these can prove that there is none.

import { once } from '../base/once.ts';
import type { StageRules } from '../problem/ruled-puzzle.ts';
import type { Content, Puzzle } from '../puzzle/puzzle.ts';
import { addCounters, type Counters, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { Search } from '../solve/search.ts';
import { adjustScores, varyScores } from '../taste/adjusted-scores.ts';
import type { Rules } from '../verify/rules.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { type Answered, explained } from './answered.ts';
import { type BestOptions, bestFrom } from './best.ts';
import type { EngineSettings, PartialFill } from './engine.ts';
import { enumerate } from './enumerate.ts';
import { fillStage, fillWhole, newRunner } from './fill-stage.ts';
import type {
  Enumeration,
  Filled,
  FillerOptions,
  GaveUp,
  Outcome,
  RunOptions,
  SharedWords,
} from './outcome.ts';
import { kinFor, type Penalty, penaltyFor } from './penalties.ts';
import { fuller, type Runner, type RunnerReport } from './race.ts';
import { type RacePlan, racePlanFor } from './race-plan.ts';
import { betterWords, Stage } from './stage.ts';
import { StemFreeRetry } from './stem-free-retry.ts';
import { Task } from './task.ts';

/**
 * Nodes for one fill where nobody says how many: some ten minutes, of 60 to 150 microseconds each. What takes longer is
 * mostly a grid for which no fill is to be expected.
 */
export const DEFAULT_NODES = 6_000_000;
/** Nodes spent on a list of better words before worse ones are let in too. */
const STAGE_NODES = 2000;
/** A big grid gets more, of both kinds: it takes a third of a node a cell if nothing ever fails. Blocks count. */
const NODES_A_CELL = 4;

/** Fills one puzzle from one word list, as often as asked; each run depends on its options alone. */
export class Filler {
  /** What is filled: only givens stand in it, and the letters that rules set. */
  readonly blank: Puzzle;
  readonly words: WordList;
  /** What its fills obey: nothing of what was freed or locked, which is done. */
  readonly rules: Rules | undefined;

  private readonly task: Task;
  private readonly shared: SharedWords | undefined;
  /** The words with the scores that the taste gives them, whatever the seed; made when first wanted. */
  private readonly adjusted: () => WordList;
  /** Retries fills that have two forms of one word; undefined where the taste or a rule settles that. */
  private readonly stemFree: () => StemFreeRetry | undefined;
  private readonly settings: EngineSettings;
  private readonly plan: RacePlan;
  private readonly soloNodes: number;
  private readonly stageNodes: number;
  private readonly penalty: Penalty | undefined;
  /** All words. */
  readonly whole: Stage;
  /** Better words only, best first; each made when its turn comes. */
  private betterStages: readonly (() => Stage)[] | undefined;

  /**
   * What stands in the puzzle beside its givens does not count, unless rules free or lock some of it.
   * @throws InputError for rules that cannot be meant for this puzzle.
   */
  constructor(puzzle: Puzzle, words: WordList, options: FillerOptions = {}) {
    const task = new Task(puzzle, words, options);
    this.task = task;
    this.blank = task.blank;
    this.words = words;
    this.rules = task.rules;
    this.shared = options.shared;
    this.adjusted = once(() =>
      options.shared === undefined
        ? adjustScores(words, task.taste)
        : options.shared.adjusted(task.taste),
    );
    this.stemFree = once(() => this.newStemFreeRetry());
    this.settings = options.search ?? {};
    this.plan = racePlanFor(this.blank);
    const straight = NODES_A_CELL * this.blank.layout.geometry.positions.length;
    this.stageNodes = Math.max(options.shared?.stageNodes ?? STAGE_NODES, straight);
    this.soloNodes = options.soloNodes ?? Math.max(this.plan.soloNodes, straight);
    this.penalty = options.penalty;
    this.whole = this.stageOf(words, task.stageRules);
  }

  /**
   * Indexes the words that are tried first, which the first run does otherwise; for those who time
   * the two apart. Stages of worse words are indexed when a run comes to them.
   */
  prepare(): void {
    for (const makeStage of [...this.better(), () => this.whole]) {
      const stage = makeStage();
      if (stage.conflict !== undefined) continue;
      stage.search(this.settings);
      return;
    }
  }

  /** One fill, of good words if there is one soon enough. */
  async fill(options: RunOptions = {}): Promise<Outcome> {
    const { maxNodes = Number.POSITIVE_INFINITY } = options;
    let spent = NOTHING_COUNTED;
    let fullest: PartialFill | undefined;
    for (const makeStage of this.better()) {
      const stage = makeStage();
      if (stage.conflict !== undefined) continue;
      const nodes = Math.min(this.stageNodes, maxNodes - spent.nodes);
      const { answer, cells, partial, stats } = await fillStage(
        stage,
        nodes,
        this.soloNodes,
        this.settings,
        options,
      );
      spent = addCounters(spent, stats);
      if (answer === 'filled') {
        return this.retriedStemFree(this.filled(cells!, spent), stage, maxNodes, options);
      }
      fullest = fuller(fullest, partial);
      if (answer === 'aborted') {
        return this.gaveUp({ status: 'gave-up', limit: answer, stats: spent }, fullest);
      }
    }
    const answered = await this.fillFromAll(
      { ...options, maxNodes: maxNodes - spent.nodes },
      spent,
    );
    if (answered.status === 'filled') {
      return this.retriedStemFree(answered, this.whole, maxNodes, options);
    }
    const outcome = await explained(answered, this.task, this.whole, options);
    return outcome.status === 'gave-up'
      ? this.gaveUp(outcome, fuller(fullest, answered.partial))
      : outcome;
  }

  /**
   * The best fill that so many nodes find (by default as `bestNodesFor` says after the first fill): of the
   * best floor, and of these the best sum. An abort ends it with the best so far, if there is one.
   */
  async best(options: BestOptions = {}): Promise<Outcome> {
    const first = options.first ?? (await this.fill(options));
    if (first.status !== 'filled') return first;
    const { taste, strictRules, stemOf } = this.task;
    const closed = this.task.closedRules();
    const tasted = varyScores(this.adjusted(), taste.vary, options.seed ?? 0);
    const ground = {
      words: this.words,
      tasted,
      allWords: closed?.slots.allWords(tasted) ?? tasted,
      long: taste.long,
      isGrowing:
        this.penalty === undefined && taste.stemPair + taste.partPair + taste.pluralRise > 0,
      hasOpen: closed?.slots.decided?.includes(false) ?? false,
      penalty:
        this.penalty ??
        penaltyFor(
          this.blank,
          this.words,
          taste,
          strictRules?.clashing,
          stemOf ?? ((word) => word),
          this.task.printed,
        ),
      kin:
        this.penalty === undefined
          ? kinFor(this.blank, this.words, taste, stemOf ?? ((word) => word), this.task.printed)
          : undefined,
      stageOf: (words: WordList) => this.stageOf(words, closed),
      newSearch: (stage: Stage) => stage.newSearch(this.settings),
      verified: (puzzle: Puzzle) => this.task.verified(puzzle),
    };
    return bestFrom(first, ground, options);
  }

  /** Every fill once, in a fixed order; the generator's return value tells how it ended. */
  async *all(options: RunOptions = {}): AsyncGenerator<Puzzle, Enumeration> {
    const { whole, settings } = this;
    return yield* enumerate(whole, settings, options, (fill) => this.task.verified(fill()));
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
    this.task.verified(partial.puzzle, true);
    return { ...outcome, partial };
  }

  private better(): readonly (() => Stage)[] {
    if (this.whole.conflict !== undefined) return [];
    if (this.betterStages !== undefined) return this.betterStages;
    const lists = betterWords(this.blank, this.words, this.shared?.fresher);
    const { stageRules, strictRules } = this.task;
    const stages = lists.map((words) => once(() => this.stageOf(words, stageRules)));
    // Rather a weaker word than a clash that is to be avoided.
    const strict = [...lists, this.words].map((words) =>
      once(() => this.stageOf(words, strictRules)),
    );
    this.betterStages = strictRules === undefined ? stages : [...strict, ...stages];
    return this.betterStages;
  }

  /** `first`, or a fill without two forms of one word where that is cheap to find. */
  private async retriedStemFree(
    first: Filled,
    among: Stage,
    maxNodes: number,
    options: RunOptions,
  ): Promise<Filled> {
    const report = await this.stemFree()?.retry(first, among, maxNodes, options);
    if (report === undefined) return first;
    const stats = addCounters(first.stats, report.stats);
    return report.answer === 'filled' ? this.filled(report.cells!, stats) : { ...first, stats };
  }

  private newStemFreeRetry(): StemFreeRetry | undefined {
    const { taste, rulesStems, stemOf } = this.task;
    if (taste.stemPair === 0 || rulesStems) return undefined;
    const stageOf = this.stageOf.bind(this);
    return new StemFreeRetry(this.task.stemFreeRules(), stemOf!, stageOf, this.settings);
  }

  private stageOf(words: WordList, rules: StageRules | undefined, like?: Stage): Stage {
    const mayRepeat = !(rules?.clashing.word ?? !this.task.allowRepeats);
    return new Stage(this.blank, words, mayRepeat, rules, like, this.shared?.shelf);
  }

  /** One fill from all words. */
  private async fillFromAll(options: RunOptions, spent: Counters): Promise<Answered> {
    const { whole, plan, soloNodes, settings } = this;
    if (whole.conflict !== undefined) {
      return { status: 'unfillable', partial: undefined, stats: spent };
    }
    const { end, search } = await fillWhole(whole, plan, soloNodes, settings, options);
    return this.answered(end, search, spent);
  }

  /**
   * The runner of an entrant of this filler's races, as `makeRunner` is to give it, with all it needs to
   * itself. The search that ran alone is the filler's own.
   */
  runner(name: string, options: RunOptions): Runner {
    const entrant = this.plan.entrants.find((each) => each.name === name);
    if (entrant === undefined) throw new Error(`unknown entrant: ${name}`);
    return newRunner(this.whole, entrant, this.settings, options);
  }

  private answered(
    { answer, cells, partial, stats: own }: RunnerReport,
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
    return { status: 'filled', puzzle: this.task.verified({ ...this.blank, cells }), stats };
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

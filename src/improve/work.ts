// What an optimisation has in hand: the best fill so far, what is proved about it, the search,
// and the nodes it may still spend. Everything else in this room asks it to attempt something.

import { Random } from '../base/random.ts';
import { BeamSearch } from '../solve/beam-search.ts';
import { addCounters, type Counters } from '../solve/outcome.ts';
import type { Search } from '../solve/search.ts';
import type { State } from '../solve/state.ts';
import { type Incumbent, incumbentOf, isBetter, wordsOf } from './incumbent.ts';
import { Neighbourhoods } from './neighbourhood.ts';
import { ScoreTable, scoreBound } from './score-bound.ts';

/** Slots filtered between two turns of the caller. */
const SLICE = 5000;
/**
 * Nodes that the start of an attempt counts for: fixing all but a neighbourhood filters about as
 * many slots, and a budget must end even if no attempt ever takes a decision.
 */
const ATTEMPT_NODES = 5;

/** A beam is used where at least 2 to the power of so many fills are expected: of fewer it finds one too seldom. */
const BEAM_BITS = 20;

/** What is to be improved. */
export interface ImproveTask {
  /** A search among the ranked words of at least a score. */
  readonly searchFrom: (floor: number) => Search;
  /** The scores that words of the grid's lengths have, ascending. */
  readonly levels: readonly number[];
  /** Whether the grid is one for a beam. */
  readonly hasBeam: boolean;
  /** The first fill, as ranks. */
  readonly words: Int32Array;
  /** How much a point counts in an entry of a length; 1 without it. */
  readonly weightOf?: (length: number) => number;
  /**
   * What some entries lose beyond their scores, by their word ids: all slots but those that are `isOpen`.
   * Never more than a fill that has them; without it, nothing is known.
   */
  readonly penaltyOfPart?: (words: Int32Array, isOpen: Uint8Array) => number;
  /** What the fill that a search holds loses beyond its scores; not below 0. */
  readonly penaltyOf: (search: Search) => number;
  readonly firstPenalty: number;
  /** How many pairs of entries that should not meet the fill has that a search holds. */
  readonly kinOf: (search: Search) => number;
  readonly firstKin: number;
  readonly seed: number;
  readonly maxNodes: number;
  readonly counted: Counters;
}

/** `turn`: the caller may do something else; `better`: the search holds a better fill. */
export type Event = 'turn' | 'better';
export type Steps<T> = Generator<Event, T>;

/** How an attempt ended: it searched everything, met its limit, or was stopped. */
export type Ending = 'exhausted' | 'gave-up' | 'stopped';

export interface Attempt {
  /** Narrows the domains at the root; false if that leaves some slot without a word. */
  readonly narrow: (state: State) => boolean;
  /** The value that a fill must have at least, asked again and again; no such limit without it. */
  readonly least?: () => number;
  readonly maxNodes: number;
  /** A beam looks for a fill where many are expected, and may take so many nodes; none without it. */
  readonly beamNodes?: number;
  /** What to do with a fill: stop, or look for others. */
  readonly take: (found: Incumbent) => 'stop' | 'go on';
}

export class Work {
  readonly task: ImproveTask;
  readonly random: Random;
  best: Incumbent;
  /** No fill with as few pairs that should not meet has only words of this score or better. */
  ceiling: number;
  /** The lowest score at which a question about the whole grid was given up, until it is asked again. */
  givenUp: number;
  /** Whether such questions have been asked before. */
  isAskedAgain = false;
  /** No fill with this floor and as few such pairs is worth more than the best. */
  isValueProved = false;
  counters: Counters;
  search: Search;
  table: ScoreTable;
  neighbourhoods: Neighbourhoods;
  private floorOfSearch: number;
  private attempts = 0;
  private slice = SLICE;
  private isNews = false;

  constructor(task: ImproveTask) {
    this.task = task;
    this.random = new Random(task.seed);
    this.counters = task.counted;
    this.floorOfSearch = task.levels[0]!;
    this.search = task.searchFrom(this.floorOfSearch);
    this.table = new ScoreTable(this.search.state.problem, task.weightOf);
    this.neighbourhoods = new Neighbourhoods(this.search.state.problem, this.random);
    this.best = incumbentOf(task.words, this.table, task.firstPenalty, task.firstKin);
    this.ceiling = task.levels.at(-1)! + 1;
    this.givenUp = this.ceiling;
  }

  get spent(): number {
    return this.counters.nodes + this.attempts * ATTEMPT_NODES;
  }

  get left(): number {
    return this.task.maxNodes - this.spent;
  }

  /** Scores above the floor that fills may have for a floor. */
  get openLevels(): readonly number[] {
    return this.task.levels.filter((level) => level > this.best.floor && level < this.ceiling);
  }

  /** From the first fill's floor to the best score. */
  get scoreRange(): number {
    const { levels } = this.task;
    return levels.at(-1)! - levels[0]!;
  }

  get isDone(): boolean {
    return this.left <= 0 || (this.openLevels.length === 0 && this.isValueProved);
  }

  /** Leaves the words below the floor behind. */
  refresh(): void {
    if (this.best.floor === this.floorOfSearch) return;
    this.floorOfSearch = this.best.floor;
    this.search = this.task.searchFrom(this.floorOfSearch);
    this.table = new ScoreTable(this.search.state.problem, this.task.weightOf);
  }

  /** Lets all that was given up be asked again. */
  askAgain(): void {
    this.isAskedAgain = true;
    this.givenUp = this.ceiling;
  }

  /** Keeps a fill if it is the best so far. */
  accept(found: Incumbent): void {
    if (!isBetter(found, this.best)) return;
    this.best = found;
    this.isValueProved = false;
    this.isNews = true;
  }

  /** Whether `slot`, narrowed to words of at least a score, still has one. */
  cut(state: State, slot: number, score: number): boolean {
    return state.domains.keepFirst(slot, this.table.wordsAtLeast(slot, score)) !== 'failed';
  }

  *attempt({ narrow, least, maxNodes, beamNodes, take }: Attempt): Steps<Ending> {
    const { search } = this;
    this.attempts++;
    search.reset(this.random.uint32());
    search.bound = least && scoreBound(search.state, this.table, least);
    if (!narrow(search.state)) return 'exhausted';
    const isForBeam = beamNodes !== undefined && this.task.hasBeam && expectsMany(search);
    const driver = isForBeam ? new BeamSearch(search) : search;
    const most = Math.min(isForBeam ? Math.max(maxNodes, beamNodes) : maxNodes, this.left);
    for (;;) {
      const before = driver.counters;
      const answer = driver.run(most, this.slice);
      this.count(before, driver.counters);
      if (answer === 'filled') {
        const penalty = this.task.penaltyOf(search);
        const kin = this.task.kinOf(search);
        const next = take(incumbentOf(wordsOf(search), this.table, penalty, kin));
        if (this.isNews) yield 'better';
        this.isNews = false;
        if (next === 'stop') return 'stopped';
        search.skip();
      } else if (answer !== 'paused') {
        return answer === 'unfillable' ? 'exhausted' : 'gave-up';
      }
      if (this.slice <= 0) {
        this.slice = SLICE;
        yield 'turn';
      }
    }
  }

  private count(before: Counters, after: Counters): void {
    const more = addCounters(after, {
      nodes: -before.nodes,
      backtracks: -before.backtracks,
      restarts: -before.restarts,
      propagations: -before.propagations,
    });
    this.counters = addCounters(this.counters, more);
    this.slice -= more.nodes + more.propagations;
  }
}

function expectsMany(search: Search): boolean {
  return search.settle() !== 'failed' && search.state.expectation() >= BEAM_BITS;
}

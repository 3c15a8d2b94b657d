// The search: depth first, two-way branching on the letter of a crossing cell ("this letter", on
// failure "not this letter", each propagated to the fixpoint), in runs (runs.ts) between which the weights
// of failures are kept, and what was refuted at the root. It can be paused and resumed between
// any two decisions; nothing is recursive.
//
// Three answers. An empty root is a proof: what is refuted at level 0 holds in every fill, and runs from
// the root grow without bound, so each search of a finite problem ends with a fill or with a proof.

import { Random } from '../base/random.ts';
import type { Assignment } from './assignment.ts';
import { type Choices, choicesOf } from './choices.ts';
import { assignWord, chooseWord, fixWord, removeWord } from './decide-word.ts';
import { type Demands, demandsOf } from './demands.ts';
import { expectation } from './expectation.ts';
import { Fullest } from './fullest.ts';
import type { Counters } from './outcome.ts';
import type { Problem } from './problem.ts';
import { propagate, queueAll } from './propagate.ts';
import { Runs, type Starts } from './runs.ts';
import { State } from './state.ts';
import type { Mark } from './trail.ts';

/**
 * Failures before the first restart; Luby's sequence multiplies it. 100 and 1,000 differ
 * from it by less than the seeds do.
 */
const RESTART_UNIT = 300;

export interface SearchSettings {
  /** Failures before the first restart; 0 for a search that never restarts. */
  readonly restartUnit?: number;
  /** Draw letters and words with the seed; false takes the likeliest, in one fixed order. */
  readonly randomise?: boolean;
  /**
   * Which cell to decide: the one of fewest letters for the weight of its slots, which recovers from
   * a bad start, or the one whose slots have the smallest product of domains, which needs 40 % fewer
   * filters to see every fill. Default `weight`.
   */
  readonly cellOrder?: 'weight' | 'product';
  /** Where runs start. Default `root`. */
  readonly starts?: Starts;
  /** Break ties between cells the other way; for tests. */
  readonly reverseTies?: boolean;
}

const DEFAULT_SETTINGS: Required<SearchSettings> = {
  restartUnit: RESTART_UNIT,
  randomise: true,
  cellOrder: 'weight',
  starts: 'root',
  reverseTies: false,
};

/** `paused` and `gave-up` (at the node limit) can be resumed. */
export type Answer = 'filled' | 'unfillable' | 'paused' | 'gave-up';

/**
 * Rules out what the caller has no use for, such as fills no better than one it has: `failed` if no
 * fill of the current domains is of use, `narrowed` if it took words from domains.
 */
export type Bound = () => 'same' | 'narrowed' | 'failed';

/** A decision and what undoes it. */
interface Level {
  readonly mark: Mark;
  /** The cell given a letter, or the slot given a word (then `cell` is -1). */
  readonly cell: number;
  readonly slot: number;
  readonly value: number;
}

export class Search {
  readonly state: State;
  private readonly settings: Required<SearchSettings>;
  private readonly choices: Choices;
  private readonly demands: Demands | undefined;
  private random: Random | undefined;
  private readonly levels: Level[] = [];
  private runs!: Runs;
  /** Levels of the current run's start. */
  private startDepth = 0;
  /** The state after the first propagation, to which `reset` returns. */
  private root: Mark;
  private readonly rootAlive: boolean;
  private readonly rootPropagations: number;
  /** Asked at each fixpoint, if there is one. What it rules out must stay ruled out until `reset`. */
  bound: Bound | undefined;
  /** False while the current assignment is known to fail. */
  private alive = true;
  private nodes = 0;
  private backtracks = 0;
  /** What `keepFullest` asked for. */
  private kept: Fullest | undefined;

  /** With `near`, a state of the same words, the search is ready sooner. */
  constructor(problem: Problem, settings: SearchSettings = {}, near?: State) {
    this.settings = { ...DEFAULT_SETTINGS, ...settings };
    this.state = new State(problem, near);
    this.choices = choicesOf(this.state, this.settings);
    this.demands = demandsOf(this.state);
    queueAll(this.state);
    this.rootAlive = propagate(this.state);
    this.rootPropagations = this.state.core.propagations();
    this.root = this.state.trail.mark();
    this.reset(0);
  }

  /** Starts anew with another seed; nothing of earlier runs is left. */
  reset(seed: number): void {
    const { state } = this;
    state.core.dropQueue();
    state.trail.undo(this.root);
    this.root = state.trail.mark();
    state.setWeights();
    state.core.setPropagations(this.rootPropagations);
    this.levels.length = 0;
    this.random = this.settings.randomise ? new Random(seed) : undefined;
    this.alive = this.rootAlive;
    this.nodes = 0;
    this.backtracks = 0;
    this.kept = undefined;
    this.startDepth = 0;
    this.runs = new Runs(state, this.settings);
  }

  /** Keeps the fullest partial fill from now on, until the next `reset`. */
  keepFullest(): void {
    this.kept = new Fullest(this.state.problem);
  }

  /** The fullest partial fill so far, if it was to be kept. */
  get fullest(): Fullest | undefined {
    return this.kept;
  }

  get counters(): Counters {
    const { nodes, backtracks, runs, state } = this;
    return { nodes, backtracks, restarts: runs.ended, propagations: state.core.propagations() };
  }

  /**
   * Searches until it has an answer, `maxNodes` decisions in all were taken, or about `pause` more
   * slots were filtered. After `filled` the state holds the fill; calling `run` again would answer
   * it once more, `skip` goes past it.
   */
  run(maxNodes: number, pause: number): Answer {
    const { state, levels } = this;
    const pauseAt = state.core.propagations() + pause;
    for (;;) {
      if (this.alive) this.settle();
      if (!this.alive) {
        if (levels.length === 0) return 'unfillable';
        if (levels.length === this.startDepth) this.restart();
        else this.refute();
        continue;
      }
      const demand = this.demands?.look() ?? 'met';
      if (demand === 'unmet') {
        this.failDemand();
        continue;
      }
      const slot = state.core.nextAmbiguous();
      const cell = slot >= 0 ? -1 : this.choices.cell();
      if (slot < 0 && cell < 0 && demand === 'met') return 'filled';
      if (this.runs.isOver) {
        this.restart();
        continue;
      }
      this.kept?.note(state);
      this.runs.note(this.decided);
      if (this.nodes >= maxNodes) return 'gave-up';
      if (state.core.propagations() >= pauseAt) return 'paused';
      this.nodes++;
      if (demand === 'open') this.decideDemand();
      else if (slot >= 0) this.decideWord(slot);
      else this.decideLetter(cell);
    }
  }

  /** Goes on from a fill to look for others; the fill will not be found again without a restart. */
  skip(): void {
    this.alive = false;
  }

  /** Whether at least one fill is to be expected below the current fixpoint. */
  expectsFills(): boolean {
    return this.alive && expectation(this.state) >= 0;
  }

  /** The word in each slot of the fill that the state holds. */
  fill(): Int32Array {
    const { domains, problem } = this.state;
    return problem.slotLength.map((_, slot) => domains.only(slot));
  }

  /** Propagates to the fixpoint, which is also that of the bound. */
  private settle(): void {
    for (;;) {
      if (!propagate(this.state)) {
        this.fail(this.state.wipedOut);
        return;
      }
      const ruled = this.bound?.() ?? 'same';
      if (ruled === 'failed') this.cutOff();
      if (ruled !== 'narrowed') return;
    }
  }

  private decideLetter(cell: number): void {
    const letter = this.choices.letter(cell, this.random);
    this.openLevel(cell, -1, letter);
    this.state.core.narrowCell(cell, letter, true);
  }

  private decideWord(slot: number): void {
    const word = chooseWord(this.state, slot, this.random);
    if (word < 0) {
      this.fail(slot);
      return;
    }
    this.openLevel(-1, slot, word);
    if (!assignWord(this.state, slot, word)) this.fail(slot);
  }

  private decideDemand(): void {
    const { state } = this;
    const decision = this.demands!.pick(this.random);
    if (decision.kind === 'letter') {
      this.openLevel(decision.cell, -1, decision.letter);
      state.core.narrowCell(decision.cell, decision.letter, true);
      return;
    }
    const { slot, word } = decision;
    this.openLevel(-1, slot, word);
    if (!fixWord(state, slot, word)) this.fail(slot);
  }

  private openLevel(cell: number, slot: number, value: number): void {
    this.levels.push({ mark: this.state.trail.mark(), cell, slot, value });
  }

  /** Takes the last decision back and rules it out at the level before. */
  private refute(): void {
    const { state } = this;
    const { mark, cell, slot, value } = this.levels.pop()!;
    state.core.dropQueue();
    state.trail.undo(mark);
    this.alive = true;
    this.backtracks++;
    if (slot < 0) state.core.narrowCell(cell, value, false);
    else if (!removeWord(state, slot, value)) this.fail(slot);
    // What is demanded may go to slots whose cells are open: these learn of it.
    else if (this.demands !== undefined) state.core.pushToRecheck(slot);
  }

  /** The letters decided, in their order. */
  private readonly decided = (): Assignment =>
    this.levels.filter(({ slot }) => slot < 0).map(({ cell, value }) => ({ cell, letter: value }));

  private fail(slot: number): void {
    this.cutOff(slot);
    this.state.core.addWeight(slot);
  }

  /** Goes no further here: a failure of `slot`, or of no slot. */
  private cutOff(slot = -1): void {
    this.alive = false;
    this.runs.fail(slot);
  }

  /** What has to appear has no arc: no slot is to blame. */
  private failDemand(): void {
    this.cutOff();
    this.state.wipedOut = -1;
  }

  /** Ends a run and begins another one. */
  private restart(): void {
    const { state, levels } = this;
    if (levels.length > 0) {
      const { mark } = levels[0]!;
      levels.length = 0;
      state.core.dropQueue();
      state.trail.undo(mark);
      this.alive = true;
    }
    this.follow(this.runs.next(this.random) ?? []);
  }

  /** Begins a run at a start, which ends when all below it is refuted. */
  private follow(start: Assignment): void {
    for (const { cell, letter } of start) {
      this.openLevel(cell, -1, letter);
      this.state.core.narrowCell(cell, letter, true);
      this.alive = propagate(this.state);
      if (!this.alive) break;
    }
    this.startDepth = this.levels.length;
  }
}

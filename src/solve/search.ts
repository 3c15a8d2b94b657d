// The search: depth first, two-way branching on decisions (choose.ts; "this letter", on failure
// "not this letter", each propagated to the fixpoint), in runs of so many failures, between which the
// weights of failures are kept, and what was refuted at the root. It can be paused and resumed between
// any two decisions; nothing is recursive.
//
// Three answers. An empty root is a proof: what is refuted at level 0 holds in every fill, and runs
// from the root have Luby's lengths, which grow without bound, so each search of a finite problem ends
// with a fill or with a proof.

import { luby } from '../base/luby.ts';
import { Random } from '../base/random.ts';
import { type ChoiceSettings, Chooser } from './choose.ts';
import { type Decision, ruleOut, take } from './decision.ts';
import { Fullest } from './fullest.ts';
import { LetterLimits } from './letter-limits.ts';
import { Limits } from './limits.ts';
import type { Counters } from './outcome.ts';
import type { Problem } from './problem.ts';
import { propagate, queueAll } from './propagate.ts';
import { type Assignment, REPAIR_FAILURES, Repairer } from './repair.ts';
import { State } from './state.ts';
import type { TrailMark } from './trail.ts';

/**
 * Failures before the first restart; Luby's sequence multiplies it. 100 and 1,000 differ
 * from it by less than the seeds do.
 */
const RESTART_UNIT = 300;

export interface SearchSettings extends Partial<ChoiceSettings> {
  /** Failures before the first restart; 0 for a search that never restarts. */
  readonly restartUnit?: number;
  /**
   * Where runs start. Default `root`; `repaired`, from what the run before came to (repair.ts), helps in
   * large grids.
   */
  readonly starts?: 'root' | 'repaired';
  /** Draw letters and words with the seed; false takes the likeliest, in one fixed order. */
  readonly randomise?: boolean;
}

const DEFAULT_SETTINGS: Required<SearchSettings> = {
  restartUnit: RESTART_UNIT,
  starts: 'root',
  cellOrder: 'weight',
  reverseTies: false,
  randomise: true,
};

/** `paused` and `gave-up` (at the node limit) can be resumed. */
export type Answer = 'filled' | 'unfillable' | 'paused' | 'gave-up';

/**
 * Rules out what the caller has no use for, such as fills no better than one it has: `failed` if no
 * fill of the current domains is of use, `narrowed` if it took words from domains.
 */
export type Bound = () => 'same' | 'narrowed' | 'failed';

/** At a fixpoint: no fill below, a fill, or something to decide. */
type Status = 'failed' | 'filled' | 'open';

/** A decision and what undoes it. */
interface Level {
  readonly mark: TrailMark;
  readonly decision: Decision;
}

export class Search {
  readonly state: State;
  /** Asked at each fixpoint, if there is one. What it rules out must stay ruled out until `reset`. */
  bound: Bound | undefined;
  /** Shown what runs come to and which slots fail, until `reset`. */
  repairer: Repairer | undefined;
  /** What draws; undefined where nothing is drawn. */
  random: Random | undefined;
  private readonly settings: Required<SearchSettings>;
  private readonly chooser: Chooser;
  private readonly limits: Limits | undefined;
  private readonly letterLimits: LetterLimits | undefined;
  /** The state after the first propagation, to which `reset` returns. */
  private root: TrailMark;
  private readonly rootAlive: boolean;
  private readonly rootPropagations: number;
  private readonly levels: Level[] = [];
  /** False while the current decisions are known to fail. */
  private alive = true;
  private nodes = 0;
  private backtracks = 0;
  private restarts = 0;
  /** Of the current run: failures it may still have, and decisions of its start. */
  private failuresLeft = 0;
  private startDepth = 0;
  private rootRuns = 0;
  /** What `keepFullest` asked for. */
  private kept: Fullest | undefined;

  /** With `near`, a state of the same words, the search is ready sooner. */
  constructor(problem: Problem, settings: SearchSettings = {}, near?: State) {
    this.settings = { ...DEFAULT_SETTINGS, ...settings };
    this.state = new State(problem, near);
    this.chooser = new Chooser(this.state, this.settings);
    this.limits = problem.limits && new Limits(this.state, problem.limits);
    this.letterLimits = problem.letterCounts && new LetterLimits(this.state, problem.letterCounts);
    queueAll(this.state);
    this.rootAlive = propagate(this.state);
    this.rootPropagations = this.state.core.propagations();
    this.root = this.state.trail.mark();
    this.reset(0);
  }

  /** Starts anew with another seed; nothing of earlier runs is left. */
  reset(seed: number): void {
    const { state } = this;
    this.goBackTo(this.root);
    this.root = state.trail.mark();
    state.setWeights();
    state.core.setPropagations(this.rootPropagations);
    this.levels.length = 0;
    this.alive = this.rootAlive;
    this.repairer = this.settings.starts === 'repaired' ? new Repairer(state) : undefined;
    this.random = this.settings.randomise ? new Random(seed) : undefined;
    this.nodes = 0;
    this.backtracks = 0;
    this.restarts = 0;
    this.startDepth = 0;
    this.rootRuns = 0;
    this.failuresLeft = this.nextRootFailures();
    this.kept = undefined;
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
    const { nodes, backtracks, restarts, state } = this;
    return { nodes, backtracks, restarts, propagations: state.core.propagations() };
  }

  /**
   * Searches until it has an answer, `maxNodes` decisions in all were taken, or about `pause` more
   * slots were filtered. After `filled` the state holds the fill; calling `run` again would answer
   * it once more, `skip` goes past it.
   */
  run(maxNodes: number, pause: number): Answer {
    // A decision that filters nothing takes its time, too.
    const pauseAt = this.state.core.propagations() + this.nodes + pause;
    for (;;) {
      const answer = this.continueRun(maxNodes, pauseAt);
      if (answer !== 'over') return answer;
      const start = this.repairer?.nextStart(this.random);
      if (start === undefined) this.startAtRoot();
      else this.startRun(start, REPAIR_FAILURES);
    }
  }

  /**
   * Goes on with the current run, until slots filtered and nodes together are `pauseAt`; `over` when it has had its
   * failures, or all below its start is refuted.
   */
  continueRun(maxNodes: number, pauseAt: number): Answer | 'over' {
    const { core } = this.state;
    for (;;) {
      const status = this.settle();
      if (status === 'filled') return 'filled';
      if (status === 'failed') {
        if (this.levels.length === 0) return 'unfillable';
        if (this.levels.length === this.startDepth) return 'over';
        this.refute();
      } else {
        if (this.failuresLeft <= 0) return 'over';
        this.note();
        if (this.nodes >= maxNodes) return 'gave-up';
        if (core.propagations() + this.nodes >= pauseAt) return 'paused';
        this.decide();
      }
    }
  }

  /** Begins another run, below some letters, which may have so many failures. */
  startRun(start: Assignment, failures: number): void {
    this.restarts++;
    this.failuresLeft = failures;
    const first = this.levels[0];
    if (first !== undefined) {
      this.levels.length = 0;
      this.goBackTo(first.mark);
      this.alive = true;
    }
    for (const { cell, letter } of start) {
      if (this.state.core.letterOf(cell) === letter) continue;
      this.open({ kind: 'letter', cell, letter });
      this.alive = propagate(this.state);
      if (!this.alive) break;
    }
    this.startDepth = this.levels.length;
  }

  /** Begins another run at the root. */
  startAtRoot(): void {
    this.startRun([], this.nextRootFailures());
  }

  /** Goes on from a fill to look for others; the fill will not be found again without a restart. */
  skip(): void {
    this.alive = false;
  }

  /** Whether at least one fill is expected below the current fixpoint. */
  expectsFills(): boolean {
    return this.alive && this.state.expectation() >= 0;
  }

  /** The word in each slot of the fill that the state holds. */
  fill(): Int32Array {
    const { domains, problem } = this.state;
    return problem.slotLength.map((_, slot) => domains.only(slot));
  }

  /** Propagates to the fixpoint, which is also that of the limits and of the bound. */
  settle(): Status {
    while (this.alive) {
      if (!propagate(this.state)) {
        this.fail(this.state.wipedOut);
        break;
      }
      const ruled = this.enforce();
      if (ruled === 'failed') this.cutOff();
      if (ruled !== 'same') continue;
      const status = this.chooser.look();
      if (status !== 'unmet') return status;
      // What has to appear no longer can: no slot is to blame.
      this.cutOff();
      this.state.wipedOut = -1;
    }
    return 'failed';
  }

  /** Looks at a fixpoint at which something is to be decided. */
  note(): void {
    this.kept?.note(this.state);
    this.repairer?.note(this.letters);
  }

  /** What limits and the bound rule out at a fixpoint: the first of them that rules out something. */
  private enforce(): ReturnType<Bound> {
    const limited = this.limits?.enforce() ?? 'same';
    if (limited !== 'same') return limited;
    const counted = this.letterLimits?.enforce() ?? 'same';
    return counted === 'same' ? (this.bound?.() ?? 'same') : counted;
  }

  private decide(): void {
    const decision = this.chooser.decision(this.random);
    this.nodes++;
    if (decision.kind === 'word' && decision.word < 0) this.fail(decision.slot);
    else this.open(decision);
  }

  /** Takes the last decision back and rules it out at the level before. */
  private refute(): void {
    const { mark, decision } = this.levels.pop()!;
    this.goBackTo(mark);
    this.alive = true;
    this.backtracks++;
    if (!ruleOut(this.state, decision)) this.failAt(decision);
  }

  private open(decision: Decision): void {
    this.levels.push({ mark: this.state.trail.mark(), decision });
    if (!take(this.state, decision)) this.failAt(decision);
  }

  private goBackTo(mark: TrailMark): void {
    this.state.core.dropQueue();
    this.state.trail.undo(mark);
  }

  /** The letters decided, in their order. */
  private readonly letters = (): Assignment =>
    this.levels.map(({ decision }) => decision).filter((decision) => decision.kind === 'letter');

  private failAt(decision: Decision): void {
    if (decision.kind === 'word') this.fail(decision.slot);
  }

  private fail(slot: number): void {
    this.cutOff(slot);
    this.state.core.addWeight(slot);
  }

  /** Goes no further here: a failure of `slot`, or of no slot. */
  private cutOff(slot = -1): void {
    this.alive = false;
    this.failuresLeft--;
    if (slot >= 0) this.repairer?.blame(slot);
  }

  private nextRootFailures(): number {
    const { restartUnit } = this.settings;
    return restartUnit === 0 ? Number.POSITIVE_INFINITY : restartUnit * luby(this.rootRuns++);
  }
}

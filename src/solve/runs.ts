// The runs of a search: how many failures each may have, and where it starts. Runs from the root
// have Luby's lengths, which grow without bound, so that one of them comes to an answer in the end;
// runs from elsewhere are shorter and lie between them.

import { luby } from '../base/luby.ts';
import type { Random } from '../base/random.ts';
import type { Assignment } from './assignment.ts';
import { BeamStarts } from './beam-starts.ts';
import { Repairer } from './repair.ts';
import type { State } from './state.ts';

/**
 * Where runs start: at the `root`; from what the run before came to, `repaired` (repair.ts), which helps in
 * large grids; or from what a `beam` came to, and then repaired (beam-starts.ts), and at the root
 * before each round of it.
 */
export type Starts = 'root' | 'repaired' | 'beam';

/** Failures of a repair: one that takes more is better tried elsewhere. */
const REPAIR_FAILURES = 1000;
/** Failures of a run below what a beam came to, before that is repaired. */
const DIVE_FAILURES = 300;

export interface RunSettings {
  /** Failures before the first restart; 0 for a search that never restarts. */
  readonly restartUnit: number;
  /** Where runs start. Default `root`. */
  readonly starts: Starts;
}

export class Runs {
  private readonly settings: RunSettings;
  private readonly repairer: Repairer | undefined;
  private readonly beamStarts: BeamStarts | undefined;
  /** Whether the next run's start has to be looked for first, by `seek`. */
  isSeeking: boolean;
  /** Runs, and rounds of a beam, that have ended. */
  ended = 0;
  private failuresLeft = 0;
  private rootRuns = 0;
  private isFromRoot = true;
  /** Decisions of the current run's start. */
  private startDepth = 0;

  constructor(state: State, settings: RunSettings) {
    this.settings = settings;
    const { starts } = settings;
    this.isSeeking = starts === 'beam';
    this.beamStarts = this.isSeeking ? new BeamStarts(state) : undefined;
    if (starts !== 'root') this.repairer = new Repairer(state, this.isSeeking ? 'narrow' : 'wide');
    this.startAtRoot();
  }

  /** Whether the current run has had its failures. */
  get isOver(): boolean {
    return this.failuresLeft <= 0;
  }

  /**
   * Whether all below the current run's start is refuted when `depth` decisions are left, which
   * failed.
   */
  isRefuted(depth: number): boolean {
    return depth === this.startDepth;
  }

  /** Counts a failure, of a slot that wiped out or, -1, of none. */
  fail(slot: number): void {
    this.failuresLeft--;
    if (slot >= 0) this.repairer?.blame(slot);
  }

  /** Looks at a fixpoint to which `decided` led. */
  note(decided: () => Assignment): void {
    this.repairer?.note(decided);
  }

  /** Whether that has begun, and the state is not where the search left it. */
  get isUnderWay(): boolean {
    return this.beamStarts?.isUnderWay ?? false;
  }

  /** Looks for starts with the search at the root, for a while: how many letters were tried. */
  seek(random: Random | undefined): number {
    const { tried, isOver } = this.beamStarts!.seek(random);
    this.isSeeking = !isOver;
    this.isFromRoot = false;
    return tried;
  }

  /** Ends a run: the letters that the next one starts from, none at the root, or while such are sought. */
  next(random: Random | undefined): Assignment {
    this.ended++;
    const { beamStarts } = this;
    const isRoundDue = beamStarts?.isRoundDue ?? false;
    const repair = this.repairer?.nextStart(random);
    if (beamStarts !== undefined && (this.isFromRoot || (isRoundDue && beamStarts.canGoBack))) {
      this.repairer!.giveUp();
      this.isSeeking = true;
      return [];
    }
    const start = isRoundDue ? undefined : (repair ?? beamStarts?.take());
    if (start === undefined) this.startAtRoot();
    else this.failuresLeft = start === repair ? REPAIR_FAILURES : DIVE_FAILURES;
    return start ?? [];
  }

  /** Begins a run whose start took so many decisions. */
  begin(depth: number): void {
    this.startDepth = depth;
  }

  private startAtRoot(): void {
    const { restartUnit } = this.settings;
    this.failuresLeft =
      restartUnit === 0 ? Number.POSITIVE_INFINITY : restartUnit * luby(this.rootRuns);
    this.rootRuns++;
    this.isFromRoot = true;
  }
}

// The runs of a search: how many failures each may have, and where it starts. Runs from the root have
// Luby's lengths, which grow without bound, so that one of them comes to an answer in the end; runs from
// elsewhere are shorter and lie between them.

import { luby } from '../base/luby.ts';
import type { Random } from '../base/random.ts';
import type { Assignment } from './assignment.ts';
import type { Choices } from './choices.ts';
import { Repairer } from './repair.ts';
import { Scout } from './scout.ts';
import type { State } from './state.ts';

/**
 * Where runs start: at the `root`; where most fills are to be expected, `scouted` (scout.ts), which helps
 * in small grids that have few; or from what the run before came to, `repaired` (repair.ts), which helps in
 * large ones.
 */
export type Starts = 'root' | 'scouted' | 'repaired';

/**
 * Failures of a run from a start: enough to see all below a scouted one in a small grid, mostly; a
 * repair that takes more is better tried elsewhere.
 */
const START_FAILURES = { scouted: 4000, repaired: 1000 };

export interface RunSettings {
  /** Failures before the first restart; 0 for a run without end. */
  readonly restartUnit: number;
  readonly starts: Starts;
}

export class Runs {
  private readonly settings: RunSettings;
  private readonly scout: Scout | undefined;
  private readonly repairer: Repairer | undefined;
  /** Whether the scout looks for starts, at the root's fixpoint, instead of a run. */
  isScouting = false;
  /** Runs that have ended. */
  ended = 0;
  private failuresLeft = 0;
  private rootRuns = 0;
  private isAtRoot = true;

  constructor(state: State, choices: Choices, settings: RunSettings) {
    const { starts } = settings;
    this.settings = settings;
    this.scout = starts === 'scouted' ? new Scout(state, choices) : undefined;
    this.repairer = starts === 'repaired' ? new Repairer(state) : undefined;
    if (this.scout === undefined) this.startAtRoot();
    else this.isScouting = true;
  }

  /** Whether the current run has had its failures. */
  get isOver(): boolean {
    return this.failuresLeft <= 0;
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

  /** Whether the run, `depth` decisions beyond its start, should rather go back. */
  turnsBack(depth: number): boolean {
    return !this.isAtRoot && this.scout !== undefined && this.scout.turnsBack(depth);
  }

  /** Ends a run: where the next one starts, or undefined for the root, or for the scout's turn. */
  next(random: Random | undefined): Assignment | undefined {
    this.ended++;
    const start = this.repairer?.nextStart(random) ?? this.scout?.nextStart();
    if (start !== undefined) return this.startAt(start);
    if (this.scout !== undefined && this.isAtRoot) this.isScouting = true;
    else this.startAtRoot();
    return undefined;
  }

  /** Lets the scout draw one assignment; after the last of a round, where a run starts. */
  draw(
    random: Random | undefined,
    nodesLeft: number,
  ): { readonly nodes: number; readonly start: Assignment | undefined } {
    const { nodes, isLast } = this.scout!.draw(random, nodesLeft);
    if (!isLast) return { nodes, start: undefined };
    this.isScouting = false;
    const start = this.scout!.nextStart();
    if (start === undefined) this.startAtRoot();
    return { nodes, start: start && this.startAt(start) };
  }

  private startAt(start: Assignment): Assignment {
    this.isAtRoot = false;
    this.failuresLeft = START_FAILURES[this.scout === undefined ? 'repaired' : 'scouted'];
    return start;
  }

  private startAtRoot(): void {
    const { restartUnit } = this.settings;
    this.isAtRoot = true;
    this.failuresLeft =
      restartUnit === 0 ? Number.POSITIVE_INFINITY : restartUnit * luby(this.rootRuns);
    this.rootRuns++;
  }
}

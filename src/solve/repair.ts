// Repairing: where a run failed, the next one starts from what it had come to, without what lies
// around a slot that kept failing. A large grid is made of regions that know little of each other;
// a run from the root has to be lucky in all of them at once, repairs may be lucky in one after the
// other (docs/decisions/repairing.md). Large neighbourhood search (Shaw 1998), with late acceptance
// (Burke and Bykov 2017) of what is less full than before.

import type { Random } from '../base/random.ts';
import { countFilled } from './fullest.ts';
import type { State } from './state.ts';

/** Cells and their letters. */
export type Assignment = readonly { readonly cell: number; readonly letter: number }[];

/**
 * What a repair gives up around the failing slot: `wide`, all that was decided in slots near it; `narrow`, only the
 * letters of cells between slots near it, and it keeps all other letters, also those that followed from what it
 * gives up. After a beam narrow ones find more, and are soon through with what they try (docs/decisions/beam.md).
 */
export type Hole = 'wide' | 'narrow';
/** Failures of a repair: one that takes more is better tried elsewhere. */
export const REPAIR_FAILURES = 1000;
/** Crossings from the failing slot within which slots are near; drawn anew for each run. */
const RADII: Record<Hole, readonly number[]> = { wide: [2, 3], narrow: [1, 2, 3] };
/**
 * A run is repaired if it is as full as the one repaired now, or as the one that was so many runs
 * before; any run is, while there was none.
 */
const MEMORY = 10;
/** After more runs than this without a fuller one everything is given up. */
const PATIENCE = 40;

/** What a run came to. */
interface RunResult {
  /** At its fullest fixpoint: slots with one word left, and what was decided. */
  readonly filled: number;
  readonly decisions: Assignment;
  /** How often each slot wiped out. */
  readonly failures: ArrayLike<number>;
}

export class Repairer {
  private readonly state: State;
  private readonly hole: Hole;
  /** Of the current run. */
  private filled = -1;
  private decisions: Assignment = [];
  private failures: Int32Array;
  /** What is being repaired. */
  private current: RunResult | undefined;
  /** How full that was, at the last MEMORY runs. */
  private past: number[] = [];
  private fullest = -1;
  private runs = 0;
  private lastGain = 0;

  constructor(state: State, hole: Hole = 'wide') {
    this.state = state;
    this.hole = hole;
    this.failures = new Int32Array(state.problem.slotCount);
  }

  /** Looks at a fixpoint of the current run, whose decisions `decided` gives. */
  note(decided: () => Assignment): void {
    const filled = countFilled(this.state);
    if (filled <= this.filled) return;
    this.filled = filled;
    this.decisions = this.hole === 'wide' ? decided() : this.letters();
  }

  /** Notes that a slot wiped out. */
  blame(slot: number): void {
    this.failures[slot]!++;
  }

  /** Ends the run: where the next one starts, or undefined if it should begin anew. */
  nextStart(random: Random | undefined): Assignment | undefined {
    const { filled, decisions, failures } = this;
    this.accept({ filled, decisions, failures });
    this.beginRun();
    const slot = this.drawFailing(random);
    if (slot < 0 || this.runs - this.lastGain > PATIENCE) {
      this.giveUp();
      return undefined;
    }
    const radii = RADII[this.hole];
    const near = this.slotsWithin(radii[random?.below(radii.length) ?? 0]!, slot);
    return this.current!.decisions.filter(({ cell }) => !this.isInHole(cell, near));
  }

  /** Begins anew with the next run. */
  giveUp(): void {
    this.beginRun();
    this.current = undefined;
    this.past = [];
    this.fullest = -1;
  }

  private beginRun(): void {
    this.filled = -1;
    this.decisions = [];
    this.failures = new Int32Array(this.failures.length);
  }

  private isInHole(cell: number, near: ReadonlySet<number>): boolean {
    const slots = this.state.problem.slotsAt(cell);
    return this.hole === 'wide'
      ? slots.some((slot) => near.has(slot))
      : slots.every((slot) => near.has(slot));
  }

  /** All letters that cells have, decided or not. */
  private letters(): Assignment {
    const { core, problem } = this.state;
    const letters = Array.from({ length: problem.cellCount }, (_, cell) => ({
      cell,
      letter: core.letterOf(cell),
    }));
    return letters.filter(({ letter }) => letter >= 0);
  }

  private accept(attempt: RunResult): void {
    const { filled } = attempt;
    this.runs++;
    if (filled > this.fullest) {
      this.fullest = filled;
      this.lastGain = this.runs;
    }
    const at = this.runs % MEMORY;
    const least = Math.min(this.current?.filled ?? -1, this.past[at] ?? -1);
    // A run that failed where it started came to nothing.
    if (filled >= 0 && (this.current === undefined || filled >= least)) this.current = attempt;
    this.past[at] = this.current?.filled ?? -1;
  }

  /** A slot, the likelier the more often it wiped out; -1 if none did. */
  private drawFailing(random: Random | undefined): number {
    const failures = Array.from(this.current?.failures ?? []);
    const total = failures.reduce((sum, count) => sum + count, 0);
    let rest = random === undefined || total === 0 ? 0 : random.below(total);
    return failures.findIndex((count) => {
      rest -= count;
      return rest < 0;
    });
  }

  /** The slots that `radius` crossings lead to from one. */
  private slotsWithin(radius: number, slot: number): Set<number> {
    const near = new Set([slot]);
    let edge = [slot];
    for (let step = 0; step < radius; step++) {
      const next = new Set(edge.flatMap((from) => this.state.problem.crossings(from)));
      edge = [...next].filter((other) => !near.has(other));
      for (const other of edge) near.add(other);
    }
    return near;
  }
}

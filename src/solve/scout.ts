// Where runs start: assignments of a few cells below which the most fills are to be expected. Where
// fills are scarce they lie close together, and a run from anywhere else looks for them in vain
// (docs/decisions/scouting.md).
//
// A round of scouting draws assignments of a few cells as the search would, keeps those of the most
// expected fills, draws some cells more beyond each of these, and so on: a beam search. What it keeps in
// the end are the starts of the runs that follow.

import type { Random } from '../base/random.ts';
import type { Assignment } from './assignment.ts';
import type { Choices } from './choices.ts';
import { expectation, fromScale } from './expectation.ts';
import { propagate } from './propagate.ts';
import type { State } from './state.ts';
import type { Mark } from './trail.ts';

/** Draws of a round's first stage, and beyond each assignment that a stage kept. */
const FIRST_DRAWS = 60;
const DRAWS = 12;
/** Assignments that a stage keeps. */
const KEPT = 12;
/**
 * A run goes back where fewer fills are to be expected than so many times the mean of the places that runs
 * came to after as many decisions, once there are enough of these to tell; after more than DEPTH
 * decisions it is too late to gain by it.
 */
const LEAST = 0.2;
const ENOUGH = 20;
const DEPTH = 6;
/** Cells that a draw assigns at most; cells of a start. */
const CELLS = 3;
const START_CELLS = 15;

/** An assignment, and what `expectation` says of it. */
interface Prospect {
  readonly assignment: Assignment;
  readonly fills: number;
}

export class Scout {
  private readonly state: State;
  private readonly choices: Choices;
  /** The starts of the last round that no run has had yet, the best last; those of all rounds. */
  private starts: Assignment[] = [];
  private readonly used = new Set<string>();
  /** The stage, what is kept from the one before, and which of that is drawn beyond. */
  private stage = 0;
  private bases: readonly Assignment[] = [[]];
  private base = 0;
  /** How to leave the base that is assigned, if one is; the draws made there. */
  private root: Mark | undefined;
  private draws = 0;
  /** By decisions beyond a start: the places that runs came to, and the fills to expect in all of them. */
  private readonly places = Array.from({ length: DEPTH + 1 }, () => ({ count: 0, fills: 0 }));
  /** What this stage has drawn. */
  private readonly prospects = new Map<string, Prospect>();

  constructor(state: State, choices: Choices) {
    this.state = state;
    this.choices = choices;
  }

  /** Whether a run that came to this fixpoint, `depth` decisions beyond its start, is to go back. */
  turnsBack(depth: number): boolean {
    if (depth < 1 || depth > DEPTH) return false;
    const fills = fromScale(expectation(this.state));
    if (fills === Number.POSITIVE_INFINITY) return false;
    const places = this.places[depth]!;
    places.count++;
    places.fills += fills;
    return places.count >= ENOUGH && fills < (LEAST * places.fills) / places.count;
  }

  /** The best start that no run has had, if there is one left. */
  nextStart(): Assignment | undefined {
    const start = this.starts.pop();
    if (start !== undefined) this.used.add(keyOf(start));
    return start;
  }

  /**
   * Draws one assignment; the round begins at the root's fixpoint, where its last draw leaves the
   * state again. How many nodes it took, at most `nodesLeft`, and whether it was the last.
   */
  draw(
    random: Random | undefined,
    nodesLeft: number,
  ): { readonly nodes: number; readonly isLast: boolean } {
    const { state } = this;
    const base = this.bases[this.base]!;
    this.root ??= this.goTo(base);
    const mark = state.trail.mark();
    const assignment = [...base];
    const length = Math.min(base.length + CELLS, START_CELLS);
    let isAlive = true;
    let isCut = false;
    while (isAlive && assignment.length < length) {
      const cell = this.choices.cell();
      if (cell < 0) break;
      isCut = assignment.length - base.length >= nodesLeft;
      if (isCut) break;
      const letter = this.choices.letter(cell, random);
      assignment.push({ cell, letter });
      isAlive = this.assign(cell, letter);
    }
    // A start of no cells would be a run from the root that goes back without a proof.
    if (isAlive && !isCut && assignment.length > 0) this.note(assignment);
    state.core.dropQueue();
    state.trail.undo(mark);
    const nodes = Math.max(1, assignment.length - base.length);
    if (!isCut) this.draws++;
    if (this.draws < (this.stage === 0 ? FIRST_DRAWS : DRAWS)) return { nodes, isLast: false };
    state.trail.undo(this.root);
    this.root = undefined;
    this.draws = 0;
    this.base++;
    return { nodes, isLast: this.base === this.bases.length && this.endStage() };
  }

  private note(assignment: Assignment): void {
    const key = keyOf(assignment);
    if (this.prospects.has(key) || this.used.has(key)) return;
    this.prospects.set(key, { assignment, fills: expectation(this.state) });
  }

  /** Assigns a base; how to return. */
  private goTo(base: Assignment): Mark {
    const mark = this.state.trail.mark();
    for (const { cell, letter } of base) this.assign(cell, letter);
    return mark;
  }

  private assign(cell: number, letter: number): boolean {
    this.state.core.narrowCell(cell, letter, true);
    return propagate(this.state);
  }

  /** Keeps the best of a stage; whether it was the round's last. */
  private endStage(): boolean {
    const best = [...this.prospects.values()]
      .sort((a, b) => b.fills - a.fills)
      .slice(0, KEPT)
      .map(({ assignment }) => assignment);
    this.prospects.clear();
    this.base = 0;
    this.stage++;
    const isLast = this.stage * CELLS >= START_CELLS || best.length === 0;
    if (isLast) {
      this.starts = best.reverse();
      this.stage = 0;
    }
    this.bases = isLast ? [[]] : best;
    return isLast;
  }
}

function keyOf(assignment: Assignment): string {
  return assignment.map(({ cell, letter }) => `${cell}:${letter}`).join(' ');
}

// The letters decided in the search's state, one after another, and the way from some to others: what is
// decided is taken back to where the two part, and the letters from there are decided anew.

import { propagate } from './propagate.ts';
import type { State } from './state.ts';
import type { TrailMark } from './trail.ts';

/** A letter decided, after others. */
export interface Step {
  readonly before: Step | undefined;
  /** Letters decided. */
  readonly depth: number;
  readonly cell: number;
  readonly letter: number;
}

/** Where nothing is decided. */
export const ROOT: Step = { before: undefined, depth: 0, cell: -1, letter: -1 };

export class Path {
  private readonly state: State;
  /** The letters decided, and what undoes each. */
  private readonly path: { readonly step: Step; readonly mark: TrailMark }[] = [];

  /** Begins where the search stands. */
  constructor(state: State) {
    this.state = state;
  }

  /** Brings the search's state to where some letters are decided; false if what the root has refuted since leaves no way. */
  goTo(last: Step): boolean {
    const { path, state } = this;
    const way: Step[] = [];
    let common = last;
    while (common.depth > 0 && path[common.depth - 1]?.step !== common) {
      way.push(common);
      common = common.before!;
    }
    const parting = path[common.depth];
    if (parting !== undefined) {
      state.core.dropQueue();
      state.trail.undo(parting.mark);
      path.length = common.depth;
    }
    if (way.length === 0) return true;
    // Letters are counted where ways part, and not again for each of them.
    state.expectation();
    for (const step of way.reverse()) {
      path.push({ step, mark: state.trail.mark() });
      state.fixLetter(step.cell, step.letter);
      if (propagate(state)) continue;
      state.core.dropQueue();
      state.trail.undo(path.pop()!.mark);
      return false;
    }
    state.expectation();
    return true;
  }
}

// Trials: can these slots be filled together, with the rest of the grid left open? A search of a
// problem that has those slots only answers, and all trials share one purse of work, counted in
// slots filtered, so that the answers are the same on every machine.

import { nextTurn } from '../base/next-turn.ts';
import { Problem, type ProblemInput } from '../solve/problem.ts';
import { Search } from '../solve/search.ts';
import type { State } from '../solve/state.ts';

/** How much work may be spent. */
export interface Effort {
  /** Slots filtered, in all trials together. */
  readonly filtered: number;
  /** Slots filtered in one trial. */
  readonly filteredEach: number;
  /** Trials, for each costs something before it filters its first slot. */
  readonly trials: number;
}

/** A fill of the slots, the proof that there is none, or neither within the effort. */
export type Trial =
  | { readonly answer: 'filled'; readonly letters: Int32Array }
  | { readonly answer: 'unfillable' | 'unknown' };

/** Slots filtered between two turns of the event loop: some milliseconds, or half a second of 70,000 slots. */
const SLICE = 1000;
const UNKNOWN: Trial = { answer: 'unknown' };

export class Trials {
  private readonly near: State | undefined;
  private readonly effort: Effort;
  private readonly signal: AbortSignal | undefined;
  private filteredLeft: number;
  private trialsLeft: number;
  private sliceLeft = SLICE;

  /** `near` is a state of the same words, which makes trials begin sooner. */
  constructor(effort: Effort, near?: State, signal?: AbortSignal) {
    this.effort = effort;
    this.near = near;
    this.signal = signal;
    this.filteredLeft = effort.filtered;
    this.trialsLeft = effort.trials;
  }

  /** Whether the effort is spent: every further trial is unknown. */
  get areOver(): boolean {
    return this.trialsLeft <= 0 || this.filteredLeft <= 0 || this.signal?.aborted === true;
  }

  /**
   * Tries to fill the slots of `input`, and no others; `letters` has the letter in each cell, or -1.
   * The search starts from the `weights` of the slots, if there are any, and adds what it learns.
   */
  async fill(input: ProblemInput, weights?: Int32Array): Promise<Trial> {
    if (input.slots.length === 0) return { answer: 'filled', letters: input.givens };
    if (this.areOver) return UNKNOWN;
    this.trialsLeft--;
    const most = Math.min(this.effort.filteredEach, this.filteredLeft);
    const search = new Search(new Problem(input), {}, this.near);
    if (weights !== undefined) search.state.setWeights(weights);
    let spent = 0;
    for (;;) {
      const answer = search.run(Number.POSITIVE_INFINITY, Math.min(most - spent, SLICE));
      // Decisions that filter nothing count as well, so that every trial ends.
      const { propagations, nodes } = search.counters;
      const more = propagations + nodes - spent;
      spent += more;
      this.filteredLeft -= more;
      this.sliceLeft -= more;
      weights?.set(search.state.weights);
      if (this.sliceLeft <= 0) {
        await nextTurn();
        this.sliceLeft = SLICE;
      }
      if (answer === 'filled') return { answer, letters: lettersOf(search, input) };
      if (answer === 'unfillable') return { answer };
      if (spent >= most || this.signal?.aborted) return UNKNOWN;
    }
  }
}

function lettersOf(search: Search, { slots, givens, decided }: ProblemInput): Int32Array {
  const letters = givens.slice();
  const { memory, slotIndex } = search.state;
  search.fill().forEach((id, slot) => {
    if (decided?.[slot] === false) return;
    const { words, length } = slotIndex[slot]!;
    slots[slot]!.forEach((cell, position) => {
      letters[cell] = memory.u8[words + id * length + position]!;
    });
  });
  return letters;
}

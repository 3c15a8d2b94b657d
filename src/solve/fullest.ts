// The fullest consistent partial fill that a search has come to: the fixpoint at which most slots
// had one word left. Slots are counted before each decision, which costs little beside propagating;
// the letters are copied only when there are more such slots than ever before.

import type { State } from './state.ts';

export class Fullest {
  /** Slots with one word left; -1 before the first fixpoint. */
  slots = -1;
  /** The word in each slot, or -1. */
  readonly words: Int32Array;
  /** The letter in each cell that the search knows, or -1. */
  readonly letters: Int32Array;

  constructor({ slotCount, cellCount }: State['problem']) {
    this.words = new Int32Array(slotCount);
    this.letters = new Int32Array(cellCount);
  }

  /** Looks at a state at its fixpoint. */
  note(state: State): void {
    const slots = countFilled(state);
    if (slots > this.slots) this.copy(state, slots);
  }

  private copy({ domains, core }: State, slots: number): void {
    this.slots = slots;
    for (let slot = 0; slot < this.words.length; slot++) this.words[slot] = domains.only(slot);
    for (let cell = 0; cell < this.letters.length; cell++) this.letters[cell] = core.letterOf(cell);
  }
}

/** How many slots have one word left. */
export function countFilled({ domains, problem }: State): number {
  let filled = 0;
  for (let slot = 0; slot < problem.slotCount; slot++) if (domains.size(slot) === 1) filled++;
  return filled;
}

// The fullest consistent partial fill that a search has come to: the fixpoint at which most slots
// had one word left. Slots are counted before each decision, which costs little beside propagating;
// the letters are copied only when there are more such slots than ever before.

import type { State } from './state.ts';

export class Fullest {
  /** Slots with one word left; -1 before the first fixpoint. */
  slots = -1;
  /** The word address in each slot, or -1. */
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

  private copy(state: State, slots: number): void {
    const { domains, sizes, cellMasks, problem } = state;
    const { maskInts } = problem;
    const m = state.memory.i32;
    this.slots = slots;
    for (let slot = 0; slot < problem.slotCount; slot++) {
      this.words[slot] = m[sizes + slot] === 1 ? m[m[domains + slot]!]! : -1;
    }
    for (let cell = 0; cell < problem.cellCount; cell++) {
      const mask = m.subarray(cellMasks + cell * maskInts, cellMasks + (cell + 1) * maskInts);
      this.letters[cell] = onlyLetter(mask);
    }
  }
}

/** How many slots have one word left. */
export function countFilled({ sizes, problem, memory: { i32: m } }: State): number {
  let filled = 0;
  for (let slot = 0; slot < problem.slotCount; slot++) if (m[sizes + slot] === 1) filled++;
  return filled;
}

/** The one letter of a mask, or -1 if it has more. */
function onlyLetter(mask: Int32Array): number {
  let letter = -1;
  for (let i = 0; i < mask.length; i++) {
    const bits = mask[i]!;
    if (bits === 0) continue;
    if (letter >= 0 || (bits & (bits - 1)) !== 0) return -1;
    letter = i * 32 + 31 - Math.clz32(bits);
  }
  return letter;
}

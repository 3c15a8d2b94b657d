// A neighbourhood of a fill: a few slots that hang together are freed, all other cells keep their
// letters (large neighbourhood search; Shaw 1998). Slots that cross a freed one may change in the
// cells they share.

import type { Random } from '../base/random.ts';
import { fixWord } from '../solve/decision.ts';
import type { Problem } from '../solve/problem.ts';
import type { State } from '../solve/state.ts';

export class Neighbourhoods {
  private readonly problem: Problem;
  private readonly random: Random;
  /** The slots that share a cell with each slot. */
  private readonly crossings: readonly (readonly number[])[];
  /** 1 for a freed slot. */
  private readonly isFreed: Uint8Array;
  /** 1 for a slot that some cell is freed of. */
  readonly isOpen: Uint8Array;
  /** 1 for a freed cell, by the search's own numbers. */
  private readonly isFreeCell: Uint8Array;

  constructor(problem: Problem, random: Random) {
    this.problem = problem;
    this.random = random;
    this.crossings = Array.from(problem.slotLength, (_, slot) => problem.crossings(slot));
    this.isFreed = new Uint8Array(problem.slotCount);
    this.isOpen = new Uint8Array(problem.slotCount);
    this.isFreeCell = new Uint8Array(problem.cellCount);
  }

  /** Frees `size` slots, grown from `first` over crossings at random. */
  draw(first: number, size: number): void {
    const { random, isFreed, isOpen, isFreeCell } = this;
    const { slotArcs, arcCell } = this.problem;
    isFreed.fill(0);
    isOpen.fill(0);
    isFreeCell.fill(0);
    const edge = [first];
    for (let freed = 0; freed < size && edge.length > 0; ) {
      const slot = edge.splice(random.below(edge.length), 1)[0]!;
      if (isFreed[slot] === 1) continue;
      isFreed[slot] = 1;
      isOpen[slot] = 1;
      freed++;
      for (const other of this.crossings[slot]!) if (isFreed[other] === 0) edge.push(other);
      for (let arc = slotArcs[slot]!; arc < slotArcs[slot + 1]!; arc++) {
        const cell = arcCell[arc]!;
        isFreeCell[cell] = 1;
        for (const other of this.problem.slotsAt(cell)) isOpen[other] = 1;
      }
    }
  }

  /** Fixes all of a fill but what was drawn; `words` are the word ids of its slots, -1 of open ones. */
  fixRest(state: State, words: Int32Array): boolean {
    const { isOpen, isFreeCell } = this;
    const { slotCount, slotArcs, arcCell, arcPosition, cellGiven } = this.problem;
    for (let slot = 0; slot < slotCount; slot++) {
      if (words[slot]! < 0) continue;
      if (isOpen[slot] === 0) {
        if (!fixWord(state, slot, words[slot]!)) return false;
        continue;
      }
      const { words: start, length } = state.slotIndex[slot]!;
      for (let arc = slotArcs[slot]!; arc < slotArcs[slot + 1]!; arc++) {
        const cell = arcCell[arc]!;
        if (isFreeCell[cell] === 1 || cellGiven[cell]! >= 0) continue;
        const letter = state.memory.u8[start + words[slot]! * length + arcPosition[arc]!]!;
        state.fixLetter(cell, letter);
      }
    }
    return true;
  }
}

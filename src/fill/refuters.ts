// Which slots have no word any more once some letters stand: each letter pattern is looked up in the
// list but once.

import type { ProblemInput } from '../solve/problem.ts';

export class Refuters {
  private readonly input: ProblemInput;
  /** The slots through each cell. */
  private readonly slotsAt: readonly (readonly number[])[];
  /** By pattern, the first word that fits it, or -1. */
  private readonly firstWords = new Map<string, number>();
  /** Words of given entries. */
  private readonly given: ReadonlySet<string>;

  constructor(input: ProblemInput) {
    this.input = input;
    const slotsAt = Array.from({ length: input.cellCount }, (): number[] => []);
    input.slots.forEach((cells, slot) => {
      for (const cell of cells) slotsAt[cell]!.push(slot);
    });
    this.slotsAt = slotsAt;
    this.given = new Set(input.used.map(([length, id]) => `${length} ${id}`));
  }

  /** Slots that share a cell with this one, ascending. */
  neighbours(slot: number): readonly number[] {
    const others = new Set(this.input.slots[slot]!.flatMap((cell) => this.slotsAt[cell]!));
    others.delete(slot);
    return [...others].sort((a, b) => a - b);
  }

  /** The neighbours of `slots` that the letters of a fill of them leave no word that is still free. */
  refuters(slots: readonly number[], letters: Int32Array): readonly number[] {
    const { input } = this;
    const used = new Set(input.allowRepeats ? [] : this.given);
    if (!input.allowRepeats) {
      for (const slot of slots) {
        const pattern = input.slots[slot]!.map((cell) => letters[cell]!);
        used.add(`${pattern.length} ${this.firstWord(pattern)}`);
      }
    }
    const inside = new Set(slots);
    const outside = new Set(slots.flatMap((slot) => this.neighbours(slot)));
    return [...outside].filter((slot) => {
      if (inside.has(slot)) return false;
      const pattern = input.slots[slot]!.map((cell) => letters[cell]!);
      let word = this.firstWord(pattern);
      while (word >= 0 && used.has(`${pattern.length} ${word}`)) {
        word = this.nextWord(pattern, word + 1);
      }
      return word < 0;
    });
  }

  private firstWord(pattern: readonly number[]): number {
    const key = pattern.join(' ');
    let word = this.firstWords.get(key);
    if (word === undefined) {
      word = this.nextWord(pattern, 0);
      this.firstWords.set(key, word);
    }
    return word;
  }

  /** The first word from id `from` on that fits a pattern (-1 is any letter), or -1. */
  private nextWord(pattern: readonly number[], from: number): number {
    const { count, letters, length } = this.input.words.table(pattern.length);
    for (let id = from; id < count; id++) {
      let p = 0;
      while (p < length && (pattern[p] === -1 || pattern[p] === letters[id * length + p])) p++;
      if (p === length) return id;
    }
    return -1;
  }
}

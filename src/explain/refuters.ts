// Which slots have no word any more once some letters stand: each letter pattern is looked up in the
// list, or among the words that a slot may hold, but once.

import type { ProblemInput } from '../solve/problem.ts';
import { fitsPattern } from '../words/vocabulary/entry-pattern.ts';

/** For each position the index of a letter; undefined where any may stand. */
type LetterPattern = readonly (number | undefined)[];

export class Refuters {
  private readonly input: ProblemInput;
  /** The slots through each cell. */
  private readonly slotsAt: readonly (readonly number[])[];
  /** By the words that slots may hold, and by pattern: the first word that fits it, or -1. */
  private readonly firstWords = new Map<Int32Array | undefined, Map<string, number>>();
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
        // One that stays open holds none.
        if (input.decided?.[slot] === false) continue;
        const pattern = patternAt(input.slots[slot]!, letters);
        used.add(`${pattern.length} ${this.firstWord(pattern)}`);
      }
    }
    const inside = new Set(slots);
    const outside = new Set(slots.flatMap((slot) => this.neighbours(slot)));
    return [...outside].filter((slot) => {
      if (inside.has(slot)) return false;
      const pattern = patternAt(input.slots[slot]!, letters);
      const ids = input.domains?.[slot];
      let word = this.firstWord(pattern, ids);
      while (word >= 0 && used.has(`${pattern.length} ${word}`)) {
        word = this.nextWord(pattern, word + 1, ids);
      }
      return word < 0;
    });
  }

  private firstWord(pattern: LetterPattern, ids?: Int32Array): number {
    let known = this.firstWords.get(ids);
    if (known === undefined) {
      known = new Map();
      this.firstWords.set(ids, known);
    }
    const key = pattern.join(' ');
    let word = known.get(key);
    if (word === undefined) {
      word = this.nextWord(pattern, 0, ids);
      known.set(key, word);
    }
    return word;
  }

  /** The first word of `ids`, or of all, from id `from` on that fits a pattern, or -1. */
  private nextWord(pattern: LetterPattern, from: number, ids?: Int32Array): number {
    const { count, letters, length } = this.input.words.table(pattern.length);
    const fits = (id: number): boolean => fitsPattern(letters, pattern, id * length);
    if (ids !== undefined) return ids.find((id) => id >= from && fits(id)) ?? -1;
    for (let id = from; id < count; id++) if (fits(id)) return id;
    return -1;
  }
}

function patternAt(cells: readonly number[], letters: Int32Array): LetterPattern {
  return cells.map((cell) => (letters[cell]! < 0 ? undefined : letters[cell]!));
}

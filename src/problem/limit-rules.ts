// Limits on how many entries of a grid have a tag, made ready for one puzzle: entries that are given in full count,
// and leave room for so many less.

import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { Rules, TagLimit } from '../verify/rules.ts';
import { tagBit } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { CausedLimit } from './build-problem.ts';
import type { RootConflict } from './conflict.ts';

/** Words in an integer of a bit set. */
const SET_BITS = 32;

export class LimitRules {
  private readonly blank: Puzzle;
  /** All words of the lists: a word that was left out has its tags all the same. */
  private readonly listed: WordList;
  private readonly limits: readonly TagLimit[];

  constructor(blank: Puzzle, listed: WordList, { limits = [] }: Rules) {
    this.blank = blank;
    this.listed = listed.known;
    this.limits = limits;
  }

  /**
   * As the problem has it. Words that rules `brought` along have the tags that the lists give them, if they
   * have them at all.
   */
  constraints(extended: WordList, brought: readonly (readonly string[])[]): CausedLimit[] {
    return this.limits.map((limit) => this.limitOf(limit, extended, brought));
  }

  /** More given entries than a limit lets in. */
  rootConflict(): RootConflict | undefined {
    for (const { tag, most } of this.limits) {
      const given = this.givenWith(tag);
      if (given.length <= most) continue;
      return { why: { kind: 'given-over-tag-limit', slots: given, tag, most }, few: [] };
    }
    return undefined;
  }

  private limitOf(
    { tag, most }: TagLimit,
    extended: WordList,
    brought: readonly (readonly string[])[],
  ): CausedLimit {
    const bit = tagBit(tag);
    const words = new Map<number, Int32Array>();
    for (const length of new Set(this.blank.layout.slots.map((slot) => slot.cells.length))) {
      const { count, flags = new Uint16Array(count) } = extended.table(length);
      const set = new Int32Array(Math.ceil(count / SET_BITS));
      const put = (id: number, isIn: boolean): void => {
        const mask = 1 << (id % SET_BITS);
        if (isIn) set[Math.floor(id / SET_BITS)]! |= mask;
        else set[Math.floor(id / SET_BITS)]! &= ~mask;
      };
      for (let id = 0; id < count; id++) if ((flags[id]! & bit) !== 0) put(id, true);
      for (const letters of brought) {
        for (const [cells, id] of extended.spellings(letters)) {
          if (cells === length) put(id, (this.listed.flagsOf(letters) & bit) !== 0);
        }
      }
      words.set(length, set);
    }
    return {
      words: this.blank.layout.slots.map((slot) => words.get(slot.cells.length)),
      most: most - this.givenWith(tag).length,
      cause: { kind: 'tag' },
    };
  }

  /** The slots that are given in full, with words of a tag. */
  private givenWith(tag: TagLimit['tag']): number[] {
    const { slots } = this.blank.layout;
    return [...slots.keys()].filter((slot) => {
      if (!isGiven(this.blank, slots[slot]!)) return false;
      const letters = entryAt(this.blank, slots[slot]!)!;
      return (this.listed.flagsOf(letters) & tagBit(tag)) !== 0;
    });
  }
}

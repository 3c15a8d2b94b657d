// How much of other grids there may be in a fill, made ready for one puzzle: as limits on how many slots hold
// the word that stands there, or another one.

import { contentsAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { WordSet } from '../solve/problem.ts';
import type { LikenessRule, Rules } from '../verify/rules.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { CausedLimit } from './build-problem.ts';
import type { RootConflict } from './conflict.ts';

/** Words in an integer of a bit set. */
const SET_BITS = 32;

export class LikenessRules {
  /** For each slot of the puzzle that may stay as it is what stands in its cells, in a list or not. */
  readonly kept: ReadonlyMap<number, readonly string[]>;
  private readonly blank: Puzzle;
  private readonly rules: readonly LikenessRule[];
  /** For each slot of the puzzle whether it is to be filled; undefined if all are. */
  private readonly decided: readonly boolean[] | undefined;

  constructor(blank: Puzzle, { likeness = [] }: Rules, decided?: readonly boolean[]) {
    this.blank = blank;
    this.rules = likeness;
    this.decided = decided;
    const kept = new Map<number, readonly string[]>();
    for (const rule of likeness) {
      if (rule.mostChanged === undefined) continue;
      for (const slot of this.compared(rule)) {
        kept.set(slot, contentsAt(rule.cells, blank.layout.slots[slot]!) as string[]);
      }
    }
    this.kept = kept;
  }

  /** The limits over words of a list that has all that rules bring along. */
  constraints(extended: WordList): CausedLimit[] {
    return this.rules.flatMap((rule) => {
      const { name, mostSame, leastChanged = 0, mostChanged } = rule;
      const compared = this.compared(rule);
      const limits: CausedLimit[] = [];
      const most = Math.min(mostSame ?? compared.length, compared.length - leastChanged);
      if (most < compared.length) {
        const words = this.setsOf(compared, rule, extended, false);
        limits.push({ words, most, cause: { kind: 'same', name } });
      }
      if (mostChanged !== undefined && mostChanged < compared.length) {
        const words = this.setsOf(compared, rule, extended, true);
        const cause = { kind: 'changed', name, most: mostChanged } as const;
        limits.push({ words, most: mostChanged, cause });
      }
      return limits;
    });
  }

  /** More that must change than there is. */
  rootConflict(): RootConflict | undefined {
    for (const rule of this.rules) {
      const { name, leastChanged: wanted = 0 } = rule;
      const count = this.compared(rule).length;
      if (wanted <= count) continue;
      return { why: { kind: 'too-few-to-change', slots: [], name, count, wanted }, few: [] };
    }
    return undefined;
  }

  /** The slots whose entries count: filled, not given in full, and whole in that grid. */
  private compared({ cells }: LikenessRule): number[] {
    const { slots } = this.blank.layout;
    return [...slots.keys()].filter((slot) => {
      if (isGiven(this.blank, slots[slot]!) || this.decided?.[slot] === false) return false;
      return slots[slot]!.cells.every((cell) => cells[cell] !== undefined);
    });
  }

  /** For each slot the set of the word that stands there, or of all others. */
  private setsOf(
    compared: readonly number[],
    { cells }: LikenessRule,
    extended: WordList,
    isOther: boolean,
  ): (WordSet | undefined)[] {
    const { slots } = this.blank.layout;
    const sets = slots.map((): WordSet | undefined => undefined);
    for (const slot of compared) {
      const { count } = extended.table(slots[slot]!.cells.length);
      const id = extended.wordId(contentsAt(cells, slots[slot]!) as string[]);
      sets[slot] = isOther ? { allBut: id } : onlyWord(count, id);
    }
    return sets;
  }
}

/** The set of one of `count` words; empty without an id. */
function onlyWord(count: number, id: number): Int32Array {
  const set = new Int32Array(Math.ceil(count / SET_BITS));
  if (id >= 0) set[id >>> 5] = 1 << (id & 31);
  return set;
}

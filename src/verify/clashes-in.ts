// Entries of a grid that are too alike, pair by pair; and which kinds of likeness rules speak of.

import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { type Clashing, type ClashKind, clashOf, type StemOf } from '../words/language/clash.ts';
import type { DuplicateMode, DuplicateRule } from './rules.ts';

export interface Clash {
  readonly kind: ClashKind;
  /** Indices into the puzzle's slots, the lower first. */
  readonly slots: readonly [number, number];
}

/**
 * The pairs of complete entries that clash, each with the first kind that holds of: the same word,
 * one inside the other, one stem, a shared run. Two given entries do not clash.
 */
export function clashesIn(puzzle: Puzzle, clashing: Clashing, stemOf?: StemOf): Clash[] {
  const { slots } = puzzle.layout;
  const entries = slots.map((slot) => entryAt(puzzle, slot));
  const given = slots.map((slot) => isGiven(puzzle, slot));
  // Most pairs have nothing in common, which texts and stems show soonest.
  const texts = entries.map((letters) => letters?.join('') ?? '');
  const stems = texts.map((text) => (clashing.stem && stemOf ? stemOf(text) : ''));
  const mayClash = (a: number, b: number): boolean => {
    if (clashing.run > 0 || texts[a] === texts[b]) return true;
    if (clashing.stem && stems[a] === stems[b]) return true;
    return clashing.inside && (texts[a]!.includes(texts[b]!) || texts[b]!.includes(texts[a]!));
  };
  const clashes: Clash[] = [];
  for (const [b, later] of entries.entries()) {
    for (const [a, earlier] of entries.slice(0, b).entries()) {
      if ((given[a] && given[b]) || earlier === undefined || later === undefined) continue;
      if (!mayClash(a, b)) continue;
      const kind = clashOf(earlier, later, clashing, stemOf);
      if (kind !== undefined) clashes.push({ kind, slots: [a, b] });
    }
  }
  return clashes;
}

/**
 * What counts as a clash under rules, the last of a kind deciding; where they are silent about the
 * same word, `allowRepeats` tells. `least` is the mildest mode that counts.
 */
export function clashingUnder(
  duplicates: readonly DuplicateRule[],
  allowRepeats: boolean,
  least: Exclude<DuplicateMode, 'off'>,
): Clashing {
  const counts = (mode: DuplicateMode): boolean =>
    mode === 'forbid' || (mode === 'avoid' && least === 'avoid');
  const holds = (kind: DuplicateRule['kind'], otherwise: boolean): boolean => {
    const rule = duplicates.findLast((each) => each.kind === kind);
    return rule === undefined ? otherwise : counts(rule.mode);
  };
  const runs = duplicates.filter((rule) => rule.kind === 'run');
  const lengths = runs
    .filter(({ length, mode }, i) => {
      const isLast = !runs.slice(i + 1).some((later) => later.length === length);
      return isLast && counts(mode);
    })
    .map(({ length }) => length);
  return {
    word: holds('word', !allowRepeats),
    inside: holds('inside', false),
    stem: holds('stem', false),
    run: lengths.length === 0 ? 0 : Math.min(...lengths),
  };
}

/** Whether anything besides the same word counts. */
export function hasClashes({ inside, stem, run }: Clashing): boolean {
  return inside || stem || run > 0;
}

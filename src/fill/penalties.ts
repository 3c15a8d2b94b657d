// What makes a fill worse without making it wrong: names that cross, forms of one word and words with a
// part in common, plurals beyond the first, and words too alike that a rule says to avoid. The
// optimiser takes it off the sum of the scores. With more entries a fill never loses less.

import type { Slot } from '../layout/layout.ts';
import { answerAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { Taste } from '../taste/taste.ts';
import type { Clashing, StemOf } from '../words/language/clash.ts';
import { IS_NAME } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { clashCount } from './clash-count.ts';
import { type PrintedForm, traitsBy, type WordTraits } from './word-traits.ts';

/** Penalties are whole numbers of points, not below 0. */
export type Penalty = (puzzle: Puzzle) => number;

/** Points that each pair of words costs that a rule says to avoid: a fair entry in place of a good one. */
export const CLASH_COST = 30;

/** What a grid's fills lose in a taste and under rules; undefined where nothing can cost any. */
export function penaltyFor(
  blank: Puzzle,
  words: WordList,
  taste: Taste,
  avoided: Clashing | undefined,
  stemOf: StemOf,
  printed?: PrintedForm,
): Penalty | undefined {
  const { slots } = blank.layout;
  const given = slots.map((slot) => isGiven(blank, slot));
  const parts: ((entries: readonly (WordTraits | undefined)[]) => number)[] = [];
  const { nameCrossing, pluralRise, stemPair, partPair } = taste;
  if (nameCrossing > 0 && hasNames(blank, words)) {
    parts.push(
      (entries) => nameCrossing * crossingNames(slots, (i) => entries[i]?.isName === true),
    );
  }
  if (pluralRise > 0) {
    parts.push((entries) => {
      const plurals = entries.reduce((sum, entry) => sum + Number(entry?.isPlural ?? false), 0);
      return (pluralRise * plurals * (plurals - 1)) / 2;
    });
  }
  if (stemPair + partPair > 0) {
    parts.push((entries) => kinCost(entries, given, stemPair, partPair));
  }
  if (avoided !== undefined) {
    // Stems cost what the taste says, once.
    const others = stemPair > 0 ? { ...avoided, stem: false } : avoided;
    parts.push((entries) => CLASH_COST * clashCount(entries, given, others));
  }
  if (parts.length === 0) return undefined;
  const traitsOf = traitsBy(words, stemOf, printed);
  return (puzzle) => {
    const entries = slots.map((slot) => {
      const answer = answerAt(puzzle, slot);
      return answer === undefined ? undefined : traitsOf(answer);
    });
    return parts.reduce((sum, part) => sum + part(entries), 0);
  };
}

/**
 * How often slots that hold names share a cell. A solver who knows neither name cannot get the letter they share
 * (Rex Parker's Natick principle).
 */
export function crossingNames(slots: readonly Slot[], isName: (slot: number) => boolean): number {
  const namesAt = new Map<number, number>();
  let crossings = 0;
  for (const [index, { cells }] of slots.entries()) {
    if (!isName(index)) continue;
    for (const cell of new Set(cells)) {
      const before = namesAt.get(cell) ?? 0;
      crossings += before;
      namesAt.set(cell, before + 1);
    }
  }
  return crossings;
}

/**
 * How many pairs of entries should not meet in a grid: forms of one word, words with a part in common, and names that
 * cross of which neither is known to most solvers. Undefined where the taste minds none of them.
 */
export function kinFor(
  blank: Puzzle,
  words: WordList,
  { stemPair, partPair, nameCrossing }: Taste,
  stemOf: StemOf,
  printed?: PrintedForm,
): ((puzzle: Puzzle) => number) | undefined {
  if (stemPair + partPair === 0) return undefined;
  const { slots } = blank.layout;
  const given = slots.map((slot) => isGiven(blank, slot));
  const traitsOf = traitsBy(words, stemOf, printed);
  const stem = Math.min(stemPair, 1);
  const part = Math.min(partPair, 1);
  return (puzzle) => {
    const entries = slots.map((slot) => {
      const answer = answerAt(puzzle, slot);
      return answer === undefined ? undefined : traitsOf(answer);
    });
    const naticks =
      nameCrossing > 0 ? crossingNames(slots, (i) => entries[i]?.isHardName === true) : 0;
    return naticks + kinCost(entries, given, stem, part);
  };
}

/** What pairs of one stem, or else of a part in common, cost; those that are given stay as they are. */
function kinCost(
  entries: readonly (WordTraits | undefined)[],
  given: readonly boolean[],
  stemPair: number,
  partPair: number,
): number {
  const byStem = new Map<string, number[]>();
  const byPart = new Map<string, number[]>();
  let cost = 0;
  for (const [slot, entry] of entries.entries()) {
    if (entry === undefined) continue;
    const { stem, parts } = entry;
    const seen = new Set<number>();
    const meet = (others: readonly number[] | undefined, points: number): void => {
      for (const other of others ?? []) {
        if (seen.has(other) || (given[other] && given[slot])) continue;
        seen.add(other);
        if (entries[other] !== entry) cost += points;
      }
    };
    meet(byStem.get(stem), stemPair);
    meet(byPart.get(stem), partPair);
    for (const part of parts) {
      meet(byStem.get(part), partPair);
      meet(byPart.get(part), partPair);
    }
    add(byStem, stem, slot);
    for (const part of parts) add(byPart, part, slot);
  }
  return cost;
}

function add(map: Map<string, number[]>, key: string, slot: number): void {
  const slots = map.get(key);
  if (slots === undefined) map.set(key, [slot]);
  else slots.push(slot);
}

function hasNames({ layout }: Puzzle, words: WordList): boolean {
  const lengths = new Set(layout.slots.map((slot) => slot.cells.length));
  return [...lengths].some((length) =>
    words.table(length).flags?.some((flags) => (flags & IS_NAME) !== 0),
  );
}

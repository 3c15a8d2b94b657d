// Alternatives to what is in a grid: words for an entry, letters for a cell, and for
// each what else would change. Plain data, which is also their JSON.

import { byCodeUnits } from '../base/order.ts';
import type { EntryChange } from './changes.ts';

/** `fills`: it can. `unknown`: the nodes gave out before any way was found. `dead`: proved to be in no fill. */
export type InsteadVerdict = 'fills' | 'unknown' | 'dead';

/** What it takes to put something else into a grid. */
export interface ChangesNeeded {
  readonly verdict: InsteadVerdict;
  readonly changes: readonly NamedChange[];
  /** Fewer than that change in no fill: proved. */
  readonly needed: number;
  /** The weakest score and the mean of all that is new; null where nothing has a score. */
  readonly floor: number | null;
  readonly mean: number | null;
}

/** A word, or a letter; for a word `changes` are those of other entries. */
export interface Instead extends ChangesNeeded {
  readonly text: string;
}

export interface NamedChange extends Omit<EntryChange, 'slot' | 'isSet'> {
  /** "5D". */
  readonly slot: string;
}

export interface InsteadReport {
  /** "13A" or "r3c4". */
  readonly at: string;
  /** What is there now. */
  readonly old: string;
  /** null for a letter, and for an entry of no list. */
  readonly oldScore: number | null;
  /** How many there are to choose from, and how many of them were tried: those that leave most crossings a word. */
  readonly known: number;
  readonly tried: number;
  /** The fewest changes first, then the better floor and mean. */
  readonly candidates: readonly Instead[];
}

/** `changes` are all that there are, that of the slot among them. */
export interface SwapReport extends ChangesNeeded {
  /** "13A". */
  readonly slot: string;
  readonly old: string;
  readonly oldScore: number | null;
  /** The grid afterwards, row by row; null if there is none. */
  readonly rows: readonly string[] | null;
}

export function compareInstead(a: Instead, b: Instead): number {
  const rank = { fills: 0, unknown: 1, dead: 2 };
  return (
    rank[a.verdict] - rank[b.verdict] ||
    a.changes.length - b.changes.length ||
    (b.floor ?? 0) - (a.floor ?? 0) ||
    (b.mean ?? 0) - (a.mean ?? 0) ||
    byCodeUnits(a.text, b.text)
  );
}

/** Floor and mean of new entries that have scores. */
export function gradeOf(
  changes: readonly Pick<EntryChange, 'newScore'>[],
): Pick<ChangesNeeded, 'floor' | 'mean'> {
  const scores = changes.flatMap(({ newScore }) => (newScore === null ? [] : [newScore]));
  if (scores.length === 0) return { floor: null, mean: null };
  const sum = scores.reduce((total, score) => total + score, 0);
  return { floor: Math.min(...scores), mean: sum / scores.length };
}

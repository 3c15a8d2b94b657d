// What could stand in a grid instead of what stands there: words for an entry, letters for a cell, and for
// each what else would change. Plain data, which is also their JSON.

import type { EntryChange } from './changes.ts';

/** `fills`: it can. `unknown`: the nodes gave out before any way was found. `dead`: proved to be in no fill. */
export type InsteadVerdict = 'fills' | 'unknown' | 'dead';

export interface Instead {
  /** A word, or a letter. */
  readonly text: string;
  readonly verdict: InsteadVerdict;
  /** Other entries that change; for a letter all that do. */
  readonly changes: readonly NamedChange[];
  /** Fewer than that change in no fill: proved. */
  readonly needed: number;
  /** The weakest score and the mean of all that is new, the word among it; null where nothing has a score. */
  readonly floor: number | null;
  readonly mean: number | null;
}

export interface NamedChange {
  /** "5D". */
  readonly slot: string;
  readonly old: string;
  readonly new: string;
  /** null for an entry of no list. */
  readonly oldScore: number | null;
  readonly newScore: number | null;
}

export interface InsteadReport {
  /** "13A" or "r3c4". */
  readonly at: string;
  /** What stands there. */
  readonly old: string;
  /** null for a letter, and for an entry of no list. */
  readonly oldScore: number | null;
  /** How many there are to choose from, and how many of them were tried: those that leave most crossings a word. */
  readonly known: number;
  readonly tried: number;
  /** The fewest changes first, then the better floor and mean. */
  readonly candidates: readonly Instead[];
}

export interface SwapReport {
  /** "13A". */
  readonly slot: string;
  readonly old: string;
  readonly oldScore: number | null;
  readonly verdict: InsteadVerdict;
  /** All entries that change, that of the slot among them. */
  readonly changes: readonly NamedChange[];
  readonly needed: number;
  readonly floor: number | null;
  readonly mean: number | null;
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
    (a.text < b.text ? -1 : Number(a.text > b.text))
  );
}

/** Floor and mean of new entries that have scores. */
export function gradeOf(
  changes: readonly Pick<EntryChange, 'newScore'>[],
): Pick<Instead, 'floor' | 'mean'> {
  const scores = changes.flatMap(({ newScore }) => (newScore === null ? [] : [newScore]));
  if (scores.length === 0) return { floor: null, mean: null };
  const sum = scores.reduce((total, score) => total + score, 0);
  return { floor: Math.min(...scores), mean: sum / scores.length };
}

// What can be said of a fill in figures, by which puzzles of a batch are rejected and chosen.

import type { Filled } from '../fill/outcome.ts';
import { scoresOf } from '../fill/quality.ts';
import { answerAt, entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Usage } from './usage.ts';

/** Entries that score lower stand only where they must. */
const WEAK_SCORE = 30;

export interface Figures {
  /** The weakest score and the mean, of the list; 0 where no entry counts. */
  readonly floor: number;
  readonly mean: number;
  /** Entries that score below 30. */
  readonly weak: number;
  /** Given entries that no list has. */
  readonly unlisted: number;
  /** Proper names. */
  readonly names: number;
  /** Entries that were used before, in the puzzles of a file of uses. */
  readonly used: number;
  /** What the taste takes off; 0 for first fills. */
  readonly penalty: number;
  readonly nodes: number;
}

export const FIGURES = [
  'floor',
  'mean',
  'weak',
  'unlisted',
  'names',
  'used',
  'penalty',
  'nodes',
] as const satisfies readonly (keyof Figures)[];

export function figuresOf(
  { puzzle, quality, stats }: Filled,
  words: WordList,
  usage?: Usage,
): Figures {
  const { floor = 0, mean = 0 } = scoresOf(puzzle, words);
  const own = ownWords(puzzle);
  const given = puzzle.layout.slots.filter((slot) => isGiven(puzzle, slot));
  const count = (is: (letters: readonly string[]) => boolean): number =>
    [...own].filter((word) => is(Array.from(word))).length;
  return {
    floor,
    mean: Math.round(mean * 100) / 100,
    weak: count((letters) => (words.scoreOf(letters) ?? 0) < WEAK_SCORE),
    unlisted: given.filter((slot) => words.scoreOf(entryAt(puzzle, slot)!) === undefined).length,
    names: count((letters) => words.isName(letters)),
    used: [...own].filter((word) => usage?.get(word) !== undefined).length,
    penalty: quality?.penalty ?? 0,
    nodes: stats.nodes,
  };
}

/** What makes one fill better than another: the floor, then the mean; of optimised ones, by taste. */
export type Merit = readonly [floor: number, mean: number];

export function meritOf({ puzzle, quality }: Filled, words: WordList): Merit {
  const { floor = 0, mean = 0 } = scoresOf(puzzle, words);
  if (quality === undefined) return [floor, mean];
  const entries = puzzle.layout.slots.filter((slot) => !isGiven(puzzle, slot)).length;
  return [quality.tasteFloor ?? floor, quality.value / Math.max(1, entries)];
}

/** Below 0 if `a` is better. */
export function byMerit(a: Merit, b: Merit): number {
  return b[0] - a[0] || b[1] - a[1];
}

/** The entries of a fill that were not given. */
export function ownWords(puzzle: Puzzle): Set<string> {
  const words = new Set<string>();
  for (const slot of puzzle.layout.slots) {
    const word = isGiven(puzzle, slot) ? undefined : answerAt(puzzle, slot);
    if (word !== undefined) words.add(word);
  }
  return words;
}

// Which of the clues known for a word a puzzle gets: the source that comes first has it; of its clues one that was not
// used in this book, that names no other entry of the grid, that is of the level asked for, and not a short form
// where a fuller clue is there, and has room. Among clues that are equal the seed decides.

import { hashText, mix, Random } from '../base/random.ts';
import type { ClueSource, KnownClue } from './known-clue.ts';

export interface ClueWishes {
  readonly sources: readonly ClueSource[];
  /** The level that is asked for, 1 to 3. */
  readonly level?: number;
  /** Clues printed on this day (YYYY-MM-DD) or later are not used again. */
  readonly notSince?: string;
  readonly seed: number;
  /** Clues that other puzzles of the same book have; those that are chosen are added. */
  readonly used: Set<string>;
}

/** A clue, and the name of its source. */
export interface ChosenClue extends KnownClue {
  readonly source: string;
}

/** `entries` are those of the grid. undefined if no source knows a clue that may be used, and has room. */
export function chooseClue(
  answer: string,
  entries: ReadonlySet<string>,
  { sources, level, notSince, seed, used }: ClueWishes,
  hasRoom: (text: string) => boolean = () => true,
): ChosenClue | undefined {
  for (const source of sources) {
    const known = source
      .cluesOf(answer)
      .filter(({ date = '' }) => notSince === undefined || date < notSince)
      .filter(({ text }) => hasRoom(text));
    if (known.length === 0) continue;
    const costs = known.map(
      (clue) =>
        (used.has(clue.text) ? 1000 : 0) +
        (namesEntry(clue.text, answer, entries) ? 100 : 0) +
        10 * (level === undefined || clue.level === undefined ? 0 : Math.abs(level - clue.level)) +
        (clue.isShortForm ? 1 : 0),
    );
    const least = Math.min(...costs);
    const best = known.filter((_, index) => costs[index] === least);
    const chosen = best[new Random(mix(seed) ^ hashText(answer)).below(best.length)]!;
    used.add(chosen.text);
    return { ...chosen, source: source.name };
  }
  return undefined;
}

/** Letters of an entry that may well be a word of a clue by chance. */
const LEAST_ENTRY = 3;

/** Whether a word of the clue is an entry of the grid, its own answer among them. */
function namesEntry(clue: string, answer: string, entries: ReadonlySet<string>): boolean {
  return wordsOf(clue).some(
    (word) => word === answer || (word.length >= LEAST_ENTRY && entries.has(word)),
  );
}

/** The words of a clue in capitals. */
export function wordsOf(clue: string): string[] {
  return clue.toUpperCase().match(/\p{L}+/gu) ?? [];
}

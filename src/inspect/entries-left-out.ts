// Whole entries of a grid with which no fill would come up: words of no list, and those that the choice of words leaves
// out. They may be meant, so they are reported, not refused.

import { shortName } from '../layout/slot-names.ts';
import { entryAt, type Puzzle } from '../puzzle/puzzle.ts';
import type { OutReason, WordStatus } from '../words/reading/word-status.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { wholeEntries } from './clashes.ts';

export interface UnlistedEntry {
  /** "17A". */
  readonly slot: string;
  readonly answer: string;
}

export function entriesNotInList(puzzle: Puzzle, words: WordList): UnlistedEntry[] {
  return wholeEntries(puzzle)
    .filter(({ letters }) => words.scoreOf(letters) === undefined)
    .map(({ slot, answer }) => ({ slot: shortName(slot), answer }));
}

export interface EntryLeftOut {
  /** Index into the puzzle's slots. */
  readonly slot: number;
  readonly answer: string;
  readonly reason: OutReason;
}

/** What is in no list, or offensive, is not among them. */
export function entriesLeftOut(
  puzzle: Puzzle,
  statusOf: (letters: readonly string[]) => WordStatus,
): EntryLeftOut[] {
  return puzzle.layout.slots.flatMap((slot, index): EntryLeftOut[] => {
    const letters = entryAt(puzzle, slot);
    const status = letters && statusOf(letters);
    if (status?.status !== 'out') return [];
    const { reason } = status;
    if (reason.kind === 'unlisted' || reason.kind === 'offensive') return [];
    return [{ slot: index, answer: letters!.join(''), reason }];
  });
}

// Whole entries of a grid that the choice of words leaves out. They may be meant, so they are reported, not refused.

import { entryAt, type Puzzle } from '../puzzle/puzzle.ts';
import type { OutReason, WordStatus } from '../words/reading/word-status.ts';

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

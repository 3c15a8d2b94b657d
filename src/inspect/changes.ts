// What became of the entries of a grid: old and new, with scores.

import { entryAt, type Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface EntryChange {
  /** Index into the puzzle's slots. */
  readonly slot: number;
  readonly old: string;
  readonly new: string;
  /** null for an entry of no list. */
  readonly oldScore: number | null;
  readonly newScore: number | null;
  /** Whether the new one was set by name. One of which every letter was set by crossings is not. */
  readonly isSet: boolean;
}

/** The entries that are whole in both of two puzzles of a layout and are not the same, in order of slots; `set` are slots. */
export function changesBetween(
  before: Puzzle,
  after: Puzzle,
  { known }: WordList,
  set: ReadonlySet<number>,
): EntryChange[] {
  return after.layout.slots.flatMap((slot, index) => {
    const old = entryAt(before, slot);
    const now = entryAt(after, slot);
    if (old === undefined || now === undefined) return [];
    if (slot.cells.every((cell) => before.cells[cell] === after.cells[cell])) return [];
    return [
      {
        slot: index,
        old: old.join(''),
        new: now.join(''),
        oldScore: known.scoreOf(old) ?? null,
        newScore: known.scoreOf(now) ?? null,
        isSet: set.has(index),
      },
    ];
  });
}

// Whole entries that stand in no list: a person's choice, and to be named, for they may be a mistake.

import { shortName } from '../layout/slot-names.ts';
import { entryAt, type Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface StrangeEntry {
  /** "17A". */
  readonly slot: string;
  readonly answer: string;
}

export function entriesNotInList(puzzle: Puzzle, words: WordList): StrangeEntry[] {
  return puzzle.layout.slots.flatMap((slot) => {
    const letters = entryAt(puzzle, slot);
    if (letters === undefined || words.scoreOf(letters) !== undefined) return [];
    return [{ slot: shortName(slot), answer: letters.join('') }];
  });
}

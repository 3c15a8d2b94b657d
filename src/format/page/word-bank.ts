// What stands beside a puzzle that has no clues: the words of a fill-in by length, the numbers of a codeword.

import { lettersOf } from '../../base/letters.ts';
import { counted } from '../../base/phrases.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { View } from './drawing.ts';

export interface WordGroup {
  /** As it is printed: `5 letters`. */
  readonly title: string;
  readonly words: readonly string[];
}

/** The words of a fill-in, those of each length together; none for other puzzles. */
export function wordBankOf({ variety }: Puzzle): WordGroup[] {
  if (variety?.kind !== 'fill-in') return [];
  const groups = new Map<number, string[]>();
  for (const word of variety.words) {
    const { length } = lettersOf(word);
    groups.set(length, [...(groups.get(length) ?? []), word]);
  }
  return [...groups].map(([length, words]) => ({
    title: counted(length, 'letter'),
    words,
  }));
}

export interface KeyCell {
  readonly number: number;
  /** What it stands for, where that is shown. */
  readonly letter: string | undefined;
}

/** The key of a codeword, from 1 up; nothing for other puzzles. */
export function codeKeyOf({ variety, cells, revealed }: Puzzle, view: View): KeyCell[] {
  if (variety?.kind !== 'codeword') return [];
  const key = new Map<number, string | undefined>();
  for (const [cell, number] of variety.codes.entries()) {
    if (number === undefined) continue;
    const isShown = view === 'solution' || revealed?.has(cell);
    key.set(number, isShown ? cells[cell] : key.get(number));
  }
  return [...key].sort(([a], [b]) => a - b).map(([number, letter]) => ({ number, letter }));
}

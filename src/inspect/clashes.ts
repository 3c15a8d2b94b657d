// Entries that do not go well together: the same word twice, forms of one word, names that cross.
// What words mean is not known here; whoever asks brings it.

import { type CellPlace, placeOf, type Slot } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';

/** What is known of words beyond their scores. */
export interface WordLore {
  /** The stem that forms of one word share. Without it, only the same word is a duplicate. */
  readonly stemOf?: (word: string) => string;
  /** Whether a word is a proper name. Without it, none is. */
  readonly isName?: (letters: readonly string[]) => boolean;
}

/** An entry whose letters are all there. */
export interface WholeEntry {
  readonly slot: Slot;
  readonly letters: readonly string[];
  /** The letters as one text. */
  readonly answer: string;
}

/** A word that a puzzle itself gives more than once: allowed in a fill, but rarely meant. */
export interface RepeatedGiven {
  readonly answer: string;
  /** "17A", at least two. */
  readonly slots: readonly string[];
}

/** Entries that a solver would call the same: the very word, or another form of it. */
export interface Duplicate {
  readonly kind: 'same' | 'stem';
  readonly answers: readonly string[];
  readonly slots: readonly string[];
}

/** Two names that cross: one may not be guessed from the other. */
export interface NameCrossing extends CellPlace {
  readonly answers: readonly [string, string];
  readonly slots: readonly [string, string];
}

/** The entries whose letters are all there. */
export function wholeEntries(puzzle: Puzzle): WholeEntry[] {
  return puzzle.layout.slots.flatMap((slot) => {
    const letters = entryAt(puzzle, slot);
    return letters === undefined ? [] : [{ slot, letters, answer: letters.join('') }];
  });
}

export function repeatedGivens(puzzle: Puzzle): RepeatedGiven[] {
  const given = wholeEntries(puzzle).filter(({ slot }) => isGiven(puzzle, slot));
  return groupsOf(given, ({ answer }) => answer).map((group) => ({
    answer: group[0]!.answer,
    slots: group.map(({ slot }) => shortName(slot)),
  }));
}

/** The same word more than once; and, where stems are known, other forms of one word. */
export function duplicatesOf(whole: readonly WholeEntry[], { stemOf }: WordLore): Duplicate[] {
  const same = groupsOf(whole, ({ answer }) => answer).map((group) => asDuplicate('same', group));
  if (stemOf === undefined) return same;
  const stems = groupsOf(whole, ({ answer }) => stemOf(answer))
    .filter((group) => new Set(group.map(({ answer }) => answer)).size > 1)
    .map((group) => asDuplicate('stem', group));
  return [...same, ...stems];
}

/** Entries that share a key, where two or more do. */
function groupsOf(
  whole: readonly WholeEntry[],
  keyOf: (entry: WholeEntry) => string,
): WholeEntry[][] {
  const groups = new Map<string, WholeEntry[]>();
  for (const entry of whole) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function asDuplicate(kind: Duplicate['kind'], group: readonly WholeEntry[]): Duplicate {
  return {
    kind,
    answers: group.map(({ answer }) => answer),
    slots: group.map(({ slot }) => shortName(slot)),
  };
}

/** Where two names cross. */
export function nameCrossings(
  puzzle: Puzzle,
  whole: readonly WholeEntry[],
  { isName }: WordLore,
): NameCrossing[] {
  if (isName === undefined) return [];
  const namesAt = new Map<number, WholeEntry[]>();
  const crossings: NameCrossing[] = [];
  for (const entry of whole.filter(({ letters }) => isName(letters))) {
    for (const cell of new Set(entry.slot.cells)) {
      const others = namesAt.get(cell) ?? [];
      for (const other of others) {
        crossings.push({
          ...placeOf(puzzle.layout, cell),
          answers: [other.answer, entry.answer],
          slots: [shortName(other.slot), shortName(entry.slot)],
        });
      }
      namesAt.set(cell, [...others, entry]);
    }
  }
  return crossings;
}

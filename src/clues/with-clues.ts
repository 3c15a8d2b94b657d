// Clues put to the entries of a puzzle: those that its file had stay with the entries that stayed.

import { answerAt, isWhole, NO_CLUE, type Puzzle } from '../puzzle/puzzle.ts';
import type { ClueBook } from './clue-book.ts';
import { enumerationOf, hasParts } from './enumeration.ts';

export interface ClueOptions {
  readonly book?: ClueBook;
  /** Chooses among the clues of a word. */
  readonly seed: number;
  /** How an entry is printed, where that is known. */
  readonly displayOf?: (answer: string) => string | undefined;
  /** Enumerations of all entries; else of those of several words. */
  readonly allEnumerations?: boolean;
}

/** A filled puzzle without the clues of entries that stood there before it was filled and are others now. */
export function withoutOldClues(filled: Puzzle, before: Puzzle): Puzzle {
  const { clues, enumerations, layout } = filled;
  if (clues === undefined && enumerations === undefined) return filled;
  const stays = layout.slots.map(
    (slot) => !isWhole(before, slot) || answerAt(before, slot) === answerAt(filled, slot),
  );
  const kept = <T>(told: readonly (T | undefined)[]): (T | undefined)[] =>
    told.map((each, slot) => (stays[slot] ? each : undefined));
  return {
    ...filled,
    clues: clues ? kept(clues) : undefined,
    enumerations: enumerations ? kept(enumerations) : undefined,
  };
}

/** The puzzle with a clue for each entry that has none and of which the book knows one, and with enumerations. */
export function withClues(
  puzzle: Puzzle,
  { book, seed, displayOf, allEnumerations = false }: ClueOptions,
): Puzzle {
  const { slots } = puzzle.layout;
  const clues = slots.map((slot, index) => {
    const clue = puzzle.clues?.[index];
    if (clue !== undefined && clue !== NO_CLUE) return clue;
    const answer = answerAt(puzzle, slot);
    return answer === undefined ? undefined : book?.clueOf(answer, seed);
  });
  const enumerations = slots.map((slot, index) => {
    const known = puzzle.enumerations?.[index];
    const answer = answerAt(puzzle, slot);
    if (known !== undefined || answer === undefined) return known;
    const printed = book?.writtenAs(answer) ?? displayOf?.(answer) ?? answer;
    const enumeration = enumerationOf(printed);
    return allEnumerations || hasParts(enumeration ?? '') ? enumeration : undefined;
  });
  const isTold = (told: readonly (string | undefined)[]): boolean =>
    told.some((each) => each !== undefined);
  return {
    ...puzzle,
    clues: isTold(clues) ? clues : undefined,
    enumerations: isTold(enumerations) ? enumerations : undefined,
  };
}

/** How many whole entries of a puzzle have no clue. */
export function countUnclued({ layout, clues = [], ...puzzle }: Puzzle): number {
  return layout.slots.filter(
    (slot, index) => clues[index] === undefined && isWhole({ layout, clues, ...puzzle }, slot),
  ).length;
}

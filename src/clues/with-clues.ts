// Clues put to the entries of a puzzle: those that its file had stay with the entries that stayed.

import { answerAt, isWhole, NO_CLUE, type Puzzle } from '../puzzle/puzzle.ts';
import type { ClueBook } from './clue-book.ts';
import { enumerationOf } from './enumeration.ts';

export interface ClueOptions {
  readonly book?: ClueBook;
  /** Chooses among the clues of a word. */
  readonly seed: number;
  /** How an entry is printed, where that is known. */
  readonly displayOf?: (answer: string) => string | undefined;
  /** Whether entries get enumerations, but for those whose clue the puzzle has already. Default false. */
  readonly enumerations?: boolean;
}

/** A filled puzzle without the clues of entries that stood there before it was filled and are others now. */
export function withoutOldClues(filled: Puzzle, before: Puzzle): Puzzle {
  const { clues, clueLabels, enumerations, layout } = filled;
  if (clues === undefined && enumerations === undefined) return filled;
  const stays = layout.slots.map(
    (slot) => !isWhole(before, slot) || answerAt(before, slot) === answerAt(filled, slot),
  );
  const kept = <T>(told: readonly (T | undefined)[]): (T | undefined)[] =>
    told.map((each, slot) => (stays[slot] ? each : undefined));
  return {
    ...filled,
    clues: clues ? kept(clues) : undefined,
    clueLabels: clueLabels ? kept(clueLabels) : undefined,
    enumerations: enumerations ? kept(enumerations) : undefined,
  };
}

/** The puzzle with a clue for each entry that has none and of which the book knows one, and with enumerations if asked. */
export function withClues(
  puzzle: Puzzle,
  { book, seed, displayOf, enumerations: areAsked = false }: ClueOptions,
): Puzzle {
  const { slots } = puzzle.layout;
  const hasOwn = (slot: number): boolean => ![undefined, NO_CLUE].includes(puzzle.clues?.[slot]);
  const clues = slots.map((slot, index) => {
    if (hasOwn(index)) return puzzle.clues![index];
    const answer = answerAt(puzzle, slot);
    return answer === undefined ? undefined : book?.clueOf(answer, seed);
  });
  const enumerations = slots.map((slot, index) => {
    const known = puzzle.enumerations?.[index];
    const answer = answerAt(puzzle, slot);
    // Whoever wrote a clue counted its words, or did not want to.
    if (!areAsked || known !== undefined || answer === undefined || hasOwn(index)) return known;
    const printed = book?.writtenAs(answer) ?? displayOf?.(answer) ?? answer;
    return enumerationOf(printed);
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

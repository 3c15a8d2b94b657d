// Clues put to the entries of a puzzle: those that its file had stay with the entries that stayed.

import { answerAt, isWhole, NO_CLUE, type Puzzle } from '../puzzle/puzzle.ts';
import { type ClueWishes, chooseClue } from './choose-clue.ts';
import { enumerationOf } from './enumeration.ts';

export interface ClueOptions extends ClueWishes {
  /** How an entry is printed, where that is known. */
  readonly displayOf?: (answer: string) => string | undefined;
  /** Whether entries get enumerations, but for those whose clue the puzzle has already; or `all`. Default false. */
  readonly enumerations?: boolean | 'all';
  /** Whether a clue has room where that of a slot is printed. Default: there is room for any. */
  readonly hasRoom?: (slot: number, text: string) => boolean;
}

/** A filled puzzle without the clues of entries that stood there before it was filled and are others now. */
export function withoutOldClues(filled: Puzzle, before: Puzzle): Puzzle {
  const { clues, clueLabels, clueSources, enumerations, layout } = filled;
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
    clueSources: clueSources ? kept(clueSources) : undefined,
    enumerations: enumerations ? kept(enumerations) : undefined,
  };
}

/** The puzzle with a clue for each entry that has none and of which a source knows one, and with enumerations. */
export function withClues(
  puzzle: Puzzle,
  { displayOf, enumerations: areAsked = false, hasRoom, ...wishes }: ClueOptions,
): Puzzle {
  const { slots } = puzzle.layout;
  const answers = slots.map((slot) => answerAt(puzzle, slot));
  const entries = new Set(answers.filter((answer) => answer !== undefined));
  const clues = [...(puzzle.clues ?? [])];
  const clueSources = [...(puzzle.clueSources ?? [])];
  for (const [index, answer] of answers.entries()) {
    if (answer === undefined || hasClue(puzzle, index)) continue;
    const chosen = chooseClue(answer, entries, wishes, hasRoom && ((text) => hasRoom(index, text)));
    if (chosen === undefined) continue;
    clues[index] = chosen.text;
    clueSources[index] = chosen.source;
  }
  const enumerations = slots.map((_, index) => {
    const known = puzzle.enumerations?.[index];
    const answer = answers[index];
    // Whoever wrote a clue counted its words, or did not want to.
    const isCounted =
      areAsked === 'all' ? endsWithCount(clues[index]) : !areAsked || hasClue(puzzle, index);
    const isLeft = isCounted || known !== undefined;
    if (isLeft || answer === undefined) return known;
    const written = wishes.sources.map((source) => source.writtenAs?.(answer));
    const printed = written.find((each) => each !== undefined) ?? displayOf?.(answer) ?? answer;
    return enumerationOf(printed);
  });
  const isTold = (told: readonly (string | undefined)[]): boolean =>
    told.some((each) => each !== undefined);
  const each = <T>(told: readonly T[]): (T | undefined)[] => slots.map((_, index) => told[index]);
  return {
    ...puzzle,
    clues: isTold(clues) ? each(clues) : undefined,
    clueSources: isTold(clueSources) ? each(clueSources) : undefined,
    enumerations: isTold(enumerations) ? enumerations : undefined,
  };
}

/** Whether a clue ends with an enumeration of its own. */
function endsWithCount(clue = ''): boolean {
  return /\(\d[\d,\-' ]*\)\s*$/.test(clue);
}

/** Whether the slot of that index has a clue. */
export function hasClue({ clues }: Puzzle, slot: number): boolean {
  const clue = clues?.[slot];
  return clue !== undefined && clue !== NO_CLUE;
}

/** The slots of a puzzle, by index, whose entries are whole and have no clue. */
export function uncluedIn(puzzle: Puzzle): number[] {
  return [...puzzle.layout.slots.entries()]
    .filter(([index, slot]) => puzzle.clues?.[index] === undefined && isWhole(puzzle, slot))
    .map(([index]) => index);
}

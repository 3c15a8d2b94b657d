// What in a finished grid is against the rules that a fill of it would have obeyed: rules on words and slots, and
// options that leave words out.

import {
  entryAt,
  type Puzzle,
  slotName,
  verify,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import type { ReportInput } from '../input/report-input.ts';
import { findAllNamed } from '../input/slots-named.ts';

/** Whether a choice leaves words out that somebody might want. */
export function leavesOut({ exclude, onlyTags, noTags, minScore, minScores }: WordChoice): boolean {
  const lists = [exclude, onlyTags, noTags].map((each) => each?.length ?? 0);
  return Math.max(...lists, minScore ?? 0, minScores?.size ?? 0) > 0;
}

/**
 * A sentence each; undefined where there are no rules. `all` has the words that the choice leaves out, too.
 * @throws InputError for rules on slots that there are not
 */
export function ruleFaultsIn(
  puzzle: Puzzle,
  all: WordList,
  { words, choice, options }: ReportInput,
): string[] | undefined {
  const { rules } = options;
  if (rules === undefined && !leavesOut(choice)) return undefined;
  const faults = choiceFaults(puzzle, all, words, choice);
  if (rules === undefined) return faults;
  findAllNamed(puzzle, rules);
  const inSlot = new Set(puzzle.layout.slots.flatMap(({ cells }) => cells));
  // What a person gave would not be judged.
  const givens = puzzle.givens.map((given, cell) => (inSlot.has(cell) ? undefined : given));
  const isOpen = puzzle.layout.slots.some((slot) => entryAt(puzzle, slot) === undefined);
  const partial = isOpen && (rules.only ?? []).length === 0;
  return [...faults, ...verify({ ...puzzle, givens }, all, { ...options, anyWord: true, partial })];
}

/** Entries that are words, but none of those that the choice lets in. */
function choiceFaults(
  puzzle: Puzzle,
  all: WordList,
  words: WordList,
  { onlyTags = [], noTags = [] }: WordChoice,
): string[] {
  return puzzle.layout.slots.flatMap((slot) => {
    const letters = entryAt(puzzle, slot);
    const score = letters && all.scoreOf(letters);
    if (letters === undefined || score === undefined || words.scoreOf(letters) !== undefined) {
      return [];
    }
    const floor = words.minScoreOf(letters.length);
    const tags = all.tagsOf(letters);
    const unwanted = tags.filter((tag) => noTags.includes(tag));
    const lacks = onlyTags.length > 0 && !tags.some((tag) => onlyTags.includes(tag));
    const why =
      score < floor
        ? `scores ${score}, and the floor is ${floor}`
        : unwanted.length > 0
          ? `is tagged ${unwanted.join(' and ')}`
          : lacks
            ? `is not tagged ${onlyTags.join(' or ')}`
            : 'is excluded';
    return [`${slotName(slot)}: ${letters.join('')} ${why}`];
  });
}

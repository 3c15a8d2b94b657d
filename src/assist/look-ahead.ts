// What propagation alone says of a puzzle, without any search: the words that each slot has left, or
// why no fill exists.

import { conflictAtSight, wipeoutConflict } from '../explain/conflicts.ts';
import { alphabetOf, type DomainCounts, domainsByPattern, givenDomain } from '../inspect/domain.ts';
import { expectedFills } from '../inspect/expected-fills.ts';
import { type BuiltProblem, buildProblem } from '../problem/build-problem.ts';
import type { Conflict, RootConflict } from '../problem/conflict.ts';
import { type PuzzleOptions, type RuledPuzzle, ruledPuzzle } from '../problem/ruled-puzzle.ts';
import { contentsAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { propagate, queueAll } from '../solve/propagate.ts';
import { State } from '../solve/state.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** Of a puzzle as rules change it, which `puzzleUnderRules` gives. */
export interface LookAhead {
  /** Why no fill exists, if that is seen already; then slots are counted by their givens alone. */
  readonly conflict: Conflict | undefined;
  readonly domains: DomainCounts;
}

export function lookAhead(puzzle: Puzzle, words: WordList, options: PuzzleOptions): LookAhead {
  const ruled = ruledPuzzle(puzzle, words, options);
  const seen = conflictIn(ruled);
  if (seen !== undefined) return hopeless(ruled, seen.why);
  const { problem, slotOf } = problemOf(ruled);
  const state = new State(problem);
  queueAll(state);
  if (!propagate(state)) {
    return hopeless(ruled, wipeoutConflict(ruled.blank, slotOf[state.wipedOut]!));
  }
  return { conflict: undefined, domains: readDomains(ruled, state, slotOf) };
}

/** Why there is no fill, if that is seen without any search. */
export function conflictIn({
  blank,
  words,
  allowRepeats,
  constraints,
  conflict,
}: RuledPuzzle): RootConflict | undefined {
  // Slots that stay open are not compared with each other.
  const mayRepeat = allowRepeats || constraints?.decided !== undefined;
  return conflictAtSight(blank, words, mayRepeat) ?? conflict;
}

export function problemOf({ blank, words, allowRepeats, constraints }: RuledPuzzle): BuiltProblem {
  return buildProblem(blank, words, allowRepeats, constraints);
}

/** log10 of the number of fills to be expected; undefined if there is proved to be none. */
export function estimateFills(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
): number | undefined {
  const { conflict, domains } = lookAhead(blank, words, { allowRepeats });
  return conflict === undefined ? expectedFills(blank, domains) : undefined;
}

/** What the slots of a puzzle hold in the state of its problem. */
export function readDomains(
  { blank, words }: Pick<RuledPuzzle, 'blank' | 'words'>,
  state: State,
  slotOf: readonly number[],
): DomainCounts {
  const alphabet = alphabetOf(blank, words);
  const problemSlot = new Map(slotOf.map((index, slot) => [index, slot]));
  const slots = blank.layout.slots.map((slot, index) => {
    if (isGiven(blank, slot)) {
      return givenDomain(contentsAt(blank.givens, slot), alphabet);
    }
    const inProblem = problemSlot.get(index)!;
    return { words: state.domains.size(inProblem), letters: state.domains.letters(inProblem) };
  });
  return { alphabet, slots };
}

function hopeless({ blank, words }: RuledPuzzle, conflict: Conflict): LookAhead {
  return { conflict, domains: domainsByPattern(blank, words) };
}

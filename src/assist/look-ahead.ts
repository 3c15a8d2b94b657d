// What propagation alone says of a puzzle, without any search: the words that each slot has left, or
// why no fill exists.

import { explainAtSight, explainWipeout } from '../explain/explain.ts';
import { buildProblem } from '../problem/build-problem.ts';
import type { Finding } from '../problem/sighting.ts';
import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { alphabetOf, type Domains, domainsByPattern, givenDomain } from '../report/domain.ts';
import { expectedFills } from '../report/expected-fills.ts';
import { propagate, queueAll } from '../solve/propagate.ts';
import { State } from '../solve/state.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface LookAhead {
  /** Why no fill exists, if that is seen already; then slots are counted by their givens alone. */
  readonly reason: Finding | undefined;
  readonly domains: Domains;
}

export function lookAhead(blank: Puzzle, words: WordList, allowRepeats: boolean): LookAhead {
  const atSight = explainAtSight(blank, words, allowRepeats);
  if (atSight !== undefined) return hopeless(blank, words, atSight);
  const { problem, slotOf } = buildProblem(blank, words, allowRepeats);
  const state = new State(problem);
  queueAll(state);
  if (!propagate(state)) {
    const reason = explainWipeout(blank, slotOf[state.wipedOut]!);
    return hopeless(blank, words, reason);
  }
  return { reason: undefined, domains: readDomains(blank, words, state, slotOf) };
}

/** log10 of the number of fills to be expected; undefined if there is proved to be none. */
export function foretell(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
): number | undefined {
  const { reason, domains } = lookAhead(blank, words, allowRepeats);
  return reason === undefined ? expectedFills(blank, domains) : undefined;
}

/** What the slots of a puzzle hold in the state of its problem. */
export function readDomains(
  blank: Puzzle,
  words: WordList,
  state: State,
  slotOf: readonly number[],
): Domains {
  const alphabet = alphabetOf(blank, words);
  const problemSlot = new Map(slotOf.map((index, slot) => [index, slot]));
  const slots = blank.layout.slots.map((slot, index) => {
    if (isGiven(blank, slot)) {
      return givenDomain(entryAt(blank, slot)!, alphabet);
    }
    const inProblem = problemSlot.get(index)!;
    return { words: state.domains.size(inProblem), letters: state.domains.letters(inProblem) };
  });
  return { alphabet, slots };
}

function hopeless(blank: Puzzle, words: WordList, reason: Finding): LookAhead {
  return { reason, domains: domainsByPattern(blank, words) };
}

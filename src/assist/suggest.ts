// Words for one slot: the best are tried one by one, and what came of them is ranked and reported.

import { wipeoutConflict } from '../explain/conflicts.ts';
import { isDead, type TrialOptions, type TriedWord, WordTrials } from '../explain/word-trials.ts';
import { type DomainCounts, domainsByPattern } from '../inspect/domain.ts';
import { type CellLetters, cellLetters } from '../inspect/letters.ts';
import { slotRoom } from '../inspect/slot-room.ts';
import { type CandidateWord, compareCandidates, type SuggestReport } from '../inspect/suggest.ts';
import type { Conflict } from '../problem/conflict.ts';
import { type PuzzleOptions, ruledPuzzle } from '../problem/ruled-puzzle.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { Search } from '../solve/search.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { conflictIn, problemOf, readDomains } from './look-ahead.ts';

export interface SuggestOptions extends TrialOptions, PuzzleOptions {}

/** Words for the slot of an index, which must not be given in full. */
export function suggest(
  puzzle: Puzzle,
  list: WordList,
  slot: number,
  options: SuggestOptions,
): SuggestReport {
  const steps = suggesting(puzzle, list, slot, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same step by step: what propagation says of the words, then what it is after each that was searched with. */
export function* suggesting(
  puzzle: Puzzle,
  list: WordList,
  slot: number,
  options: SuggestOptions,
): Generator<SuggestReport, SuggestReport> {
  const ruled = ruledPuzzle(puzzle, list, options);
  const { blank, words } = ruled;
  const seen = conflictIn(ruled);
  if (seen !== undefined) return hopeless(blank, words, slot, seen.why);
  const { problem, slotOf } = problemOf(ruled);
  const search = new Search(problem);
  if (search.state.wipedOut >= 0) {
    return hopeless(blank, words, slot, wipeoutConflict(blank, slotOf[search.state.wipedOut]!));
  }
  const domains = readDomains(ruled, search.state, slotOf);
  const ids = search.state.domains.words(slotOf.indexOf(slot));
  const trials = new WordTrials(blank, words, slot, search, slotOf, options);
  const looked = trials.lookAtBest(trials.inOrder(ids, domains)).sort(compareCandidates);
  const tried = looked.length;
  const ruledOut = looked.filter(isDead).length;
  const judged = [...looked];
  const room = slotRoom(blank, domains, slot);
  const cells = slotLetters(blank, domains, slot);
  const report = (): SuggestReport => ({
    slot: room,
    conflict:
      judged.length === ids.length && judged.every(isDead)
        ? { kind: 'no-candidate', slots: [slot] }
        : null,
    tried,
    ruledOut,
    candidates: [...judged].sort(compareCandidates).slice(0, options.count).map(withoutId),
    cells,
  });
  for (let rank = 0; rank < Math.min(options.count, tried); rank++) {
    if (rank === 0 || options.nodes > 0) yield report();
    judged[rank] = trials.judge(looked[rank]!);
  }
  return report();
}

function withoutId({ id: _, ...candidate }: TriedWord): CandidateWord {
  return candidate;
}

function slotLetters(blank: Puzzle, domains: DomainCounts, slot: number): CellLetters[] {
  const letters = cellLetters(blank, domains);
  return blank.layout.slots[slot]!.cells.map((cell) => letters.get(cell)).filter(
    (each) => each !== undefined,
  );
}

function hopeless(blank: Puzzle, words: WordList, slot: number, conflict: Conflict): SuggestReport {
  const domains = domainsByPattern(blank, words);
  return {
    slot: slotRoom(blank, domains, slot),
    conflict,
    tried: 0,
    ruledOut: 0,
    candidates: [],
    cells: slotLetters(blank, domains, slot),
  };
}

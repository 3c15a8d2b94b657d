// What in a finished grid is against the rules that a fill of it would have obeyed: rules on words and slots, and
// options that leave words out.

import { InputError } from '../../base/errors.ts';
import { slotName } from '../../layout/slot-names.ts';
import { entryAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { verify } from '../../verify/verify.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { entriesLeftOut, leavesOut } from '../input/excluded.ts';
import type { Inputs } from '../input/read-inputs.ts';
import { findAllNamed } from '../input/slots-named.ts';

/**
 * A sentence each; undefined where there are no rules. `all` has the words that the choice leaves out, too.
 * @throws InputError for rules on slots that there are not
 */
export function ruleFaultsIn(
  puzzle: Puzzle,
  all: WordList,
  { words, choice, options, excluded }: Inputs,
): string[] | undefined {
  const { rules } = options;
  if (rules === undefined && !leavesOut(choice)) return undefined;
  const leftOut = entriesLeftOut(puzzle, words, choice, excluded());
  const faults = leftOut.map(({ slot, answer, why }) => {
    return `${slotName(puzzle.layout.slots[slot]!)}: ${answer} ${why}`;
  });
  if (rules === undefined) return faults;
  const reworking = rules.free?.[0] ?? rules.lock?.[0];
  if (reworking !== undefined) {
    const what = 'of a finished grid nothing is freed or locked: it is graded as it stands';
    throw new InputError(what, reworking.at);
  }
  findAllNamed(puzzle, rules);
  const inSlot = new Set(puzzle.layout.slots.flatMap(({ cells }) => cells));
  // What a person gave would not be judged.
  const givens = puzzle.givens.map((given, cell) => (inSlot.has(cell) ? undefined : given));
  const isOpen = puzzle.layout.slots.some((slot) => entryAt(puzzle, slot) === undefined);
  const partial = isOpen && (rules.only ?? []).length === 0;
  return [...faults, ...verify({ ...puzzle, givens }, all, { ...options, anyWord: true, partial })];
}

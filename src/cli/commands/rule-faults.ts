// What in a finished grid is against the rules that a fill of it would have obeyed: rules on words and slots, and
// options that leave words out.

import { InputError } from '../../base/errors.ts';
import { entriesLeftOut } from '../../inspect/entries-left-out.ts';
import type { RuleBreach } from '../../inspect/grade.ts';
import { checkSlotNames } from '../../problem/puzzle-under-rules.ts';
import { entryAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { verify } from '../../verify/verify.ts';
import type { Inputs } from '../read/inputs.ts';
import { leavesOut } from '../read/words-of-rules.ts';

/**
 * Undefined where there are no rules.
 * @throws InputError for rules on slots that there are not
 */
export function ruleFaultsIn(
  puzzle: Puzzle,
  { chosen, choice, options }: Inputs,
): RuleBreach[] | undefined {
  const { rules } = options;
  if (rules === undefined && !leavesOut(choice)) return undefined;
  const leftOut = entriesLeftOut(puzzle, chosen.statusOf);
  const faults = leftOut.map((entry): RuleBreach => ({ kind: 'left-out', ...entry }));
  if (rules === undefined) return faults;
  const reworking = rules.free?.[0] ?? rules.lock?.[0];
  if (reworking !== undefined) {
    const what = 'grade takes no free and no lock: it judges the grid as it is';
    throw new InputError(what, reworking.at);
  }
  checkSlotNames(puzzle, rules);
  const inSlot = new Set(puzzle.layout.slots.flatMap(({ cells }) => cells));
  // What a person gave would not be judged.
  const givens = puzzle.givens.map((given, cell) => (inSlot.has(cell) ? undefined : given));
  const isOpen = puzzle.layout.slots.some((slot) => entryAt(puzzle, slot) === undefined);
  const partial = isOpen && (rules.only ?? []).length === 0;
  const { inoffensive } = chosen;
  const asked = { ...options, anyWord: true, partial };
  return [...faults, ...verify({ ...puzzle, givens }, inoffensive, asked)];
}

// The answers that a person has set in a grid: entries given in full, in the template or by a rule. They are what
// the grid is made for, so that reasons name them and nothing proposes to spell them otherwise.

import { listed, someOf } from '../base/phrases.ts';
import type { Slot } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { answerAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';

/** So many are named; the rest are counted. */
const NAMED = 4;

export interface Answer {
  /** Index into the puzzle's slots. */
  readonly slot: number;
  readonly text: string;
  /** "17A=TANGERINE", as a rule sets it. */
  readonly name: string;
}

/** All answers of a puzzle. */
function answersIn(blank: Puzzle): Answer[] {
  return blank.layout.slots.flatMap((slot, index) => {
    if (!isGiven(blank, slot)) return [];
    const text = answerAt(blank, slot)!;
    return [{ slot: index, text, name: `${shortName(slot)}=${text}` }];
  });
}

/** The cells of all answers of a puzzle. */
export function answerCells(blank: Puzzle): Set<number> {
  const given = blank.layout.slots.filter((slot) => isGiven(blank, slot));
  return new Set(given.flatMap(({ cells }) => cells));
}

/** The answers that share a cell with one of some slots. */
export function answersAcross(blank: Puzzle, slots: readonly Slot[]): Answer[] {
  const cells = new Set(slots.flatMap((slot) => slot.cells));
  return answersIn(blank).filter(({ slot }) =>
    blank.layout.slots[slot]!.cells.some((cell) => cells.has(cell)),
  );
}

/** "your 17A=TANGERINE and 38A=CLEMENTINE". */
export function yours(answers: readonly Answer[]): string {
  const names = answers.map(({ name }) => name);
  return `your ${names.length > NAMED ? someOf(names, NAMED) : listed(names)}`;
}

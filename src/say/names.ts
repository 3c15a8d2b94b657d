// Slots, cells and answers as sentences name them: `5 Across`, `row 3, column 4`, `your 17A=TANGERINE`.

import { listed, someOf } from '../base/phrases.ts';
import type { CellPlace } from '../layout/layout.ts';
import { shortName, slotName } from '../layout/slot-names.ts';
import { answerAt, contentsAt, type Puzzle, patternText } from '../puzzle/puzzle.ts';

/** How an answer is printed: `Lake Erie`. */
export type DisplayOf = (answer: string) => string;

/** At most so many are named; the rest are counted. */
const NAMED_SLOTS = 6;
const NAMED_ANSWERS = 4;

/** "5 Across" of an index. */
export function nameOf({ layout }: Pick<Puzzle, 'layout'>, slot: number): string {
  return slotName(layout.slots[slot]!);
}

/** "5 Across, 7 Down and 3 more"; each with `more` of it behind. */
export function slotNames(
  puzzle: Pick<Puzzle, 'layout'>,
  slots: readonly number[],
  more: (slot: number) => string = () => '',
): string {
  const names = slots.map((slot) => nameOf(puzzle, slot) + more(slot));
  return someOf(names, NAMED_SLOTS);
}

/** "`?A?`": the letters given in a slot. */
export function patternAt({ layout, givens }: Puzzle, slot: number): string {
  return `\`${patternText(contentsAt(givens, layout.slots[slot]!), '?')}\``;
}

/** "your 17A=TANGERINE and 38A=CLEMENTINE", of slots given in full. */
export function yours(blank: Puzzle, answers: readonly number[]): string {
  const names = answers.map((index) => {
    const slot = blank.layout.slots[index]!;
    return `${shortName(slot)}=${answerAt(blank, slot)}`;
  });
  return `your ${names.length > NAMED_ANSWERS ? someOf(names, NAMED_ANSWERS) : listed(names)}`;
}

/** "row 3, column 4". */
export function placeName({ row, column }: CellPlace): string {
  return `row ${row}, column ${column}`;
}

/** What to call a grid that a rule compares with. */
export function gridName(name: string | undefined): string {
  return name ?? 'the original grid';
}

// A fill-in: the entries stand beside the grid by length, and are to be put where they fit. A few are given,
// so that they fit in one way only, where that can be.

import { InputError } from '../base/errors.ts';
import { byCodeUnits } from '../base/order.ts';
import { Random } from '../base/random.ts';
import { Filler } from '../fill/filler.ts';
import { answerAt, isRebus, type Puzzle } from '../puzzle/puzzle.ts';
import { parseWordList } from '../words/reading/parse-word-list.ts';

/** More given entries are no puzzle. */
const MOST_GIVEN = 4;
const MAX_NODES = 50_000;

export interface FillIn {
  readonly puzzle: Puzzle;
  /** The entries that are given. */
  readonly given: readonly string[];
  /** Whether the words fit in one way only: undefined if the proof would take too long, or a word stands twice. */
  readonly isOnly: boolean | undefined;
}

/** @throws InputError for a puzzle that is not whole */
export async function makeFillIn(puzzle: Puzzle, seed: number): Promise<FillIn> {
  const { slots } = puzzle.layout;
  const answers = slots.map((slot) => answerAt(puzzle, slot));
  if (answers.includes(undefined) || answers.length === 0) {
    throw new InputError('a fill-in needs a filled grid');
  }
  const random = new Random(seed);
  const order = slots.map((_, slot) => slot);
  random.shuffle(order);
  const given = order.slice(0, 1);
  let isOnly: boolean | undefined;
  for (;;) {
    const other = await otherFill(puzzle, answers as string[], given);
    isOnly = typeof other === 'object' ? false : other;
    if (typeof other !== 'object' || given.length === MOST_GIVEN) break;
    given.push(order.find((slot) => answerAt(other, slots[slot]!) !== answers[slot])!);
  }
  const revealed = new Set(given.flatMap((slot) => slots[slot]!.cells));
  const words = [...(answers as string[])].sort((a, b) => a.length - b.length || byCodeUnits(a, b));
  return {
    puzzle: { ...puzzle, revealed, variety: { kind: 'fill-in', words } },
    given: given.map((slot) => answers[slot]!),
    isOnly,
  };
}

/** Another way to put the words, given some; true if there is none, undefined if that would take too long to tell. */
async function otherFill(
  puzzle: Puzzle,
  answers: readonly string[],
  given: readonly number[],
): Promise<Puzzle | true | undefined> {
  if (new Set(answers).size < answers.length) return undefined;
  const { slots } = puzzle.layout;
  const kept = new Set(given.flatMap((slot) => slots[slot]!.cells));
  // Cells of no entry are nobody's to fill.
  const crossed = new Set(slots.flatMap(({ cells }) => cells));
  const givens = puzzle.cells.map((content, cell) =>
    kept.has(cell) || !crossed.has(cell) ? content : undefined,
  );
  const words = parseWordList(answers.join('\n'), { fold: false });
  // Which cells hold several letters is for those who solve it to find out.
  const strings = [...new Set(puzzle.cells.filter(isRebus))];
  const rules = strings.length > 0 && { rules: { rebus: { strings, least: 0 }, fold: false } };
  const filler = new Filler({ ...puzzle, givens, cells: givens }, words, { ...rules });
  const fills = filler.all({ maxNodes: MAX_NODES });
  for (;;) {
    const next = await fills.next();
    if (next.done) return next.value.status === 'complete' ? true : undefined;
    if (!slots.every((slot, at) => answerAt(next.value as Puzzle, slot) === answers[at])) {
      return next.value;
    }
  }
}

// From a puzzle and a word list to the search's problem. Slots that the givens complete are taken
// as they stand: they are no variables, but their words count as used.

import { isGiven, type Puzzle } from '../grid/puzzle.ts';
import { BLOCK, OPEN } from '../grid/template.ts';
import { Problem, type ProblemInput } from '../solve/problem.ts';
import type { ClashIndex } from '../words/clash-index.ts';
import type { WordList } from '../words/word-list.ts';

export interface BuiltProblem {
  readonly problem: Problem;
  /** For each slot of the problem its index in the puzzle's slots. */
  readonly slotOf: readonly number[];
}

/** What rules ask of the slots of a puzzle. */
export interface SlotConstraints {
  /** For each slot of the puzzle, as in a problem. */
  readonly domains: readonly (Int32Array | undefined)[];
  readonly decided: readonly boolean[] | undefined;
  readonly mustWords?: ProblemInput['mustWords'];
  /** Letters that are not given anywhere. */
  readonly requiredLetters?: readonly string[];
  readonly clashes?: ClashIndex;
}

export function buildProblem(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
  constraints?: SlotConstraints,
): BuiltProblem {
  const { template, slots } = blank;
  const clashes = constraints?.clashes;
  const slotOf: number[] = [];
  const used: [length: number, id: number][] = [];
  slots.forEach((slot, index) => {
    if (!isGiven(template, slot)) {
      slotOf.push(index);
      return;
    }
    const letters = slot.cells.map((cell) => template.cells[cell]!);
    const id = words.wordId(letters);
    if (id >= 0 && !allowRepeats) used.push([slot.cells.length, id]);
    const alike = clashes?.clashesOf(letters) ?? [];
    for (let i = 0; i < alike.length; i += 2) used.push([alike[i]!, alike[i + 1]!]);
  });

  // Letters given in the grid that no word of the list has come after those of the list.
  const extra = new Map<string, number>();
  const givens = Int32Array.from(template.cells, (cell) => {
    if (cell === BLOCK || cell === OPEN) return -1;
    const known = words.letterIndex(cell);
    if (known >= 0) return known;
    if (!extra.has(cell)) extra.set(cell, words.alphabet.length + extra.size);
    return extra.get(cell)!;
  });
  const problem = new Problem({
    cellCount: template.cells.length,
    givens,
    slots: slotOf.map((index) => slots[index]!.cells),
    words,
    letterCount: words.alphabet.length + extra.size,
    allowRepeats,
    used,
    ...(clashes && { clashes }),
    ...(constraints?.mustWords && { mustWords: constraints.mustWords }),
    ...(constraints?.requiredLetters && {
      requiredLetters: constraints.requiredLetters.map((letter) => words.letterIndex(letter)),
    }),
    ...(constraints && { domains: slotOf.map((index) => constraints.domains[index]) }),
    ...(constraints?.decided && { decided: slotOf.map((index) => constraints.decided![index]!) }),
  });
  return { problem, slotOf };
}

// From a puzzle and a word list to the search's problem. Slots that the givens complete are taken
// as they stand: they are no variables, but their words count as used.

import { isGiven, type Puzzle } from '../grid/puzzle.ts';
import { BLOCK, OPEN } from '../grid/template.ts';
import { Problem, type ProblemInput } from '../solve/problem.ts';
import type { WordList } from '../words/word-list.ts';

export interface BuiltProblem {
  readonly problem: Problem;
  /** What the problem was made of; with fewer slots it makes a part of it. */
  readonly input: ProblemInput;
  /** For each slot of the problem its index in the puzzle's slots. */
  readonly slotOf: readonly number[];
}

export function buildProblem(blank: Puzzle, words: WordList, allowRepeats: boolean): BuiltProblem {
  const { input, slotOf } = problemInput(blank, words, allowRepeats);
  return { problem: new Problem(input), input, slotOf };
}

/** What a problem is made of, and can be made of after some change. */
export function problemInput(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
): Omit<BuiltProblem, 'problem'> {
  const { template, slots } = blank;
  const slotOf: number[] = [];
  const used: [length: number, id: number][] = [];
  slots.forEach((slot, index) => {
    if (!isGiven(template, slot)) {
      slotOf.push(index);
      return;
    }
    const id = words.wordId(slot.cells.map((cell) => template.cells[cell]!));
    if (id >= 0) used.push([slot.cells.length, id]);
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
  const input: ProblemInput = {
    cellCount: template.cells.length,
    givens,
    slots: slotOf.map((index) => slots[index]!.cells),
    words,
    letterCount: words.alphabet.length + extra.size,
    allowRepeats,
    used,
  };
  return { input, slotOf };
}

// At most so many cells with one of some letters: where as many cells can hold nothing else, all others lose
// these letters; where more can, there is no fill. The same as limits.ts, over cells; given cells count for
// nothing.

import type { LetterCount } from './problem.ts';
import type { State } from './state.ts';

export class LetterLimits {
  private readonly state: State;
  private readonly counts: readonly LetterCount[];
  /** The cells that count. */
  private readonly cells: readonly number[];

  constructor(state: State, counts: readonly LetterCount[]) {
    this.state = state;
    this.counts = counts.filter(({ most }) => Number.isFinite(most));
    this.cells = countedCells(state);
  }

  /** At a fixpoint: `failed` if a count is exceeded, `narrowed` if cells lost letters. */
  enforce(): 'same' | 'narrowed' | 'failed' {
    let answer: 'same' | 'narrowed' = 'same';
    for (const { letters, most } of this.counts) {
      const open = this.cells.filter((cell) => holds(this.state, cell, letters) !== 'never');
      const undecided = open.filter((cell) => holds(this.state, cell, letters) === 'maybe');
      const certain = open.length - undecided.length;
      if (certain > most) return 'failed';
      if (certain < most || undecided.length === 0) continue;
      for (const cell of undecided) this.take(cell, letters);
      answer = 'narrowed';
    }
    return answer;
  }

  private take(cell: number, letters: readonly number[]): void {
    const { core, trail, problem } = this.state;
    // An integer of the trail's takes two.
    trail.makeRoom(2 * problem.maskInts * letters.length);
    for (const letter of letters) {
      if (core.mayHave(cell, letter) === 1) core.narrowCell(cell, letter, false);
    }
  }
}

/** The cells that are to be filled, and are not given, by the search's own numbers. */
export function countedCells({ problem }: State): number[] {
  const { cellGiven, cellStaysOpen } = problem;
  return [...cellGiven.keys()].filter(
    (cell) => cellGiven[cell]! < 0 && cellStaysOpen?.[cell] !== 1,
  );
}

/** Whether a cell can hold nothing but one of some letters, or none of them. */
export function holds(
  { core }: State,
  cell: number,
  letters: readonly number[],
): 'surely' | 'maybe' | 'never' {
  let possible = 0;
  for (const letter of letters) possible += core.mayHave(cell, letter);
  if (possible === 0) return 'never';
  return possible === core.cellLetters(cell) ? 'surely' : 'maybe';
}

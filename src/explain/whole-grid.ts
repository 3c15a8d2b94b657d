// Whether what helps some slots helps the grid: the change is tried once more with all of its slots, and with all
// that has to appear in it. What is proved not to help is no help; what could not be gone through is marked as such.

import type { Help } from '../problem/conflict.ts';
import type { ProblemInput } from '../solve/problem.ts';
import type { Trials } from './trials.ts';

/** Grids of more slots than this would take long to lay out for a trial. */
const MOST_SLOTS = 400;

export class WholeGrid {
  private readonly trials: Trials;

  constructor(trials: Trials) {
    this.trials = trials;
  }

  /** Whether there is a fill. */
  async fills(input: ProblemInput): Promise<boolean> {
    return (await this.tried(input)).answer === 'filled';
  }

  /** What is left of an advice: nothing if it does not help. `byFill` makes it anew by the letters of a fill. */
  async verified(
    help: Help,
    input: ProblemInput,
    byFill: (letters: Int32Array) => Help = () => help,
  ): Promise<Help[]> {
    const trial = await this.tried(input);
    if (trial.answer === 'unfillable') return [];
    if (trial.answer === 'filled') return [byFill(trial.letters)];
    return [{ ...help, isAlone: true }];
  }

  /** Those that help the grid, if any do; else those that may. */
  surest(help: readonly Help[]): Help[] {
    const sure = help.filter(({ isAlone }) => !isAlone);
    return sure.length > 0 ? sure : [...help];
  }

  private async tried(input: ProblemInput): ReturnType<Trials['fill']> {
    return input.slots.length > MOST_SLOTS ? { answer: 'unknown' } : this.trials.fill(input);
  }
}

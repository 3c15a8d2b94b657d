// Whether what helps some slots helps the grid: the change is tried once more with all of its slots, and with all
// that has to appear in it. What is proved not to help is no help; what could not be gone through is told as such.

import type { ProblemInput } from '../solve/problem.ts';
import type { Trials } from './trials.ts';

/** Grids of more slots than this would take long to lay out for a trial. */
const MOST_SLOTS = 400;
/** Said of a change of which only some slots are known to be helped. */
const ALONE = ' (tried there alone)';

export class WholeGrid {
  private readonly trials: Trials;

  constructor(trials: Trials) {
    this.trials = trials;
  }

  /** Whether there is a fill. */
  async fills(input: ProblemInput): Promise<boolean> {
    return (await this.tried(input)).answer === 'filled';
  }

  /** What is left of an advice: nothing if it does not help. `told` words it anew by the letters of a fill. */
  async verified<T extends { readonly text: string }>(
    help: T,
    input: ProblemInput,
    told: (letters: Int32Array) => T = () => help,
  ): Promise<T[]> {
    const trial = await this.tried(input);
    if (trial.answer === 'unfillable') return [];
    if (trial.answer === 'filled') return [told(trial.letters)];
    return [{ ...help, text: `${help.text}${ALONE}` }];
  }

  /** Those that help the grid, if any do; else those that may. */
  surest<T extends { readonly text: string }>(help: readonly T[]): T[] {
    const sure = help.filter(({ text }) => !text.endsWith(ALONE));
    return sure.length > 0 ? sure : [...help];
  }

  private async tried(input: ProblemInput): ReturnType<Trials['fill']> {
    return input.slots.length > MOST_SLOTS ? { answer: 'unknown' } : this.trials.fill(input);
  }
}

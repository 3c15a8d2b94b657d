// What every report reads: grids, word lists and rules, the same as for a fill.

import { puzzleUnderRules } from '../../problem/puzzle-under-rules.ts';
import type { PuzzleOptions } from '../../problem/ruled-puzzle.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { CheckJob, GradeJob, SuggestJob } from '../spec/jobs.ts';
import type { Session } from '../world/session.ts';
import { type Inputs, readInputs } from './read-inputs.ts';
import { withStems } from './stems.ts';

/** @throws InputError for what cannot be used. */
export async function readReportInput(
  job: CheckJob | SuggestJob | GradeJob,
  session: Session,
): Promise<Inputs> {
  const inputs = await readInputs(job, session, job.kind === 'suggest');
  return { ...inputs, options: withStems(inputs.options, inputs.words) };
}

/** A grid as it is to be filled, and what is left to ask of its fills. */
export interface GridUnderRules {
  /** With what rules set and without what they take out. */
  readonly blank: Puzzle;
  /** The options, with the rules that are not done. */
  readonly options: PuzzleOptions;
}

/** @throws InputError for rules that cannot be meant for the grid */
export function underRulesOf(
  puzzle: Puzzle,
  { words, options }: Pick<Inputs, 'words' | 'options'>,
): GridUnderRules {
  if (options.rules === undefined) return { blank: puzzle, options };
  const { blank, rules } = puzzleUnderRules(puzzle, options.rules, words);
  return { blank, options: { ...options, rules } };
}

// What became of one puzzle of a batch: the best of the fills of its seeds.

import type { LeastChange } from '../fill/least-change.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { byMerit, type Figures, figuresOf, type Merit, meritOf, ownWords } from './figures.ts';
import { type FillResult, isCutOff } from './fill-task.ts';
import type { Usage } from './usage.ts';

export interface BatchResult extends Omit<FillResult, 'index'> {
  /** Its number, from 1. */
  readonly n: number;
  /** Of a grid in which as little as can be was changed. */
  readonly change?: LeastChange;
  /** Of one that is filled. */
  readonly figures?: Figures;
  readonly merit?: Merit;
  readonly words?: ReadonlySet<string>;
  /** The condition by which it is left out although it is filled. */
  readonly rejected?: string;
  /** Why none may stand beside the others: what all attempts were too similar to, or that words were lacking. */
  readonly tooSimilar?: string;
}

/**
 * The best of the fills of a puzzle; without any, what became of the first that no other result outweighs. Where one was
 * cut off, that one: it might have been the best.
 */
export function bestResult(
  n: number,
  results: readonly FillResult[],
  words: WordList,
  usage: Usage | undefined,
): BatchResult {
  const milliseconds = results.reduce((sum, result) => sum + result.milliseconds, 0);
  const resultOf = ({ grid, seed, outcome }: FillResult): BatchResult => {
    return { n, grid, seed, outcome, milliseconds };
  };
  const cutOff = results.find(isCutOff);
  if (cutOff !== undefined) return resultOf(cutOff);
  const filled = results.flatMap((result) => {
    const { outcome } = result;
    return outcome.status === 'filled' ? [{ result, outcome, merit: meritOf(outcome, words) }] : [];
  });
  const [best] = filled.sort(
    (a, b) => byMerit(a.merit, b.merit) || a.result.index - b.result.index,
  );
  if (best === undefined) {
    const proved = results.find(({ outcome }) => outcome.status === 'unfillable');
    return resultOf(proved ?? results[0]!);
  }
  const { result, outcome, merit } = best;
  const figures = figuresOf(outcome, words, usage);
  return { ...resultOf(result), figures, merit, words: ownWords(outcome.puzzle) };
}

/** Why there is no puzzle where words are lacking. */
export const LACKING = 'no fill without the resting words';

/** What became of a puzzle that cannot be filled with the words that do not rest, which is no proof. */
export function lackingWords(result: BatchResult): BatchResult {
  return { ...result, tooSimilar: LACKING };
}

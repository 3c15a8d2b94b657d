import { byMerit, type Figures, figuresOf, type Merit, meritOf } from '../../../batch/figures.ts';
import { ownWords } from '../../../batch/own-words.ts';
import type { Usage } from '../../../batch/usage.ts';
import type { Outcome } from '../../../fill/outcome.ts';
import type { WordList } from '../../../words/vocabulary/word-list.ts';
import type { FillResult } from '../../threads/fill-plan.ts';

/** What became of one puzzle of a batch. */
export interface Made extends Omit<FillResult, 'index'> {
  /** Its number, from 1. */
  readonly n: number;
  /** Of one that is filled. */
  readonly figures?: Figures;
  readonly merit?: Merit;
  readonly words?: ReadonlySet<string>;
  /** Why it is left out although it is filled. */
  readonly rejected?: string;
  /** Why there is none that may stand beside the others: what all attempts were too like, or what was lacking. */
  readonly tooLike?: string;
}

/**
 * The best of the fills of a puzzle; without any, what became of the first that no other result outweighs. Where one was
 * cut off, that one: it might have been the best.
 */
export function bestMade(
  n: number,
  results: readonly FillResult[],
  words: WordList,
  usage: Usage | undefined,
): Made {
  const milliseconds = results.reduce((sum, result) => sum + result.milliseconds, 0);
  const cutOff = results.find(isCutOff);
  if (cutOff !== undefined) {
    const { ground, seed, outcome } = cutOff;
    return { n, ground, seed, outcome, milliseconds };
  }
  const filled = results.flatMap((result) => {
    const { outcome } = result;
    return outcome.status === 'filled' ? [{ ...result, outcome }] : [];
  });
  const ranked = filled
    .map((result) => ({ result, merit: meritOf(result.outcome, words) }))
    .sort((a, b) => byMerit(a.merit, b.merit) || a.result.index - b.result.index);
  const [best] = ranked;
  if (best === undefined) {
    const proved = results.find(({ outcome }) => outcome.status === 'unfillable');
    const { ground, seed, outcome } = proved ?? results[0]!;
    return { n, ground, seed, outcome, milliseconds };
  }
  const { ground, seed, outcome } = best.result;
  return {
    n,
    ground,
    seed,
    outcome,
    milliseconds,
    figures: figuresOf(outcome, words, usage),
    merit: best.merit,
    words: ownWords(outcome.puzzle),
  };
}

/** Why there is no puzzle where words are lacking. */
export const LACKING = 'no fill without the words that rest';

/** What became of a puzzle that cannot be filled with the words that do not rest, which is no proof. */
export function lackingWords(made: Made): Made {
  return { ...made, tooLike: LACKING };
}

/**
 * Whether a fill is nothing, or not the best that its nodes find, because the run ends: it is another one on
 * another machine, and made anew by the next run.
 */
export function isCutOff({ outcome }: { readonly outcome: Outcome }): boolean {
  if (outcome.status === 'gave-up') return outcome.limit === 'aborted';
  return outcome.status === 'filled' && outcome.quality?.limit === 'aborted';
}

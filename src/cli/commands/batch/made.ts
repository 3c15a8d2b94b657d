import type { Usage, WordList } from '../../../index.ts';
import { byMerit, type Figures, figuresOf, type Merit, meritOf, ownWords } from '../../../index.ts';
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
  /** The puzzle that all attempts were too like, or words that had to rest: none was found. */
  readonly tooLike?: number;
}

/** The best of the fills of a puzzle; without any, what became of the first that no other result outweighs. */
export function bestMade(
  n: number,
  results: readonly FillResult[],
  words: WordList,
  usage: Usage | undefined,
): Made {
  const milliseconds = results.reduce((sum, result) => sum + result.milliseconds, 0);
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

/** Whether a puzzle came to nothing because the run ends. */
export function isCutOff({ outcome }: Made): boolean {
  return outcome.status === 'gave-up' && outcome.limit === 'aborted';
}

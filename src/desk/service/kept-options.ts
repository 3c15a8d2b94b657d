// What a file of a fill keeps of the request that made it, as the options of the command that does the same: a later
// command with that file fills it under the same.

import type { RunFacts } from '../../format/writing.ts';
import type { PuzzleAsked } from './requests.ts';

/** The options that stay with a puzzle; undefined if there are none. */
export function keptOptions({ words, rules, allowRepeats }: PuzzleAsked): RunFacts['options'] {
  const { lock = [], slots = [], requireLetters, avoidLetters, duplicates = [] } = rules ?? {};
  const floors = slots.flatMap((rule) =>
    rule.kind === 'min-score' ? [`${rule.slot}:${rule.score}`] : [],
  );
  const kept: readonly (readonly [name: string, texts: true | readonly string[]])[] = [
    ['lock', lock.length > 0 ? [lock.map(({ slot }) => slot).join(',')] : []],
    ['min-score', words?.minScore === undefined ? [] : [String(words.minScore)]],
    ['only-tags', words?.onlyTags ? [words.onlyTags.join(',')] : []],
    ['no-tags', words?.noTags ? [words.noTags.join(',')] : []],
    ['allow-repeats', allowRepeats ? true : []],
    ['min-score-slot', floors],
    ['require-letters', requireLetters ? [requireLetters.letters] : []],
    ['avoid-letters', avoidLetters ? [avoidLetters.letters] : []],
    [
      'duplicates',
      duplicates.map((rule) =>
        rule.kind === 'run' ? `run:${rule.length}=${rule.mode}` : `${rule.kind}=${rule.mode}`,
      ),
    ],
  ];
  const some = kept.filter(([, texts]) => texts === true || texts.length > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

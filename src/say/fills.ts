// What people read of single fills: how good one is and what of this is proved, what was changed for it, and how far a
// search came that gave up.

import { counted, grouped, outOf, someOf } from '../base/phrases.ts';
import type { BestFill } from '../fill/best.ts';
import type { LeastChange } from '../fill/least-change.ts';
import type { GaveUp } from '../fill/outcome.ts';
import type { Quality } from '../fill/quality.ts';
import type { EntryChange } from '../inspect/changes.ts';
import { shortName, slotName } from '../layout/slot-names.ts';
import type { Reason } from '../problem/conflict.ts';
import { answerAt, type Puzzle } from '../puzzle/puzzle.ts';
import { sayHelp, sayReason } from './reasons.ts';

/** The grades of a better fill, while the optimising goes on. */
export function sayBetter({ quality, stats }: BestFill): string {
  return `${sayGrades(quality)}, ${grouped(stats.nodes)} nodes`;
}

/** The floor, the mean and the penalty. */
function sayGrades({ floor, mean, penalty }: Quality): string {
  if (floor === undefined || mean === undefined) return 'every entry is given or set by a rule';
  const lost = penalty > 0 ? `, penalty ${penalty}` : '';
  return `floor ${floor}, mean ${mean.toFixed(2)}${lost}`;
}

/** The grades with the weakest entry, which more is to follow. */
export function sayGradesSoFar({ puzzle, quality }: BestFill): string {
  const weakest = quality.weakest.slice(0, 1).map((entry) => `${sayEntry(puzzle, entry)}, `);
  return `${sayGrades(quality)}, ${weakest.join('')}`;
}

/** How good the best fill is, which entries are weakest, and what of this is proved. */
export function sayBest(puzzle: Puzzle, quality: Quality): string {
  const { floor, mean, weakest, penalty, proved, highestFloor } = quality;
  const { isPlain, tasteFloor, value } = quality;
  if (floor === undefined || mean === undefined) return sayGrades(quality);
  const ofFloor = proved.floor ? 'proved best' : `at most ${highestFloor}`;
  const ofSum = proved.sum ? ` (proved best${proved.floor ? '' : ' for this floor'})` : '';
  const parts = isPlain
    ? [`floor ${floor} (${ofFloor})`, `mean ${mean.toFixed(2)}${ofSum}`]
    : [
        `floor ${floor}, mean ${mean.toFixed(2)}`,
        `by taste floor ${tasteFloor} (${ofFloor}), value ${value.toFixed(0)}${ofSum}`,
      ];
  if (penalty > 0) parts.push(`penalty ${penalty}`);
  const named = weakest.map((entry) => sayEntry(puzzle, entry));
  return `${parts.join(', ')}; weakest: ${named.join(', ')}`;
}

/** `17 Across ERNE 30`. */
function sayEntry(puzzle: Puzzle, { slot, score }: Quality['weakest'][number]): string {
  const at = puzzle.layout.slots[slot]!;
  return `${slotName(at)} ${answerAt(puzzle, at)} ${score}`;
}

/** How many entries changed, what is proved of it, and each of them: old and new, with scores. */
export function sayChanges({ changes, changed, needed, before }: LeastChange): string[] {
  const proof =
    changed === needed ? 'no fill changes fewer (proved)' : `the proved minimum is ${needed}`;
  const beside = changes.some(({ isSet }) => isSet) ? ' besides the set entries' : '';
  return [
    `${counted(changed, 'entry', 'entries')} changed${beside}; ${proof}`,
    ...changes.map((change) => sayChange(change, before)),
  ];
}

function sayChange(
  { slot, old, oldScore, new: now, newScore, isSet }: EntryChange,
  { layout }: Puzzle,
) {
  const name = shortName(layout.slots[slot]!);
  const set = isSet ? ' (set)' : '';
  return `${name} ${old} ${oldScore ?? '-'} -> ${now} ${newScore ?? '-'}${set}`;
}

/** Where a search that gave up kept failing, and how far it came, as far as that was asked for. */
export function sayGaveUp(
  { region = [], partial }: GaveUp,
  { layout }: Puzzle,
  seed?: number,
): string[] {
  const names = region.map((slot) => slotName(layout.slots[slot]!));
  const of = seed === undefined ? '' : ` (seed ${seed})`;
  return [
    ...(names.length > 0
      ? [`the search kept failing at ${names.join(', ')}; found no small proof there`]
      : []),
    ...(partial
      ? [`filled at most ${partial.entries} of ${layout.slots.length} entries${of}`]
      : []),
  ];
}

/** Why there is no fill, and what would help. */
export function sayUnfillable(reason: Reason, blank: Puzzle): string[] {
  const help = reason.help.map(sayHelp);
  return [
    `cannot be filled: ${sayReason(reason, blank)}`,
    ...(help.length > 0 ? [`possible fixes: ${help.join('; or ')}`] : []),
  ];
}

/** Which command moves blocks of a template; `named` is how that takes the template. */
export function sayOtherPattern(named: string): string {
  const nearest = 'to find the nearest pattern that fills, add your word options';
  return `${nearest}: crossfill design --from ${named}`;
}

/** That a grid does not spell a word, no two letters in one entry. */
export function saySolutionWordOut(word: string): string {
  return `no place for the solution word ${word}: its letters are in too few entries`;
}

/** What a puzzle without clues gives, and whether its solution is proved to be the only one. */
export function sayVariety(
  kind: string,
  given: readonly string[],
  isOnly: boolean | undefined,
): string {
  const only = 'the only solution';
  const unproved = isOnly === false ? `not ${only}` : `not proved to be ${only}`;
  return `${kind}: ${given.join(', ')} given; ${isOnly ? `${only} (proved)` : unproved}`;
}

/** Names of entries that a sentence has. */
const NAMED_UNCLUED = 5;

/** That entries have no clue; which, where there is but one puzzle. */
export function sayUnclued({
  puzzles,
  entries,
  names,
}: {
  readonly puzzles: number;
  readonly entries: number;
  readonly names: readonly string[];
}): string {
  if (puzzles > 1) return `${outOf(names.length, entries)} entries have no clue`;
  const count = counted(names.length, 'entry has', 'entries have');
  return `${count} no clue: ${someOf(names, NAMED_UNCLUED)}`;
}

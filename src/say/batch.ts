// What people read of a batch: which puzzles were chosen, and at its end how many there are and what the others came to.

import { counted, grouped } from '../base/phrases.ts';
import { type BatchResult, LACKING } from '../batch/batch-result.ts';
import type { QualityCourse } from '../batch/quality-course.ts';
import type { RunCounts } from '../batch/run-counts.ts';
import type { Choice } from '../batch/selection.ts';
import { type Budget, type Ended, sayKeptOut, sayLimit } from './run.ts';

const NUMBERS_NAMED = 20;
/** Averages of fewer puzzles say little of a tenth. */
const LEAST_IN_TENTH = 5;
/** Points by which the last tenth of a batch may be weaker than the first. */
const FLOOR_FALL = 8;
const MEAN_FALL = 3;

/** Why a puzzle is not chosen. */
export function whyLeft(similarTo: number | undefined): string {
  return similarTo === undefined ? 'not among the best' : `too similar to puzzle ${similarTo}`;
}

/** A puzzle of --top with its grades, of the template `label`; if it is not chosen with the reason. */
export function sayChoice(
  { candidate, rank, isKept, similarTo, sameAs }: Choice,
  label: string,
): string {
  const { n, seed, figures } = candidate;
  const grades = `floor ${figures.floor}, mean ${figures.mean}`;
  const line = `${rank}. puzzle ${n}, ${label}, seed ${seed}: ${grades}`;
  if (!isKept) return `${line}: ${whyLeft(similarTo)}`;
  return sameAs === undefined ? line : `${line}: the same as puzzle ${sameAs}`;
}

/** What else there is to say of choices, of which at most so many were asked for. */
export function sayChoices(choices: readonly Choice[], most: number): string[] {
  const similar = choices.filter(({ similarTo }) => similarTo !== undefined).length;
  const kept = choices.filter(({ isKept }) => isKept).length;
  return [
    ...(similar > 0 ? [`${counted(similar, 'puzzle')} too similar to a better one`] : []),
    ...(kept < most ? [`only ${grouped(kept)} to choose from`] : []),
  ];
}

/** That a puzzle was rejected. */
export function sayRejected({ n, figures, rejected }: BatchResult): string {
  const { floor, mean } = figures!;
  return `puzzle ${n}: floor ${floor}, mean ${mean}: rejected (${rejected})`;
}

/** The last lines; `keptOut` counts words, which takes a while, and `name` is what they were kept out of. */
export function sayBatchEnd(
  counts: RunCounts,
  ended: Ended,
  { nodes, time, rest }: Budget & { readonly rest?: number },
  name: string,
  keptOut: () => number,
): string[] {
  const gaveUp = counts.failed('gave-up');
  const isOpen = gaveUp.length > 0 || ended === 'time';
  const listed = (what: string, numbers: readonly number[]): string[] =>
    numbers.length === 0 ? [] : [`${what}: ${sayNumbers(numbers)}`];
  return [
    ...listed(`gave up after ${sayLimit(nodes)}`, gaveUp),
    ...(isOpen ? sayKeptOut(keptOut()).map((line) => `${name}: ${line}`) : []),
    ...listed('cannot be filled', counts.failed('unfillable')),
    ...listed('too similar to other puzzles with every seed', counts.failed('too-like')),
    ...listed(rest ? LACKING : 'no fill found that differs enough', counts.failed('lacking')),
    ...(counts.failed('too-like').length + counts.failed('lacking').length > 0
      ? ['fewer puzzles, more templates or words, or a smaller --distinct or --rest would help']
      : []),
    ...[...counts.rejected].map(([why, n]) => `rejected (${why}): ${counted(n, 'puzzle')}`),
    saySummary(counts),
    ...(counts.isWhole ? [] : endedBatch(ended, time)),
  ];
}

function endedBatch(ended: Ended, time: number | undefined): string[] {
  if (ended === 'time') return [`stopped after ${time} s (--time)`];
  return ended === 'interrupt' ? ['interrupted'] : [];
}

/** `2 puzzles: 3, 17`, of many only the first. */
function sayNumbers(numbers: readonly number[]): string {
  const named = numbers.slice(0, NUMBERS_NAMED).join(', ');
  const more = numbers.length > NUMBERS_NAMED ? ', ...' : '';
  return `${counted(numbers.length, 'puzzle')}: ${named}${more}`;
}

function saySummary({ wanted, made, filled, known, kept, allFailed }: RunCounts): string {
  const missing = wanted - made;
  return [
    `${grouped(filled)} of ${counted(wanted, 'puzzle')} filled`,
    ...(known > 0 ? [`${grouped(known)} of them in earlier runs`] : []),
    ...(kept < filled ? [`${grouped(kept)} kept`] : []),
    ...(allFailed > 0 ? [`${grouped(allFailed)} failed`] : []),
    ...(missing > 0 ? [`${grouped(missing)} not attempted`] : []),
  ].join(', ');
}

/** That puzzles are the same, and what avoids that, if anything does. */
export function sayRepeats({ compared, different }: QualityCourse, isOpen: boolean): string[] {
  if (different === compared) return [];
  const count = `${counted(compared, 'puzzle')}, ${grouped(different)} different`;
  return [isOpen ? `${count}: --distinct 1 avoids repeats` : count];
}

/** How good the puzzles of a batch are from its first tenth to its last, and a warning if they get worse. */
export function sayCourse(course: QualityCourse): string[] {
  const tenths = course.tenths();
  const [first, last] = [tenths[0], tenths.at(-1)];
  if (first === undefined || last === undefined || tenths.length < 2) return [];
  if (tenths.some(({ count }) => count < LEAST_IN_TENTH)) return [];
  const all = (of: 'floor' | 'mean'): string => tenths.map((each) => each[of].toFixed(1)).join(' ');
  const isWorse = first.floor - last.floor > FLOOR_FALL || first.mean - last.mean > MEAN_FALL;
  return [
    `floor by tenths of the batch: ${all('floor')}`,
    `mean score by tenths: ${all('mean')}`,
    ...(isWorse
      ? ['the last puzzles are weaker; more templates or words, or a smaller --rest, would help']
      : []),
  ];
}

/** Lines of a manifest that were passed over. */
export function sayLostLines(count: number): string {
  return count === 1
    ? 'ignored 1 line that is not a manifest line'
    : `ignored ${grouped(count)} lines that are not manifest lines`;
}

// What is told of --top: which puzzles were chosen, and with --verbose why others were not.

import { counted, grouped } from '../../../base/phrases.ts';
import { gridOf } from '../../../batch/cut.ts';
import type { Choice } from '../../../batch/selection.ts';
import type { BatchGrid } from '../../read/prepare.ts';
import type { Log } from '../../world/log.ts';

/** `most` are asked for; there may be fewer to choose. */
export function noteChoices(
  choices: readonly Choice[],
  most: number,
  grids: readonly BatchGrid[],
  log: Log,
): void {
  for (const { candidate, rank, isKept, similarTo } of choices) {
    const { n, seed, figures } = candidate;
    const { label } = grids[gridOf(n, grids.length)]!;
    const grades = `floor ${figures.floor}, mean ${figures.mean}`;
    const line = `${rank}. puzzle ${n}, ${label}, seed ${seed}: ${grades}`;
    if (isKept) log.note(line);
    else log.detail(`${line}: ${whyLeft(similarTo)}`);
  }
  const alike = choices.filter((each) => each.similarTo !== undefined).length;
  if (alike > 0) log.note(`${counted(alike, 'puzzle')} too like a better one`);
  const kept = choices.filter(({ isKept }) => isKept).length;
  if (kept < most) log.note(`there are no more than ${grouped(kept)} to choose`);
}

/** Why a puzzle is not chosen. */
export function whyLeft(alike: number | undefined): string {
  return alike === undefined ? 'not among the best' : `too like puzzle ${alike}`;
}

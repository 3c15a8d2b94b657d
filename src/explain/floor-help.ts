// A lower floor on scores that lets slots be filled, and the grid with them: found by halving, for more words never
// make a fillable grid unfillable.

import { partOf } from '../problem/build-problem.ts';
import type { Help } from '../problem/conflict.ts';
import type { ProblemInput } from '../solve/problem.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { type Explained, inputOf } from './explained.ts';
import type { Trials } from './trials.ts';
import type { WholeGrid } from './whole-grid.ts';

/** The highest floor on scores that is low enough; floors that are lower already stay. */
export async function lowerFloor(
  help: Explained & { readonly slots: readonly number[] },
  inProblem: readonly number[],
  trials: Trials,
  grid: WholeGrid,
): Promise<Help[]> {
  const { blank, words, slots } = help;
  const all = words.unfloored;
  const ruled = help.under?.(all).words ?? all;
  const floors = floorsBelow(
    words,
    ruled,
    slots.map((slot) => blank.layout.slots[slot]!.cells.length),
  );
  const under = (minScore: number): ProblemInput => {
    const byLength = Array.from(
      words.floors.minScores,
      ([length, floor]) => [length, Math.min(floor, minScore)] as const,
    );
    const list = all.atLeast(Math.min(words.minScore, minScore), new Map(byLength));
    return inputOf(help, list).input;
  };
  const helps = async (minScore: number): Promise<boolean> => {
    const { answer } = await trials.fill(partOf(under(minScore), inProblem));
    return answer === 'filled';
  };
  if (floors.length === 0 || !(await helps(floors[0]!))) return [];
  const highest = await lastThat(floors, helps);
  const floorOf = (minScore: number): Help => ({ kind: 'floor', minScore });
  const fills = async (minScore: number): Promise<boolean> => grid.fills(under(minScore));
  if (await fills(highest)) return [floorOf(highest)];
  // The rest of the grid may need a lower one.
  const lengths = blank.layout.slots.map(({ cells }) => cells.length);
  const lower = floorsBelow(words, ruled, lengths).filter((floor) => floor < highest);
  if (lower.length > 0 && (await fills(lower[0]!))) return [floorOf(await lastThat(lower, fills))];
  return grid.verified(floorOf(highest), under(highest));
}

/** The scores that words of `all` have, of some lengths, and that the floors leave out, ascending. */
function floorsBelow(words: WordList, all: WordList, lengths: readonly number[]): number[] {
  const scores = new Set<number>();
  for (const length of new Set(lengths)) {
    const floor = words.minScoreOf(length);
    for (const score of all.table(length).scores) if (score < floor) scores.add(score);
  }
  return [...scores].sort((a, b) => a - b);
}

/** The last number of a row that passes, where the first does, and none behind one that does not. */
async function lastThat(
  row: readonly number[],
  passes: (each: number) => Promise<boolean>,
): Promise<number> {
  let [low, high] = [0, row.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (await passes(row[middle]!)) low = middle;
    else high = middle;
  }
  return row[low]!;
}

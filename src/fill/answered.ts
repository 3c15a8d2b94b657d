// What a search of all words came to, and what that means: a fill, a proof with its reason, or neither.

import type { Reason } from '../problem/conflict.ts';
import { isGiven } from '../puzzle/puzzle.ts';
import type { Counters, Limit } from '../solve/outcome.ts';
import type { Search } from '../solve/search.ts';
import { verify } from '../verify/verify.ts';
import type { PartialFill } from './engine.ts';
import type { Filled, Outcome, RunOptions } from './outcome.ts';
import type { Stage } from './stage.ts';
import type { Task } from './task.ts';

/** Before it is explained; without a search, it was seen at sight. */
export type Answered = Filled | Unfilled;

type Unfilled =
  | {
      readonly status: 'unfillable';
      readonly search?: Search;
      readonly partial: PartialFill | undefined;
      readonly stats: Counters;
    }
  | {
      readonly status: 'gave-up';
      readonly limit: Limit;
      readonly search: Search;
      readonly partial: PartialFill | undefined;
      readonly stats: Counters;
    };

/** With a reason, or with a proof where the search gave up and `explain` asks for one. */
export async function explained(
  answered: Unfilled,
  task: Task,
  whole: Stage,
  options: RunOptions,
): Promise<Outcome> {
  const { search, stats } = answered;
  if (answered.status === 'unfillable') {
    const reason = onlyFill(task) ?? (await whole.reason(search, options));
    return { status: 'unfillable', reason, stats };
  }
  const { status, limit } = answered;
  if (options.explain !== true) return { status, limit, stats };
  const reason = await whole.lateProof(answered.search, options);
  if (reason !== undefined) return { status: 'unfillable', reason, stats };
  return { status, limit, region: whole.region(answered.search), stats };
}

/** The reason where what stood there is right, and something has to change, and nothing can. */
function onlyFill({ blank, words, rules, allowRepeats, stemOf }: Task): Reason | undefined {
  const { likeness = [], ...others } = rules ?? {};
  const before = likeness.find(({ leastChanged }) => leastChanged !== undefined);
  if (before === undefined) return undefined;
  const left = { ...others, likeness: likeness.filter((rule) => rule !== before) };
  const puzzle = { ...blank, cells: before.cells };
  const options = { allowRepeats, rules: left, stemOf };
  if (verify(puzzle, words, options).length > 0) return undefined;
  const { layout } = blank;
  const slots = [...layout.slots.keys()].filter((slot) => !isGiven(blank, layout.slots[slot]!));
  const why = { kind: 'only-fill', slots, name: before.name } as const;
  return { why, core: undefined, help: [] };
}

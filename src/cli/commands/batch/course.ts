// The puzzles of a batch that have nothing to do with each other: each the best of its seeds, in order.

import { firstMet } from '../../../batch/condition.ts';
import { type Cut, retrySeed, seedOffset, templateOf } from '../../../batch/cut.ts';
import type { Usage } from '../../../batch/usage.ts';
import type { Outcome } from '../../../fill/outcome.ts';
import type { WordList } from '../../../words/vocabulary/word-list.ts';
import type { BatchRequest } from '../../line/request.ts';
import { seedAfter } from '../../line/seed.ts';
import type { Crew } from '../../threads/crew.ts';
import type { FillResult, Task } from '../../threads/fill-plan.ts';
import { bestMade, lackingWords, type Made } from './made.ts';

/** What puzzles are made by. */
export interface Course {
  readonly request: BatchRequest;
  readonly firstSeed: number;
  readonly templates: number;
  readonly words: WordList;
  /** What was used before the batch. */
  readonly usage: Usage | undefined;
  readonly crew: Crew;
  readonly signal: AbortSignal;
}

/** What is to be made for puzzle n at an attempt, a fill for each of its seeds. */
export function* tasksFor(n: number, attempt: number, course: Course): Generator<Task> {
  const { firstSeed, templates, request } = course;
  const ground = templateOf(n, templates);
  for (let j = 0; j < request.bestOf; j++) {
    const index = seedOffset(n, j, request.bestOf);
    yield { index, ground, seed: retrySeed(seedAfter(firstSeed, index), attempt) };
  }
}

/** The puzzles, out of all fills for them in order. */
export async function* gathered(
  results: AsyncIterable<FillResult>,
  course: Course,
): AsyncGenerator<Made> {
  const { request, words, usage } = course;
  let of: FillResult[] = [];
  for await (const result of results) {
    of.push(result);
    if (of.length < request.bestOf) continue;
    const n = Math.floor(result.index / request.bestOf) + 1;
    yield judged(bestMade(n, of, words, usage), request);
    of = [];
  }
}

/** A puzzle with why it is rejected, if it is. */
function judged(made: Made, { reject }: BatchRequest): Made {
  const met = made.figures && firstMet(reject, made.figures);
  return met === undefined ? made : { ...made, rejected: met.text };
}

/** The puzzles of a cut, in order; those of a template that cannot be filled are not tried again. */
export async function* course(cut: Cut, way: Course, isDone: IsDone): AsyncGenerator<Made> {
  const { crew, templates, request, firstSeed } = way;
  const unfillable = new Map<number, Outcome>();
  const told = hasAllWords(way) ? (made: Made): Made => made : lackingWords;
  const end = cut.first + cut.count;
  function* tasks(): Generator<Task> {
    for (let n = cut.first; n < end; n++) {
      if (!isDone(n) && !unfillable.has(templateOf(n, templates))) yield* tasksFor(n, 0, way);
    }
  }
  let next = cut.first;
  function* leftOut(before: number): Generator<Made> {
    for (; next < before; next++) {
      if (isDone(next)) continue;
      const ground = templateOf(next, templates);
      const outcome = unfillable.get(ground);
      const seed = seedAfter(firstSeed, seedOffset(next, 0, request.bestOf));
      if (outcome === undefined) return;
      yield told({ n: next, ground, seed, outcome, milliseconds: 0 });
    }
  }
  for await (const made of gathered(crew.inOrder(tasks()), way)) {
    yield* leftOut(made.n);
    const { ground, outcome } = made;
    // Who was ahead of us made it again; the first answer is told of all.
    const known = unfillable.get(ground);
    if (outcome.status === 'unfillable' && known === undefined) unfillable.set(ground, outcome);
    next = made.n + 1;
    const all = { ...made, outcome: known ?? outcome };
    yield all.outcome.status === 'unfillable' ? told(all) : all;
  }
  yield* leftOut(end);
}

/** Whether a puzzle is there already. */
export type IsDone = (n: number) => boolean;

/** Whether no word rests since it was used before the batch. */
function hasAllWords({ request: { rest = 0 }, usage }: Course): boolean {
  if (rest === 0 || usage === undefined) return true;
  return [...usage.entries()].every(([, { last }]) => last <= usage.puzzles - rest);
}

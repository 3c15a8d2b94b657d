// What the puzzles of a batch that were kept so far have used: which words, when, and by which puzzles.

import type { BatchContext } from './batch-context.ts';
import { gridOf } from './cut.ts';
import type { RoundUpdate } from './fill-task.ts';
import { SimilarityFilter, type SimilarPuzzle } from './similarity-filter.ts';
import type { Usage } from './usage.ts';
import type { WordUse } from './usage-penalty.ts';

/** Puzzles of a round. Fewer know more of each other; more keep more threads busy. */
export const ROUND = 16;

/** A grid is given up after so many puzzles in a row that were too similar to others. */
const MOST_FAILED = 5;

/** A puzzle by its entries. */
export interface UsedPuzzle {
  readonly n: number;
  readonly words: ReadonlySet<string>;
}

/** What an earlier run made of a puzzle: its entries, or nothing where it was too similar to others. */
export interface KnownPuzzle {
  readonly n: number;
  readonly words?: ReadonlySet<string>;
  readonly isTooSimilar?: boolean;
}

export class RoundHistory {
  private readonly context: BatchContext;
  private readonly rest: number;
  private readonly similarity: SimilarityFilter | undefined;
  /** Uses since the last update. */
  private fresh: WordUse[] = [];
  /** The puzzles that each word was used in, as far back as words rest. */
  private readonly uses = new Map<string, number[]>();
  /** Puzzles before the batch. */
  private readonly before: number;
  /** The grids that cannot be filled with all words. */
  readonly proved = new Set<number>();
  /** How many puzzles in a row were too similar to others, by their grid. */
  private readonly failures = new Map<number, number>();

  constructor(context: BatchContext) {
    this.context = context;
    const { distinct, rest = 0, usage } = context;
    this.similarity = distinct === undefined ? undefined : new SimilarityFilter(distinct);
    this.before = usage?.puzzles ?? 0;
    this.rest = rest;
    for (const [word, { times, last }] of usage?.entries() ?? []) {
      if (rest > 0) this.uses.set(word, [last - this.before]);
      this.fresh.push([word, last, times]);
    }
  }

  /** A puzzle that is too similar to others whatever was tried. */
  fail(n: number): void {
    const grid = gridOf(n, this.context.grids);
    this.failures.set(grid, this.failed(n) + 1);
  }

  /** How many puzzles of its grid in a row were too similar just before puzzle n. */
  failed(n: number): number {
    return this.failures.get(gridOf(n, this.context.grids)) ?? 0;
  }

  /** Whether no fill is sought any more for the grid of puzzle n: resting words come back, fills do not. */
  isExhausted(n: number): boolean {
    return this.similarity !== undefined && this.failed(n) >= MOST_FAILED;
  }

  keep(n: number, words: ReadonlySet<string>): void {
    this.failures.delete(gridOf(n, this.context.grids));
    this.similarity?.add(n, words);
    for (const word of words) {
      this.fresh.push([word, this.before + n]);
      if (this.rest > 0) this.uses.set(word, [...(this.uses.get(word) ?? []), n]);
    }
  }

  /** What speaks against puzzle n with these words. */
  clash(n: number, words: ReadonlySet<string>): SimilarPuzzle | undefined {
    const [similar] = this.similarity?.tooSimilar(words) ?? [];
    if (similar !== undefined) return similar;
    if (this.rest === 0) return undefined;
    for (const word of words) {
      const near = this.uses.get(word)?.find((other) => Math.abs(n - other) <= this.rest);
      if (near !== undefined) return { n: near, words: [word] };
    }
    return undefined;
  }

  /** Whether two puzzles cannot both be kept. */
  areAlike(a: UsedPuzzle, b: UsedPuzzle): boolean {
    const { distinct = 0 } = this.context;
    const shared = [...a.words].filter((word) => b.words.has(word)).length;
    if (Math.min(a.words.size, b.words.size) - shared < distinct) return true;
    return shared > 0 && Math.abs(a.n - b.n) <= this.rest;
  }

  /** Drops uses that rest no more, so that memory does not grow with the batch. */
  private forgetBefore(n: number): void {
    for (const [word, uses] of this.uses) {
      const late = uses.filter((use) => use >= n);
      if (late.length === 0) this.uses.delete(word);
      else if (late.length < uses.length) this.uses.set(word, late);
    }
  }

  /** Lets the source of fills know what was used before puzzle `first`; returns whether all words may be used now. */
  startWave(first: number, banned: readonly string[]): boolean {
    const { before, rest } = this;
    this.context.source.update({ uses: this.fresh, now: before + first, rest, banned });
    this.fresh = [];
    this.forgetBefore(first - rest - ROUND);
    const isResting = (n: number): boolean => n >= first - rest;
    const rests = rest > 0 && [...this.uses.values()].some((uses) => uses.some(isResting));
    return banned.length === 0 && !rests;
  }
}

/** The one update for puzzles that know of what was used before the batch, but not of each other. */
export function updateFrom(usage: Usage, rest: number): RoundUpdate {
  const uses = [...usage.entries()].map(([word, { times, last }]) => [word, last, times] as const);
  return { uses, now: usage.puzzles + 1, rest, banned: [] };
}

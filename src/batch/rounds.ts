// Puzzles that are not to be like those before them. They are made in rounds of one size: in a round all know the uses
// of the rounds before, and so it does not matter which of them is made first, or by whom. Then they are settled in
// order: what is too similar to a puzzle of a lower number is made again in a next wave of the round, with another
// seed, and without the words that the first of them shared. So what a puzzle is depends on those of lower numbers
// alone, and a batch that ends sooner is the beginning of one that goes on.

import { NOTHING_COUNTED } from '../solve/outcome.ts';
import { type BatchContext, puzzlesOf, tasksFor } from './batch-context.ts';
import { type BatchResult, lackingWords } from './batch-result.ts';
import { gridOf, seedAfter, seedOffset } from './cut.ts';
import { isCutOff } from './fill-task.ts';
import { type KnownPuzzle, ROUND, RoundHistory, type UsedPuzzle } from './round-history.ts';

/** A puzzle that is too similar to others is made again so often. */
const ATTEMPTS = 20;
/**
 * Nodes for another fill of a puzzle that is too similar to one before: often there is none, and to prove that may take
 * longer than all other puzzles together. After so many searches that came to no end there will be none.
 */
const RETRY_NODES = 5000;
const MOST_ENDLESS = 4;
/** Why there is no puzzle where no fill was found that differs. */
const NO_OTHER = 'no fill found that differs enough';

/** Puzzles 1 to `last`, in order, but for rounds of which all is `known`. */
export async function* rounds(
  last: number,
  context: BatchContext,
  known: (first: number, last: number) => readonly KnownPuzzle[] | undefined,
): AsyncGenerator<BatchResult> {
  const history = new RoundHistory(context);
  for (let first = 1; first <= last; first += ROUND) {
    const end = Math.min(last, first + ROUND - 1);
    const before = known(first, end);
    if (before !== undefined) {
      for (const { n, words, isTooSimilar } of before) {
        if (isTooSimilar) history.fail(n);
        else if (words !== undefined) history.keep(n, words);
      }
      continue;
    }
    const round = new Round(first, end, context, history);
    await round.run();
    yield* round.settled;
    if (context.signal.aborted) return;
  }
}

class Round {
  /** The puzzles of the round up to the first that is not settled. */
  readonly settled: BatchResult[] = [];
  private readonly first: number;
  private readonly last: number;
  private readonly context: BatchContext;
  private readonly history: RoundHistory;
  /** What each puzzle is for now. What it is depends on puzzles of lower numbers alone, whatever the last is. */
  private readonly candidates = new Map<number, BatchResult>();
  private readonly attempts = new Map<number, number>();
  /** How often the search for another fill of a puzzle came to no end. */
  private readonly endless = new Map<number, number>();
  /** What each puzzle was when it was too similar, for those of which no other fill is found. */
  private readonly similar = new Map<number, BatchResult>();
  /** Those that could not be filled with the words of their wave, which were not all words. */
  private readonly lacking = new Set<number>();
  /** Words that the first that is not settled shared with others. */
  private banned: readonly string[] = [];

  constructor(first: number, last: number, context: BatchContext, history: RoundHistory) {
    this.first = first;
    this.last = last;
    this.context = context;
    this.history = history;
  }

  /** Makes puzzles in waves until all are settled; an abort leaves some. */
  async run(): Promise<void> {
    let pending = Array.from({ length: this.last - this.first + 1 }, (_, i) => this.first + i);
    /** How many are made in a wave: if few of one could be settled, more of the next would be made in vain. */
    let width = pending.length;
    while (pending.length > 0) {
      if (this.history.isExhausted(this.next)) {
        pending.shift();
        this.keep(this.untried(this.next));
        continue;
      }
      await this.make(pending.slice(0, width));
      if (this.context.signal.aborted) return;
      const before = this.settled.length;
      pending = this.settle(new Set(pending.slice(width)));
      width = Math.max(1, 2 * (this.settled.length - before));
    }
  }

  /** The first that is not settled. */
  private get next(): number {
    return this.first + this.settled.length;
  }

  private async make(wave: readonly number[]): Promise<void> {
    const { context, history } = this;
    const hasAllWords = history.startWave(this.next, this.banned);
    const isAmongBanned = this.banned.length > 0;
    const tasks = wave.flatMap((n) => {
      const maxNodes = isAmongBanned || this.attemptsAt(n) > 0 ? RETRY_NODES : undefined;
      return [...tasksFor(n, this.attemptsAt(n), context, maxNodes)];
    });
    for await (const result of puzzlesOf(tasks, context)) {
      if (isCutOff(result)) break;
      const { n, grid, outcome } = result;
      this.candidates.set(n, result);
      this.lacking.delete(n);
      if (outcome.status === 'gave-up' && (isAmongBanned || this.attemptsAt(n) > 0)) {
        this.endless.set(n, (this.endless.get(n) ?? 0) + 1);
      }
      if (outcome.status !== 'unfillable') continue;
      if (hasAllWords) history.proved.add(grid);
      else if (!history.proved.has(grid)) this.lacking.add(n);
    }
  }

  /** Settles what can be after a wave, for which some were still `waiting`; returns what the next is of. */
  private settle(waiting: ReadonlySet<number>): number[] {
    const pending: number[] = [];
    const waveFirst = this.next;
    for (let n = this.next; n <= this.last; n++) {
      if (waiting.has(n)) {
        pending.push(n);
      } else if (this.hasToBeMadeAgain(n, n === waveFirst, waiting)) {
        this.attempts.set(n, this.attemptsAt(n) + 1);
        this.context.onRetry?.(n, this.attemptsAt(n));
        pending.push(n);
      }
    }
    return pending;
  }

  /** Whether a puzzle has to be made again; if not, and if it is the next one, it is settled. */
  private hasToBeMadeAgain(n: number, isFirst: boolean, waiting: ReadonlySet<number>): boolean {
    const result = this.candidates.get(n)!;
    const isNext = n === this.next;
    if (this.lacking.has(n)) {
      // Made again, it has half of those that were banned, and as first of its wave more that rest no longer.
      const isFinal = isFirst && this.banned.length === 0;
      if (isFinal) this.keep(lackingWords(result));
      else if (isNext) this.banned = halfOf(this.banned, this.attemptsAt(n));
      return !isFinal;
    }
    const endless = this.endless.get(n) ?? 0;
    if (result.outcome.status === 'gave-up' && endless > 0) {
      const isLast = endless >= MOST_ENDLESS || this.attemptsAt(n) + 1 >= this.attemptsFor(n);
      if (isNext && isLast) this.keep(this.similar.get(n) ?? { ...result, tooSimilar: NO_OTHER });
      else if (isNext) this.banned = halfOf(this.banned, this.attemptsAt(n));
      return !(isNext && isLast);
    }
    const clash = isUsed(result) ? this.history.clash(n, result.words) : undefined;
    if (!isNext) return clash !== undefined || this.isLikeLower(result, waiting);
    const isFinal = clash === undefined || this.attemptsAt(n) + 1 >= this.attemptsFor(n);
    const settled = clash ? { ...result, tooSimilar: `too similar to puzzle ${clash.n}` } : result;
    if (isFinal) {
      this.keep(settled);
    } else {
      this.similar.set(n, settled);
      this.banned = [...this.banned, ...clash.words];
    }
    return !isFinal;
  }

  private keep(result: BatchResult): void {
    this.settled.push(result);
    if (isUsed(result)) this.history.keep(result.n, result.words);
    if (result.tooSimilar !== undefined) this.history.fail(result.n);
    this.banned = [];
  }

  /** Fewer after each puzzle of its grid that was too similar to others. */
  private attemptsFor(n: number): number {
    return Math.max(1, ATTEMPTS >> this.history.failed(n));
  }

  /** A puzzle of a grid that is exhausted. */
  private untried(n: number): BatchResult {
    const { firstSeed, grids, bestOf } = this.context;
    const seed = seedAfter(firstSeed, seedOffset(n, 0, bestOf));
    const outcome = { status: 'gave-up', limit: 'nodes', stats: NOTHING_COUNTED } as const;
    return { n, grid: gridOf(n, grids), seed, outcome, milliseconds: 0, tooSimilar: NO_OTHER };
  }

  private attemptsAt(n: number): number {
    return this.attempts.get(n) ?? 0;
  }

  /** Whether a puzzle is too similar to one of a lower number that is made, but not settled either. */
  private isLikeLower(result: BatchResult, waiting: ReadonlySet<number>): boolean {
    if (!isUsed(result)) return false;
    for (let n = this.next; n < result.n; n++) {
      const lower = this.candidates.get(n)!;
      if (!waiting.has(n) && isUsed(lower) && this.history.areAlike(result, lower)) return true;
    }
    return false;
  }
}

/** The first or the second half, in turn, so that attempts differ. */
function halfOf(words: readonly string[], attempt: number): readonly string[] {
  const half = words.length >> 1;
  return attempt % 2 === 0 ? words.slice(0, half) : words.slice(words.length - half);
}

/** Whether a puzzle is kept, as far as the others let it. */
function isUsed(result: BatchResult): result is BatchResult & UsedPuzzle {
  const { words, rejected, tooSimilar } = result;
  return words !== undefined && rejected === undefined && tooSimilar === undefined;
}

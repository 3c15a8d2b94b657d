// Puzzles that are not to be like those before them. They are made in rounds of one size: in a round all see the
// uses of the rounds before, and so it does not matter which of them is made first, or by whom. Then they are
// settled in order: what is too like a puzzle of a lower number is made again in a next wave of the round, with
// another seed, and without the words that the first of them shared. So what a puzzle is depends on those of lower
// numbers alone, and a batch that ends sooner is the beginning of one that goes on.

import { Unlike } from '../../../batch/unlike.ts';
import type { Usage } from '../../../batch/usage.ts';
import type { Wave } from '../../threads/fill-plan.ts';
import { type Course, gathered, tasksFor } from './course.ts';
import { isCutOff, lackingWords, type Made } from './made.ts';

/** Puzzles of a round. Fewer know more of each other; more keep more threads busy. */
export const ROUND = 16;
/** A puzzle that is too like others is made again so often. */
const ATTEMPTS = 20;

/** Entries of a puzzle that is kept, and need not be made again. */
export interface KnownWords {
  readonly n: number;
  readonly words: ReadonlySet<string>;
}

/** Puzzles 1 to `last`, in order, but for rounds of which all is `known`. */
export async function* rounds(
  last: number,
  course: Course,
  known: (first: number, last: number) => readonly KnownWords[] | undefined,
): AsyncGenerator<Made> {
  const history = new History(course);
  for (let first = 1; first <= last; first += ROUND) {
    const end = Math.min(last, first + ROUND - 1);
    const before = known(first, end);
    if (before !== undefined) {
      for (const { n, words } of before) history.keep(n, words);
      continue;
    }
    const made = await round(first, end, course, history);
    yield* made;
    if (course.signal.aborted) return;
  }
}

/** One round; after an abort, the puzzles that were settled. */
async function round(
  first: number,
  last: number,
  course: Course,
  history: History,
): Promise<Made[]> {
  const settled: Made[] = [];
  /** What each puzzle is for now. What it is depends on puzzles of lower numbers alone, whatever the last is. */
  const candidates = new Map<number, Made>();
  const attempts = new Map<number, number>();
  /** Those that could not be filled with the words of their wave, which were not all words. */
  const lacking = new Set<number>();
  /** Words that the first that is not settled shared with others. */
  let banned: readonly string[] = [];
  const next = (): number => first + settled.length;
  const settle = (made: Made): void => {
    settled.push(made);
    if (isUsed(made)) history.keep(made.n, made.words);
    banned = [];
  };
  let pending = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  /** How many are made in a wave: if few of one could be settled, more of the next would be made in vain. */
  let width = pending.length;
  while (pending.length > 0) {
    const waveFirst = next();
    const hasAllWords = history.begin(waveFirst, banned);
    const wave = pending.slice(0, width);
    const waiting = new Set(pending.slice(width));
    const tasks = wave.flatMap((n) => [...tasksFor(n, attempts.get(n) ?? 0, course)]);
    for await (const made of gathered(course.crew.inOrder(tasks), course)) {
      if (isCutOff(made)) break;
      candidates.set(made.n, made);
      lacking.delete(made.n);
      if (made.outcome.status !== 'unfillable') continue;
      if (hasAllWords) history.proved.add(made.ground);
      else if (!history.proved.has(made.ground)) lacking.add(made.n);
    }
    if (course.signal.aborted) return settled;
    pending = [];
    const before = settled.length;
    for (let n = next(); n <= last; n++) {
      if (waiting.has(n)) {
        pending.push(n);
        continue;
      }
      const made = candidates.get(n)!;
      const clash = isUsed(made) ? history.clash(n, made.words) : undefined;
      const isNext = n === next();
      const attempt = (attempts.get(n) ?? 0) + 1;
      if (lacking.has(n)) {
        if (n === waveFirst && banned.length === 0) {
          settle(lackingWords(made));
        } else {
          // Made again, it has those that were banned, and as first of its wave more that rest no longer.
          if (isNext) banned = [];
          attempts.set(n, attempt);
          pending.push(n);
        }
      } else if (isNext && clash === undefined) {
        settle(made);
      } else if (isNext && attempt >= ATTEMPTS) {
        settle({ ...made, tooLike: `too like puzzle ${clash!.n}` });
      } else if (clash !== undefined || isLikeLower(made, next(), candidates, waiting, history)) {
        if (isNext) banned = [...banned, ...clash!.words];
        attempts.set(n, attempt);
        pending.push(n);
      }
    }
    width = Math.max(1, 2 * (settled.length - before));
  }
  return settled;
}

type Used = Made & { readonly words: ReadonlySet<string> };

/** Whether a puzzle is kept, as far as the others let it. */
function isUsed(made: Made): made is Used {
  return made.words !== undefined && made.rejected === undefined && made.tooLike === undefined;
}

/** Whether a puzzle is too like one of a lower number that is not settled either, nor to be made again. */
function isLikeLower(
  made: Made,
  from: number,
  candidates: ReadonlyMap<number, Made>,
  waiting: ReadonlySet<number>,
  history: History,
): boolean {
  if (!isUsed(made)) return false;
  for (let n = from; n < made.n; n++) {
    const lower = candidates.get(n)!;
    if (!waiting.has(n) && isUsed(lower) && history.areAlike(made, lower)) return true;
  }
  return false;
}

/** What was kept so far: which words, when, and by which puzzles. */
class History {
  private readonly course: Course;
  private readonly rest: number;
  private readonly unlike: Unlike | undefined;
  /** Uses that the threads have not been told. */
  private fresh: [word: string, puzzle: number, times: number][] = [];
  /** The puzzles that each word was used in, as far back as words rest. */
  private readonly uses = new Map<string, number[]>();
  /** Puzzles before the batch. */
  private readonly before: number;
  /** The grids that cannot be filled with all words. */
  readonly proved = new Set<number>();

  constructor(course: Course) {
    this.course = course;
    const { distinct, rest = 0 } = course.request;
    this.unlike = distinct === undefined ? undefined : new Unlike(distinct);
    this.before = course.usage?.puzzles ?? 0;
    this.rest = rest;
    for (const [word, { times, last }] of course.usage?.entries() ?? []) {
      this.uses.set(word, [last - this.before]);
      this.fresh.push([word, last, times]);
    }
  }

  keep(n: number, words: ReadonlySet<string>): void {
    this.unlike?.add(n, words);
    for (const word of words) {
      const known = (this.uses.get(word) ?? []).filter((other) => n - other <= this.rest + ROUND);
      this.uses.set(word, [...known, n]);
      this.fresh.push([word, this.before + n, 1]);
    }
  }

  /** What speaks against puzzle n with these words. */
  clash(
    n: number,
    words: ReadonlySet<string>,
  ): { n: number; words: readonly string[] } | undefined {
    const [alike] = this.unlike?.alike(words) ?? [];
    if (alike !== undefined) return alike;
    if (this.rest === 0) return undefined;
    for (const word of words) {
      const near = this.uses.get(word)?.find((other) => Math.abs(n - other) <= this.rest);
      if (near !== undefined) return { n: near, words: [word] };
    }
    return undefined;
  }

  /** Whether two puzzles cannot both be kept. */
  areAlike(a: Used, b: Used): boolean {
    const { distinct = 0 } = this.course.request;
    const shared = [...a.words].filter((word) => b.words.has(word)).length;
    if (Math.min(a.words.size, b.words.size) - shared < distinct) return true;
    return shared > 0 && Math.abs(a.n - b.n) <= this.rest;
  }

  /**
   * Tells the threads what was used, before puzzle `first` and those after it are made; whether they may use all
   * words.
   */
  begin(first: number, banned: readonly string[]): boolean {
    const wave: Wave = { uses: this.fresh, now: this.before + first, rest: this.rest, banned };
    this.fresh = [];
    this.course.crew.begin(wave);
    const isResting = (n: number): boolean => n >= first - this.rest;
    const rests = this.rest > 0 && [...this.uses.values()].some((uses) => uses.some(isResting));
    return banned.length === 0 && !rests;
  }
}

/** The one wave of puzzles that know of what was used before the batch, but not of each other. */
export function beforeAll(usage: Usage, rest: number): Wave {
  const uses = [...usage.entries()].map(([word, { times, last }]) => [word, last, times] as const);
  return { uses, now: usage.puzzles + 1, rest, banned: [] };
}
